import { z } from 'zod';

/** The city of a path; which cities exist is decided by city-data, so an unknown one is a 404 and not a 400. */
export const cityParams = z.object({ city: z.string().min(1).max(40) });
