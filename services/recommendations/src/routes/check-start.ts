import type { City } from '@city-genie/city-data/city';
import { firstInstantOf, localDate } from '@city-genie/city-data/city-clock';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import { fieldFault } from '@city-genie/service-kit/errors';
import { addDays } from '../opening-hours/open-on.js';

const daysAhead = 14;
/** Somebody reads a form for some minutes before sending it. */
const graceMs = 15 * 60_000;

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
 * For a new plan, a start of earlier today is a mistake; with a seed it is a plan that somebody has already: a reload, or a link.
 * @throws AppError 400 naming `startAt`, as `requireStart` does
 */
export function requireSearchStart(city: City, { startAt, seed }: Pick<SearchRequest, 'startAt' | 'seed'>, nowMs: number): void {
  requireStart(city, startAt, nowMs);
  if (startAt !== undefined && seed === undefined && firstInstantOf(city.timezone, startAt) < nowMs - graceMs) {
    throw fieldFault('startAt', 'Please choose a start that is still to come');
  }
}
