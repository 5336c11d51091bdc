import { timeframeIds } from '@city-genie/city-data/timeframes';
import { z } from 'zod';

const messages = {
  mood: 'Please choose one of this city’s moods',
  timeframe: 'Please choose one of the three time slots',
} as const;

/** Local time of the city, to the minute. */
export const localDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Please give a local time as YYYY-MM-DDTHH:mm')
  .refine((text) => !Number.isNaN(Date.parse(`${text}:00Z`)) && new Date(`${text}:00Z`).toISOString().startsWith(text), {
    message: 'Please give a date that exists',
  });

/** The service checks whether the mood belongs to the city, which is in the path. */
export const mood = z.string(messages.mood).min(1, messages.mood).max(60, messages.mood);
export const timeframe = z.enum(timeframeIds, messages.timeframe);
export const placeId = z.string().regex(/^[a-z0-9-]{1,100}$/, 'Please give ids of places');
