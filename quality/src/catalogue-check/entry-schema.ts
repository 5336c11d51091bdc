import { categories, type Place, type Restaurant, tags } from '@city-genie/recommendations/catalogue/entry';
import { z } from 'zod';

const text = (least: number, most: number) => z.string().min(least).max(most);
const bestTimes = ['morning', 'midday', 'afternoon', 'golden-hour', 'evening'] as const;
const meals = ['breakfast', 'lunch', 'dinner', 'late'] as const;

function hasNoRepeats(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function isInTenths(value: number): boolean {
  return Math.round(value * 10) / 10 === value;
}

const minutes = z.int().min(5).max(480);
const visitMinutes = z
  .strictObject({ min: minutes, typical: minutes, max: minutes })
  .refine(({ min, typical, max }) => min <= typical && typical <= max, 'must be min <= typical <= max');

/**
 * What a rule of its own judges is only typed here, so that one mistake makes one finding: ids (C02), degrees (C03), hours
 * (C05), prices (C07), phones (C08), websites (C09), sources and verification (C10), moods (C11), prose (C16), numbers of tips
 * and specialties (C19), months (C20).
 */
const common = {
  id: z.string(),
  name: text(2, 80),
  localName: text(1, 80).optional(),
  district: text(2, 40),
  address: text(5, 120),
  geo: z.strictObject({ lat: z.number(), lon: z.number() }),
  website: z.string().optional(),
  phone: z.string().optional(),
  openingHours: z.string(),
  reservationRequired: z.boolean(),
  moodFit: z.record(z.string(), z.number().min(0).max(1)),
  moodReason: z.record(z.string(), z.string()),
  tips: z.array(z.string()),
  description: z.string(),
  qualityScore: z.number().min(1).max(5).refine(isInTenths, 'must be in steps of 0.1'),
  sources: z.unknown().optional(),
  verification: z.unknown().optional(),
  priceLevel: z.number(),
  visitMinutes,
};

/** A place, field by field; the compiler asks for a line here when `Place` gets a field. */
export const placeSchema = z.strictObject({
  ...common,
  category: z.enum(categories),
  indoor: z.literal([0, 0.4, 1]),
  bestTime: z.array(z.enum(bestTimes)).min(1).refine(hasNoRepeats, 'has a time twice'),
  hiddenGem: z.boolean(),
  tags: z.array(z.enum(tags)).min(1).max(4).refine(hasNoRepeats, 'has a tag twice'),
  bestMonths: z.array(z.number()).optional(),
} satisfies Record<keyof Place, z.ZodType>);

/** A restaurant, field by field, likewise. */
export const restaurantSchema = z.strictObject({
  ...common,
  cuisine: text(3, 60),
  specialties: z.array(text(3, 80)).refine(hasNoRepeats, 'has a specialty twice'),
  atmosphere: text(10, 120),
  meals: z.array(z.enum(meals)).min(1).refine(hasNoRepeats, 'has a meal twice'),
} satisfies Record<keyof Restaurant, z.ZodType>);
