import { mealNames } from '@city-genie/city-data/city';
import type { PlanPause, Recommendation, SearchReply } from '@city-genie/contracts/search/routes';
import { fieldsOf } from '../../ui/fields-of.js';
import { isLocalDateTime } from './plan-params.js';
import { minutesBetween } from './plan-words.js';

/** What lies behind of a day whose rest was planned anew: the server knows the rest only. */
export type Passed = {
  /** When the day began, local. */
  start: string;
  stops: Recommendation[];
  pauses: PlanPause[];
};

/** The part of a day before the stop of an index. `startAt`: when the rest begins, local; meals that begin later belong to it. */
export function passedOf(day: SearchReply, index: number, startAt: string): Passed | undefined {
  const stops = day.recommendations.slice(0, index);
  if (!day.plan || stops.length === 0) {
    return undefined;
  }
  const pauses = day.plan.pauses.filter(({ after, start }) => start < startAt && stops.some(({ id }) => id === after));
  return { start: day.plan.start, stops, pauses };
}

const sum = (minutes: readonly number[]) => minutes.reduce((all, each) => all + each, 0);

/** The day as a whole: what lies behind, and the rest that was planned anew. */
export function wholeDay(rest: SearchReply, passed: Passed | undefined): SearchReply {
  const ids = new Set(rest.recommendations.map(({ id }) => id));
  // While the rest is on its way, the plan before it is shown, which still has some of them.
  const stops = passed?.stops.filter(({ id }) => !ids.has(id)) ?? [];
  const [first] = rest.recommendations;
  if (!passed || !rest.plan || !first || stops.length === 0) {
    return rest;
  }
  const { plan } = rest;
  const behind = stops.length;
  // The way to the first stop of the rest is no part of the rest's minutes.
  const ways = [...stops, first];
  const before = passed.pauses.filter(({ after }) => stops.some(({ id }) => id === after));
  const pauses = [...before, ...plan.pauses];
  const totalMinutes = minutesBetween(passed.start, plan.end);
  const visitMinutes = plan.visitMinutes + sum(stops.map(({ arrive, leave }) => minutesBetween(arrive, leave)));
  const walkMinutes = plan.walkMinutes + sum(ways.map((way) => way.walkMinutes));
  const transitMinutes = plan.transitMinutes + sum(ways.map((way) => (way.legMode === 'transit' ? way.legMinutes : 0)));
  const mealMinutes = sum(pauses.map(({ start, end }) => minutesBetween(start, end)));
  return {
    ...rest,
    recommendations: [...stops, ...rest.recommendations],
    plan: {
      ...plan,
      start: passed.start,
      totalMinutes,
      visitMinutes,
      walkMinutes,
      transitMinutes,
      waitMinutes: Math.max(0, totalMinutes - visitMinutes - walkMinutes - transitMinutes - mealMinutes),
      pauses,
      mapLinks: plan.mapLinks.map((link) => ({ ...link, from: link.from + behind, to: link.to + behind })),
    },
  };
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTime: Check = (value) => typeof value === 'string' && isLocalDateTime(value);
const isCount: Check = Number.isFinite;

/** What the page reads of a stop that lies behind, and can't do without. */
const stopForm: Partial<Record<keyof Recommendation, Check>> = {
  id: isText,
  title: isText,
  geo: (value) => isCount(fieldsOf(value).get('lat')) && isCount(fieldsOf(value).get('lon')),
  arrive: isTime,
  leave: isTime,
  legMode: (value) => value === 'walk' || value === 'transit',
  legMinutes: isCount,
  walkMinutes: isCount,
  reasons: Array.isArray,
  tips: Array.isArray,
};

const pauseForm: Partial<Record<keyof PlanPause, Check>> = {
  meal: (value) => mealNames.some((name) => name === value),
  start: isTime,
  end: isTime,
  after: isText,
  tables: Array.isArray,
};

const listOf =
  (form: Readonly<Record<string, Check>>): Check =>
  (values) =>
    Array.isArray(values) && values.every((value) => hasForm(value, form));

function hasForm(value: unknown, form: Readonly<Record<string, Check>>): boolean {
  const fields = fieldsOf(value);
  return Object.entries(form).every(([name, check]) => check(fields.get(name)));
}

const passedForm: Record<keyof Passed, Check> = { start: isTime, stops: listOf(stopForm), pauses: listOf(pauseForm) };

const isPassed = (value: unknown): value is Passed => hasForm(value, passedForm);

/** What lies behind, in a history entry's state, which is untrusted. */
export function passedOfState(state: unknown): Passed | undefined {
  const passed = fieldsOf(state).get('passed');
  return isPassed(passed) ? passed : undefined;
}
