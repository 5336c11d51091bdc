import { z } from 'zod';
import { cityParams } from '../city-params.js';
import { defineRoute } from '../route.js';
import { cityGuide, cityTeaser, publicPlaces } from './endpoints.js';

const strings = z.array(z.string());
const titled = z.array(z.object({ title: z.string(), text: z.string() }));

const moodGuide = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  emoji: z.string(),
  color: z.string(),
  detailedDescription: z.string(),
  highlights: strings,
  bestFor: strings,
  atmosphere: z.string(),
  typicalExperiences: strings,
  timeOfDay: z.string(),
  seasonalTips: z.string(),
  localInsights: strings,
  photoSpots: strings,
  foodExperiences: strings,
  hiddenGems: strings,
});

export type MoodGuide = z.infer<typeof moodGuide>;

export const guide = z.object({ moods: z.array(moodGuide), bestTimes: titled, tips: strings, highlights: titled, culture: titled });

export type Guide = z.infer<typeof guide>;

export const cityGuideRoute = defineRoute(cityGuide, {
  params: cityParams,
  reply: z.object({ success: z.literal(true), guide }),
});

const teaserStop = z.object({
  title: z.string(),
  category: z.string(),
  district: z.string(),
  /** The name of the mood that the reason is about. */
  mood: z.string(),
  /** Today's, by the city's clocks. */
  openingHours: z.string(),
  reason: z.string(),
});

export type TeaserStop = z.infer<typeof teaserStop>;

export const cityTeaserRoute = defineRoute(cityTeaser, {
  params: cityParams,
  reply: z.object({ success: z.literal(true), stops: z.array(teaserStop).max(3) }),
});

const publicPlace = z.object({
  id: z.string(),
  title: z.string(),
  /** Its name there, where it is another one. */
  alsoCalled: z.string().optional(),
  category: z.string(),
  district: z.string(),
  /** The id of the mood that it fits best, and why it does. */
  mood: z.string(),
  reason: z.string(),
  tags: z.array(z.string()),
  /** Costs nothing. */
  free: z.literal(true).optional(),
  /** All of it is under a roof. */
  indoors: z.literal(true).optional(),
});

export type PublicPlace = z.infer<typeof publicPlace>;

export const publicPlacesRoute = defineRoute(publicPlaces, {
  reply: z.object({ success: z.literal(true), cities: z.array(z.object({ city: z.string(), places: z.array(publicPlace) })) }),
});
