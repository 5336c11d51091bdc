import { z } from 'zod';

/** The city of a path. city-data decides which cities exist, so an unknown one is a 404, not a 400. */
export const cityParams = z.object({ city: z.string().min(1).max(40) });
