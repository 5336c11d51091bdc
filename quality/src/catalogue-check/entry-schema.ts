import { placeSchema, restaurantSchema } from '@city-genie/recommendations/catalogue/entry';
import { z } from 'zod';

const text = (least: number, most: number) => z.string().min(least).max(most);

function hasNoRepeats(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function isInTenths(value: number): boolean {
  return Math.round(value * 10) / 10 === value;
}

const place = placeSchema.shape;
const restaurant = restaurantSchema.shape;
const timedReason = place.timedReason.unwrap().unwrap().valueType;

/**
 * The editorial rules beyond the schema of the catalogue. Whatever another rule checks in full is left to that rule, so that
 * one mistake gives one finding: prices (C07), sources and verification (C10).
 */
const common = {
  name: text(2, 80),
  localName: text(1, 80).exactOptional(),
  district: text(2, 40),
  address: text(5, 120),
  station: text(2, 60).exactOptional(),
  geo: place.geo.strict(),
  visitMinutes: place.visitMinutes.strict(),
  qualityScore: place.qualityScore.refine(isInTenths, 'must be in steps of 0.1'),
  timedReason: z.record(z.string(), z.strictObject({ text: z.string(), whenTrue: timedReason.shape.whenTrue.strict() })).exactOptional(),
  priceLevel: z.number(),
  sources: z.unknown().optional(),
  verification: z.unknown().optional(),
};

/** A place, field by field; unknown fields are refused. */
export const editedPlace = placeSchema
  .extend({
    ...common,
    bestTime: place.bestTime.refine(({ length }) => length > 0, 'has no time').refine(hasNoRepeats, 'has a time twice'),
    tags: place.tags.refine(({ length }) => length >= 1 && length <= 4, 'must be one to four').refine(hasNoRepeats, 'has a tag twice'),
  })
  .strict();

/** A restaurant, field by field; unknown fields are refused. */
export const editedRestaurant = restaurantSchema
  .extend({
    ...common,
    cuisine: text(3, 60),
    specialties: z.array(text(3, 80)).refine(hasNoRepeats, 'has a specialty twice'),
    atmosphere: text(10, 120),
    meals: restaurant.meals.refine(({ length }) => length > 0, 'has no meal').refine(hasNoRepeats, 'has a meal twice'),
  })
  .strict();
