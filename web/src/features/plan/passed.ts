import type { PlanPause, Recommendation, SearchReply } from '@city-genie/contracts/search/routes';
import { fieldsOf } from '../../ui/fields-of.js';
import { minutesBetween } from './plan-words.js';

type Leg = Pick<Recommendation, 'legMode' | 'legMinutes' | 'walkMinutes'>;

/** What lies behind of a day whose rest was planned anew: the server knows the rest only. */
export type Passed = {
  /** When the day began, local. */
  start: string;
  stops: Recommendation[];
  pauses: PlanPause[];
  /** The way from the last of these stops to the next one. */
  leg: Leg;
};

/** The part of a day before the stop of an index. `startAt`: when the rest begins, local; meals that begin later belong to it. */
export function passedOf(day: SearchReply, index: number, startAt: string): Passed | undefined {
  const stops = day.recommendations.slice(0, index);
  const next = day.recommendations[index];
  if (!day.plan || stops.length === 0 || !next) {
    return undefined;
  }
  const pauses = day.plan.pauses.filter(({ after, start }) => start < startAt && stops.some(({ id }) => id === after));
  const { legMode, legMinutes, walkMinutes } = next;
  return { start: day.plan.start, stops, pauses, leg: { legMode, legMinutes, walkMinutes } };
}

/** The day as a whole: what lies behind, and the rest that was planned anew. */
export function wholeDay(rest: SearchReply, passed: Passed | undefined): SearchReply {
  const ids = new Set(rest.recommendations.map(({ id }) => id));
  // While the rest is on its way, the plan before it is shown, which still has some of them.
  const stops = passed?.stops.filter(({ id }) => !ids.has(id)) ?? [];
  const [first, ...others] = rest.recommendations;
  if (!passed || !rest.plan || !first || stops.length === 0) {
    return rest;
  }
  const { plan } = rest;
  const behind = stops.length;
  const leg = behind === passed.stops.length ? passed.leg : first;
  const ways = [...stops, leg];
  const sum = (minutes: readonly number[]) => minutes.reduce((all, each) => all + each, 0);
  const before = passed.pauses.filter(({ after }) => stops.some(({ id }) => id === after));
  return {
    ...rest,
    recommendations: [...stops, { ...first, ...leg }, ...others],
    plan: {
      ...plan,
      start: passed.start,
      totalMinutes: minutesBetween(passed.start, plan.end),
      visitMinutes: plan.visitMinutes + sum(stops.map(({ arrive, leave }) => minutesBetween(arrive, leave))),
      walkMinutes: plan.walkMinutes + sum(ways.map((way) => way.walkMinutes)),
      transitMinutes: plan.transitMinutes + sum(ways.map((way) => (way.legMode === 'transit' ? way.legMinutes - way.walkMinutes : 0))),
      pauses: [...before, ...plan.pauses],
      mapLinks: plan.mapLinks.map((link) => ({ ...link, from: link.from + behind, to: link.to + behind })),
    },
  };
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isPassed(value: unknown): value is Passed {
  return (
    isRecord(value) &&
    'start' in value &&
    typeof value.start === 'string' &&
    'stops' in value &&
    Array.isArray(value.stops) &&
    value.stops.every((stop) => isRecord(stop) && 'reasons' in stop && 'arrive' in stop && 'title' in stop) &&
    'pauses' in value &&
    Array.isArray(value.pauses) &&
    'leg' in value &&
    isRecord(value.leg)
  );
}

/** What lies behind, in a history entry's state, which is untrusted. */
export function passedOfState(state: unknown): Passed | undefined {
  const passed = fieldsOf(state).get('passed');
  return isPassed(passed) ? passed : undefined;
}
