import { z } from 'zod';

/** Wider than any weather on record: values outside are faulty data. */
export const celsius = z.number().min(-60).max(60);
export const percent = z.number().min(0).max(100);
export const kmh = z.number().min(0).max(400);
