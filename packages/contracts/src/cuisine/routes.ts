import { z } from 'zod';
import { cityParams } from '../city-params.js';
import { defineRoute } from '../route.js';
import { localDateTime, mood, placeId, timeframe } from '../search/preferences.js';
import { booking } from '../search/routes.js';
import { cityCuisine } from './endpoints.js';

/**
 * Without `startAt` the list is for the slot of the plan that the same search gives. `near`: ids of the plan's stops; restaurants close to
 * them come first.
 */
const cuisineRequest = z.object({
  mood,
  timeframe,
  startAt: localDateTime.optional(),
  near: z.array(placeId).max(20).optional(),
  /** When the meal begins; without it, it is the meal of the slot. */
  mealAt: localDateTime.optional(),
  /** The stop before the meal: restaurants near it come first, each with its distance from it. */
  after: placeId.optional(),
});

export type CuisineRequest = z.infer<typeof cuisineRequest>;

/** A restaurant in a reply: the ordered fields and ours beside them (docs/rules/access.md#ordered-fields). */
const cuisineRecommendation = z.object({
  id: z.string(),
  restaurantName: z.string(),
  cuisine: z.string(),
  userRating: z.number(),
  priceRange: z.enum(['£', '££', '£££', '££££']),
  reservationRequired: z.boolean(),
  booking,
  station: z.string().optional(),
  description: z.string(),
  location: z.string(),
  estimatedDuration: z.string(),
  atmosphere: z.string(),
  specialties: z.array(z.string()),
  bestTimeToVisit: z.string(),
  openingHours: z.string(),
  openingHoursOsm: z.string(),
  phoneNumber: z.string().optional(),
  website: z.string().optional(),
  tips: z.array(z.string()),
  moodMatch: z.string(),
  /** From the stop before the meal, as the crow flies, where the request names it. */
  distanceMetres: z.number().int().optional(),
  geo: z.object({ lat: z.number(), lon: z.number() }),
  verification: z.enum(['editorial', 'verified']),
});

export type CuisineRecommendation = z.infer<typeof cuisineRecommendation>;

export const cityCuisineRoute = defineRoute(cityCuisine, {
  params: cityParams,
  body: cuisineRequest,
  reply: z.object({
    success: z.literal(true),
    /** When the slot of the list begins, local time `YYYY-MM-DDTHH:mm`. */
    startAt: z.string(),
    recommendations: z.array(cuisineRecommendation),
  }),
});
