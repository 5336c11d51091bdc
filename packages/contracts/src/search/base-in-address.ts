import { type MealName, mealNames } from '@city-genie/city-data/city';
import { planStopText, splitPlanStop } from '../plan-files/plan-stop.js';

const dayMs = 86_400_000;
const dayMinutes = 1440;
const timed = /^([a-z0-9-]{1,100})@((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** More stops than this a search doesn't take. */
export const maxStops = 9;

/** So many ids of places a search takes, of each kind. */
export const searchLimits = { pin: maxStops, exclude: 50, seen: 60 } as const;

/** The id of a stop of a base. */
export function baseId(text: string): string {
  return splitPlanStop(text)?.placeId ?? text;
}

/** A base as it stands in the address, without its dates: `place@10:00-10:45,…`. */
export function formatBase(base: readonly string[] | undefined): string | undefined {
  return base
    ?.flatMap((text) => {
      const stop = splitPlanStop(text);
      return stop ? `${stop.placeId}@${stop.arrive.slice(11)}-${stop.leave.slice(11)}` : [];
    })
    .join();
}

/** Days from the date of a start to that of the first arrival, by the clock: in a plan that runs late, the first stop was due before the start. */
function daysFromStart(arrive: string, start: string): number {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return Math.round((minuteOf(start) - minuteOf(arrive)) / dayMinutes);
}

/**
 * A base of an address. Its dates follow from the start: the first arrival is less than half a day away from it, and an arrival that is earlier than
 * the one before by the clock is on the next day. Undefined when it is malformed.
 */
export function parseBase(text: string | null, startAt: string): string[] | undefined {
  const stops = (text ?? '').split(',').slice(0, maxStops);
  let dateMs = Date.parse(`${startAt.slice(0, 10)}T00:00Z`);
  let before: string | undefined;
  const local = (atMs: number, time: string) => `${new Date(atMs).toISOString().slice(0, 10)}T${time}`;
  const base = stops.flatMap((stop) => {
    const [, id, arrive = '', leave = ''] = timed.exec(stop) ?? [];
    if (!id) {
      return [];
    }
    dateMs += dayMs * (before === undefined ? daysFromStart(arrive, startAt.slice(11)) : Number(arrive < before));
    before = arrive;
    return [planStopText({ placeId: id, arrive: local(dateMs, arrive), leave: local(leave < arrive ? dateMs + dayMs : dateMs, leave) })];
  });
  return base.length === stops.length && new Set(base.map(baseId)).size === base.length ? base : undefined;
}

const noMeals = 'none';

/** The meals of a base in the address: `lunch,dinner`, or `none`. */
export function formatMeals(meals: readonly MealName[] | undefined): string | undefined {
  return meals && (meals.join() || noMeals);
}

/** The meals of an address; undefined when it says none, or something else. */
export function parseMeals(text: string | null): MealName[] | undefined {
  const names: readonly string[] = text?.split(',') ?? [];
  const meals = mealNames.filter((meal) => names.includes(meal));
  return text === noMeals ? [] : meals.length > 0 && meals.length === names.length ? meals : undefined;
}
