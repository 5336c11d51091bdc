import { type MealName, mealNames } from '@city-genie/city-data/city';
import { planStopText, splitPlanStop } from '@city-genie/contracts/plan-files/plan-stop';
import { fieldsOf } from '../../ui/fields-of.js';

const dayMs = 86_400_000;
const timed = /^([a-z0-9-]{1,100})@((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A stop of a plan with its local times, `YYYY-MM-DDTHH:mm`. */
export type TimedStop = { id: string; arrive: string; leave: string };

/** Days from the date of a start to that of the first arrival, of times by the clock: a plan that runs late has a stop that was due before its start. */
function daysFromStart(arrive: string, start: string): number {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return -Math.round((minuteOf(arrive) - minuteOf(start)) / dayMinutes);
}

/** Minutes of a day. */
const dayMinutes = 1440;

/** More stops than this a search doesn't take. */
export const maxStops = 9;

/** A plan as it stands: its stops as a search takes them in `base`, and its meals. */
export type Standing = { stops: string[]; meals: MealName[] };

/** A plan on the page as it stands. */
export function standingOf(stops: readonly TimedStop[], pauses: readonly { meal: MealName }[]): Standing {
  return {
    stops: stops.map(({ id, arrive, leave }) => planStopText({ placeId: id, arrive, leave })),
    meals: pauses.map(({ meal }) => meal),
  };
}

/** Such a plan in a history entry's state, which is untrusted; undefined when it is none. */
export function standingFrom(value: unknown): Standing | undefined {
  const entries = fieldsOf(value);
  const [stops, meals] = [entries.get('stops'), entries.get('meals')];
  return Array.isArray(stops) && Array.isArray(meals) && stops.every((each) => typeof each === 'string')
    ? { stops, meals: mealNames.filter((meal) => meals.includes(meal)) }
    : undefined;
}

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

/**
 * A base of an address. Its dates follow from the start: where an arrival is earlier than the one before by the clock (the first: by hours than the start), it is on the
 * next day.
 * Undefined when it is malformed.
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
