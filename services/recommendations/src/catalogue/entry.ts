import { z } from 'zod';

/** Closed list; icons, variety rules and checks derive from it. */
export const categories = [
  'museum',
  'gallery',
  'monument',
  'church',
  'palace',
  'park',
  'garden',
  'square',
  'viewpoint',
  'street',
  'market',
  'shop',
  'library',
  'theatre',
  'waterside',
  'cemetery',
  'passage',
  'cinema',
  'music',
  'bar',
  'games',
  'bath',
] as const;

export type Category = (typeof categories)[number];

/** Closed list: topics of a place, in addition to its category. `photo-spot`: best visited around sunset. */
export const tags = [
  'architecture',
  'art',
  'books',
  'children',
  'craft',
  'design',
  'faith',
  'fashion',
  'film',
  'food',
  'history',
  'live-music',
  'nature',
  'nightlife',
  'photo-spot',
  'science',
  'theatre-arts',
  'views',
  'water',
] as const;

/** Parts of a day; `after-dark` begins when the golden hour ends (`planner/day-parts.ts`). */
const dayPart = z.enum(['morning', 'midday', 'afternoon', 'golden-hour', 'evening', 'after-dark']);
const weekday = z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
const meal = z.enum(['breakfast', 'lunch', 'dinner', 'late']);
const priceLevel = z.literal([0, 1, 2, 3, 4]);

export type DayPart = z.infer<typeof dayPart>;
export type PriceLevel = z.infer<typeof priceLevel>;

const texts = z.array(z.string()).readonly();
const minutes = z.int().min(5).max(480);

/** When a sentence is true of a visit: in one of the parts of the day, weekdays and months. What isn't named doesn't matter. */
const whenTrueSchema = z.object({
  dayParts: z.array(dayPart).readonly().exactOptional(),
  weekdays: z.array(weekday).readonly().exactOptional(),
  /** 1 to 12. */
  months: z.array(z.int().min(1).max(12)).readonly().exactOptional(),
});

export type WhenTrue = z.infer<typeof whenTrueSchema>;

const sourceSchema = z.object({ kind: z.enum(['official', 'tourism-board', 'general-knowledge']), url: z.string().exactOptional() });

const verificationSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('editorial'), checkedAt: z.null() }),
  z.object({ status: z.literal('verified'), checkedAt: z.string() }),
]);

/** Fields that places and restaurants share. Facts are true as far as we know, and marked as such. */
const common = {
  /** Slug of city and name, e.g. `paris-musee-rodin`; never changes. */
  id: z.string(),
  name: z.string(),
  localName: z.string().exactOptional(),
  /** Neighbourhood as locals call it. */
  district: z.string(),
  /** Street, number, postcode; map links search for this together with the city's name. */
  address: z.string(),
  /** WGS-84 degrees, at least four decimals. */
  geo: z.object({ lat: z.number(), lon: z.number() }),
  /** The official https address, without tracking parameters; only where known for certain. */
  website: z.string().exactOptional(),
  /** E.164; only where known for certain. */
  phone: z.string().exactOptional(),
  /** OSM opening_hours in the strict subset of `opening-hours/parse.ts`, in local time. */
  openingHours: z.string(),
  /** `advised`: without one, expect to wait or to be turned away at busy times. `required`: nobody gets in without. */
  booking: z.enum(['none', 'advised', 'required']),
  /** The nearest station of the underground or the railway, by its name; only where it helps. */
  station: z.string().exactOptional(),
  /** Fit from 0 to 1 for each of the city's four moods; a missing mood counts as 0. `mood-line.ts` says from where on it is offered. */
  moodFit: z.record(z.string(), z.number().min(0).max(1)).readonly(),
  /** One sentence for each mood that the place is offered in, specific to this place and true at any hour and on any day. */
  moodReason: z.record(z.string(), z.string()).readonly(),
  /** A second sentence for a mood, shown instead of the first where it is true of the visit (docs/rules/plans.md#notes-and-reasons). */
  timedReason: z
    .record(z.string(), z.object({ text: z.string(), whenTrue: whenTrueSchema }))
    .readonly()
    .exactOptional(),
  /** Two to four practical sentences. */
  tips: texts,
  /** 60 to 320 characters, written by us. */
  description: z.string(),
  /** Score by our editors, 1 to 5 in steps of 0.1. */
  qualityScore: z.number().min(1).max(5),
  /** Where a reader can check the facts: the official site. */
  sources: z.array(sourceSchema).readonly(),
  /** `editorial` = written from general knowledge, not checked on site. */
  verification: verificationSchema,
  /** How long a visit, or a meal, takes, in minutes. */
  visitMinutes: z
    .object({ min: minutes, typical: minutes, max: minutes })
    .refine(({ min, typical, max }) => min <= typical && typical <= max, 'must be min <= typical <= max'),
};

/** A stored place, with the fields that the planner needs. `quality/` checks the stricter editorial rules. */
export const placeSchema = z.object({
  ...common,
  category: z.enum(categories),
  /** 0 free … 4 very expensive. */
  priceLevel,
  /** 1 indoors, 0.4 partly, 0 in the open. */
  indoor: z.literal([0, 0.4, 1]),
  bestTime: z.array(dayPart).readonly(),
  /**
   * After sunset. `yes`: lit and worth going to. `lit`: can be passed or looked at, but isn't the aim of an evening. `no`: unlit, locked
   * or lonely; nobody is sent there.
   */
  afterDark: z.enum(['yes', 'lit', 'no']),
  /** Meals that one can have there, at the stalls of a food market or the counter of a bar with a kitchen; missing = none. */
  mealsThere: z
    .array(z.enum(['lunch', 'dinner']))
    .readonly()
    .exactOptional(),
  /** A sight that the city is known for, worth building a day around. */
  icon: z.boolean(),
  /** Minutes before closing at which the last visitors are let in; missing = usual for the category (`planner/visit-windows.ts`). */
  lastEntryMinutes: z.int().min(0).max(240).exactOptional(),
  /**
   * Of a house with a programme (cinema, concert hall, theatre, cabaret): when its performances begin, like `Tu-Sa 20:30`. An empty list:
   * the times change, so that it can't be planned. Missing = one may come at any time that it is open.
   */
  startTimes: texts.exactOptional(),
  /** Places with the same word are much the same to a visitor, like two lookout decks: a plan has one of them. */
  alike: z.string().exactOptional(),
  /** Little known, but worth a visit. */
  hiddenGem: z.boolean(),
  /** The share of seeds, from 0 to 1, in which a mood offers the place in earnest; missing = in all (docs/rules/plans.md#seeds). */
  turns: z.record(z.string(), z.number().min(0).max(1)).readonly().exactOptional(),
  /** One to four, the most characteristic first. */
  tags: z.array(z.enum(tags)).readonly(),
  /** Months (1 to 12) when it is at its best; missing = equally good all year. */
  bestMonths: z.array(z.number()).readonly().exactOptional(),
  /** Weekdays on which it is what it is said to be; on others it is open, but half empty. Missing = all alike. */
  bestDays: z.array(weekday).readonly().exactOptional(),
});

export type Place = z.infer<typeof placeSchema>;

/** A stored restaurant, with the fields that the service needs. */
export const restaurantSchema = z.object({
  ...common,
  cuisine: z.string(),
  /** 1 (£) to 4 (££££). */
  priceLevel: z.literal([1, 2, 3, 4]),
  specialties: texts,
  atmosphere: z.string(),
  meals: z.array(meal).readonly(),
});

export type Restaurant = z.infer<typeof restaurantSchema>;

const moodSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  emoji: z.string(),
  /** `#rrggbb` */
  color: z.string(),
  detailedDescription: z.string(),
  highlights: texts,
  bestFor: texts,
  atmosphere: z.string(),
  typicalExperiences: texts,
  timeOfDay: z.string(),
  seasonalTips: z.string(),
  localInsights: texts,
  photoSpots: texts,
  foodExperiences: texts,
  hiddenGems: texts,
});

/** A mood of a city, as its guide describes it (docs/rules/plans.md#moods). */
export type Mood = z.infer<typeof moodSchema>;

const titled = z.array(z.object({ title: z.string(), text: z.string() })).readonly();

/** The texts of a city page other than plans. */
export const guideSchema = z.object({
  moods: z.array(moodSchema).readonly(),
  bestTimes: titled,
  tips: texts,
  highlights: titled,
  culture: titled,
});

export type Guide = z.infer<typeof guideSchema>;

/** One city's content: what the seed writes to MongoDB. */
export type CityContent = { guide: Guide; places: readonly Place[]; restaurants: readonly Restaurant[] };
