import { mealNames } from '@city-genie/city-data/city';
import { z } from 'zod';
import { cityParams } from '../city-params.js';
import { splitPlanStop } from '../plan-files/plan-stop.js';
import { defineRoute } from '../route.js';
import { maxStops, searchLimits } from './base-in-address.js';
import { searchCity } from './endpoints.js';
import { localDateTime, mood, placeId, timeframe } from './preferences.js';

const baseMessages = {
  form: 'Please give stops as ids of places, or as place@arrive/leave',
  times: 'Please give the times of all stops or of none',
  order: 'Please give the stops in the order of their arrivals, on one day out',
  twice: 'Please give each stop once',
} as const;

/** A plan lasts ten hours at most, and an evening's end may be moved a little. */
const longestMs = 12 * 3_600_000;
const asUtcMs = (local: string) => Date.parse(`${local}:00Z`);

/** A stop as it stands in a plan: an id, or, with its local times, `id@arrive/leave` as in the files of a plan. */
const baseStop = z
  .string()
  .max(140, baseMessages.form)
  .refine((text) => {
    const stop = splitPlanStop(text);
    const isTimed = stop !== undefined && [stop.arrive, stop.leave].every((time) => localDateTime.safeParse(time).success);
    return placeId.safeParse(isTimed ? stop.placeId : text).success;
  }, baseMessages.form);

/** The stops of a plan, in order. */
const baseStops = z
  .array(baseStop)
  .min(1, baseMessages.form)
  .max(maxStops, `Please give at most ${maxStops} stops`)
  .superRefine((stops, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const timed = stops.flatMap((stop) => splitPlanStop(stop) ?? []);
    const [first, last] = [timed[0], timed.at(-1)];
    if (new Set(stops.map((stop) => stop.split('@')[0])).size < stops.length) {
      refuse(baseMessages.twice);
    } else if (timed.length > 0 && timed.length < stops.length) {
      refuse(baseMessages.times);
    } else if (
      first &&
      last &&
      (timed.some(({ arrive, leave }, index) => leave <= arrive || arrive < (timed[index - 1]?.arrive ?? '')) ||
        asUtcMs(last.leave) - asUtcMs(first.arrive) > longestMs)
    ) {
      refuse(baseMessages.order);
    }
  });

/** A reply depends on this body, the catalogue and the weather alone (docs/rules/plans.md#equal-requests). */
export const searchRequest = z.object({
  mood,
  timeframe,
  startAt: localDateTime.optional(),
  /** Makes a plan reproducible. Echoed in `plan.seed`, so it must be printable: no control characters or lone surrogates. */
  seed: z
    .string()
    .min(1, 'Please give a seed of 1 to 64 characters')
    .max(64, 'Please give a seed of 1 to 64 characters')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please give a seed of ordinary characters')
    .optional(),
  /** Places to keep in the plan wherever they can be visited. */
  pin: z.array(placeId).max(searchLimits.pin, `Please pin at most ${searchLimits.pin} places`).optional(),
  /** Places that are never in the plan. */
  exclude: z.array(placeId).max(searchLimits.exclude, `Please leave out at most ${searchLimits.exclude} places`).optional(),
  /** Shown before: they come only when nothing else fits (docs/rules/plans.md#pins-exclusions-and-seen-places). */
  seen: z.array(placeId).max(searchLimits.seen, `Please give at most ${searchLimits.seen} places that you have seen`).optional(),
  /** `dry`: ignore the forecast and plan for dry weather. */
  weather: z.enum(['forecast', 'dry']).optional(),
  /**
   * The plan as it stands, which is to be changed and not made anew: its stops keep their order and, where they have them, their times. An
   * excluded one of them is replaced; a pinned place that isn't one of them is put in (docs/rules/plans.md#changing-a-plan). Needs `startAt`.
   */
  base: baseStops.optional(),
  /** The meals of that plan, which are kept as its stops are; without it, those for which it has time after one of its stops. */
  meals: z
    .array(z.enum(mealNames))
    .max(mealNames.length)
    .refine((meals) => new Set(meals).size === meals.length, 'Please give each meal once')
    .optional(),
  /** When the plan ends at the latest, whatever its slot: what is left of a day under way. Needs `startAt`. */
  until: localDateTime.optional(),
  /** Where one is before the plan, of a day under way: the first stop has the way from there, which is no part of the plan's minutes. */
  from: placeId.optional(),
});

export type SearchRequest = z.infer<typeof searchRequest>;

const phrase = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
});

/** `advised`: without one, expect to wait. `required`: nobody gets in without. */
export const booking = z.enum(['none', 'advised', 'required']);

const placeFacts = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  estimatedDuration: z.string(),
  /** 1 to 5 in steps of 0.1, by our editors. */
  userRating: z.number(),
  ratingSource: z.literal('editors'),
  priceRange: z.string(),
  openingHours: z.string(),
  openingHoursOsm: z.string(),
  description: z.string(),
  location: z.string(),
  bestTimeToVisit: z.string(),
  tips: z.array(z.string()),
  /** Nobody gets in without a booking. */
  reservationRequired: z.boolean(),
  booking,
  /** The nearest station. */
  station: z.string().optional(),
  /** Of a house with a programme: when its performances begin, like `Tu-Sa 20:30`; empty when the times change. */
  startTimes: z.array(z.string()).optional(),
  phoneNumber: z.string().optional(),
  website: z.string().optional(),
  /** WGS-84 degrees. */
  geo: z.object({ lat: z.number(), lon: z.number() }),
  /** 1 indoors, 0.4 partly, 0 outdoors. */
  indoor: z.number(),
  /** 0 to 1, for the requested mood. */
  moodFit: z.number(),
  visitMinutes: z.number().int(),
  reasons: z.array(phrase),
  source: z.string(),
  verification: z.enum(['editorial', 'verified']),
  checkedAt: z.string().nullable(),
});

/** What a request with `base` has changed of it. `minutes`: by how much the arrival is later, or earlier if negative. */
const change = z.object({ id: z.string(), kind: z.enum(['new', 'moved', 'gone']), minutes: z.number().int().optional() });

export type PlanChange = z.infer<typeof change>;

/** A stop of the plan: the place (docs/rules/access.md#ordered-fields), and when to be there. */
const recommendation = placeFacts.extend({
  /** Local time, `YYYY-MM-DDTHH:mm`. */
  arrive: z.string(),
  leave: z.string(),
  /** Minutes of the walk from the previous stop; 0 when it is not walked. */
  walkMinutes: z.number().int(),
  legMode: z.enum(['walk', 'transit']),
  /** Minutes from the previous stop, by any means; 0 for the first. */
  legMinutes: z.number().int(),
});

export type Recommendation = z.infer<typeof recommendation>;
export type Alternative = z.infer<typeof placeFacts>;

/** A restaurant near a stop; metres as the crow flies. `opensAt`: local `HH:mm`, where it opens a little after the meal begins. */
const opensAt = z.string().optional();
const table = z.object({ id: z.string(), restaurantName: z.string(), distanceMetres: z.number().int(), booking, opensAt });

export type PlanTable = z.infer<typeof table>;

/** A meal of the plan, at the stop before it. */
const pause = z.object({
  meal: z.enum(mealNames),
  start: z.string(),
  end: z.string(),
  /** The id of the stop. */
  after: z.string(),
  /** Whether the meal can be had at the stop itself, as at a food market or a bar with a kitchen. */
  atStop: z.boolean(),
  /** Restaurants of the mood nearby that serve this meal then, first those at which there is time enough, and of those the one on the way to the next stop. */
  tables: z.array(table),
  /** Where there is none of them, and nothing at the stop: the best one that fits other moods better. */
  otherTable: table.optional(),
});

export type PlanPause = z.infer<typeof pause>;

/** What may follow the plan (docs/rules/plans.md#afterwards). */
const afterwards = z.object({
  /** For a dinner that isn't part of the plan, near its last stop. */
  tables: z.array(table),
  /** Where there is none of them: the best one that fits other moods better. */
  otherTable: table.optional(),
  /** With a table: when one sits down at the first, after the plan and the way, in the city's hours of dinner; local. */
  dinnerAt: z.string().optional(),
  /** Places for the evening, the most worthwhile first; the way is from the table where one dines, in the plan or after it, or else from the last stop. Local times from when until when one may be there. */
  places: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      category: z.string(),
      legMode: z.enum(['walk', 'transit']),
      legMinutes: z.number().int(),
      from: z.string(),
      until: z.string(),
      booking,
      /** Of a house whose programme changes: it has to be looked up. */
      seeProgramme: z.boolean(),
    }),
  ),
});

export type Afterwards = z.infer<typeof afterwards>;

const plan = z.object({
  /** Local `YYYY-MM-DD` and `YYYY-MM-DDTHH:mm`. */
  date: z.string(),
  start: z.string(),
  end: z.string(),
  timezone: z.string(),
  totalMinutes: z.number().int(),
  visitMinutes: z.number().int(),
  walkMinutes: z.number().int(),
  transitMinutes: z.number().int(),
  waitMinutes: z.number().int(),
  /** The meals that the plan makes room for (docs/rules/plans.md#meals), included in `totalMinutes`. */
  pauses: z.array(pause),
  /** The first of them. */
  pause: z.object({ start: z.string(), end: z.string(), minutes: z.number().int() }).optional(),
  /** Missing where nothing is known to follow. */
  afterwards: afterwards.optional(),
  /** Directions of Google Maps from stop to stop, walks and rides apart, short enough for phones. */
  mapLinks: z.array(z.object({ from: z.number().int(), to: z.number().int(), mode: z.enum(['walk', 'transit']), url: z.string() })),
  seed: z.string(),
  catalogueVersion: z.string(),
  /** `rain`: of some hour of the plan, snow included. `unknown`: no forecast covers it. */
  weatherUsed: z.enum(['dry', 'rain', 'unknown']),
  /** The hours of the plan that aren't fair, as far as they are known: rain, snow, wind of 50 km/h or 35 °C, in local times. */
  weatherSpells: z.array(z.object({ kind: z.enum(['rain', 'snow', 'wind', 'heat']), from: z.string(), to: z.string() })),
});

export const searchReply = z.object({
  success: z.literal(true),
  recommendations: z.array(recommendation),
  plan: plan.nullable(),
  alternatives: z.array(placeFacts),
  notes: z.array(phrase),
  /** Present with `base`. */
  changes: z.array(change).optional(),
});

export type SearchReply = z.infer<typeof searchReply>;

export const searchCityRoute = defineRoute(searchCity, { params: cityParams, body: searchRequest, reply: searchReply }, [
  'guest_limit_reached',
]);
