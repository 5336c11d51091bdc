import type { City } from '@city-genie/city-data/city';
import { firstInstantOf, localDate } from '@city-genie/city-data/city-clock';
import { splitPlanStop } from '@city-genie/contracts/plan-files/plan-stop';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import { fieldFault } from '@city-genie/service-kit/errors';
import { addDays } from '../opening-hours/open-on.js';

const daysAhead = 14;
/** Somebody reads a form for some minutes before sending it. */
const graceMs = 15 * 60_000;
/** No plan, and nothing that is left of a day, is longer. */
const longestMs = 12 * 3_600_000;

/** @throws AppError 400 naming `startAt` when it lies before today or more than 14 days ahead in the city's time zone. */
export function requireStart(city: City, startAt: string | undefined, nowMs: number): void {
  if (startAt === undefined) {
    return;
  }
  const today = localDate(city.timezone, nowMs);
  const date = startAt.slice(0, 10);
  if (date < today || date > addDays(today, daysAhead)) {
    throw fieldFault('startAt', `Please choose a start within the next ${daysAhead} days`);
  }
}

/**
 * For a new plan, a start of earlier today is a mistake; with a seed or a base it is a plan that somebody has already: a reload, a link, or
 * a plan under way.
 * @throws AppError 400 naming `startAt`, as `requireStart` does
 */
export function requireSearchStart(
  city: City,
  { startAt, seed, base }: Pick<SearchRequest, 'startAt' | 'seed' | 'base'>,
  nowMs: number,
): void {
  if (startAt === undefined) {
    return;
  }
  // After midnight, the evening before is still under way.
  const isOfYesterday = startAt.startsWith(addDays(localDate(city.timezone, nowMs), -1));
  const agoMs = () => nowMs - firstInstantOf(city.timezone, startAt);
  if (base === undefined || !isOfYesterday || agoMs() > longestMs) {
    requireStart(city, startAt, nowMs);
  }
  if (seed === undefined && base === undefined && agoMs() > graceMs) {
    throw fieldFault('startAt', 'Please choose a start that is still to come');
  }
}

/**
 * @throws AppError 400 naming `startAt` when a plan to be changed, or to end by a time, has none; naming `until` when that isn't soon after it;
 * naming `base` when that is of another day, or `meals` when there is no plan that they are of
 */
export function requireStanding({ startAt, until, base, meals }: Pick<SearchRequest, 'startAt' | 'until' | 'base' | 'meals'>): void {
  if (startAt === undefined && (until !== undefined || base !== undefined)) {
    throw fieldFault('startAt', 'Please say when the plan begins');
  }
  if (meals !== undefined && base === undefined) {
    throw fieldFault('meals', 'Please give the plan that the meals are of');
  }
  const lengthMs = until === undefined ? undefined : Date.parse(`${until}:00Z`) - Date.parse(`${startAt}:00Z`);
  if (lengthMs !== undefined && (lengthMs <= 0 || lengthMs > longestMs)) {
    throw fieldFault('until', 'Please choose an end within twelve hours of the start');
  }
  const date = startAt?.slice(0, 10) ?? '';
  // Who is late after midnight may be late for a stop of before.
  const first = startAt?.slice(11, 13) === '00' ? addDays(date, -1) : date;
  const dates = base?.flatMap((stop) => splitPlanStop(stop)?.arrive.slice(0, 10) ?? []) ?? [];
  if (dates.some((day) => day < first || day > addDays(date, 1))) {
    throw fieldFault('base', 'Please give the stops of the day of the start');
  }
}
