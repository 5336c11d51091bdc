import type { City } from '@city-genie/city-data/city';
import { localDate } from '@city-genie/city-data/city-clock';
import { fieldFault } from '@city-genie/service-kit/errors';
import { addDays } from '../opening-hours/open-on.js';

const daysAhead = 14;

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
