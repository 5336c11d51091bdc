import { beijing } from './beijing.js';
import { berlin } from './berlin.js';
import type { Holiday, HolidayTable } from './holiday.js';
import { london } from './london.js';
import { madrid } from './madrid.js';
import { newyork } from './newyork.js';
import { paris } from './paris.js';
import { rome } from './rome.js';
import { tokyo } from './tokyo.js';

/** By city key. Kept apart from `City`, because the browser loads every `City` and doesn't need these tables. */
export const holidayTables: ReadonlyMap<string, HolidayTable> = new Map([
  ['paris', paris],
  ['london', london],
  ['madrid', madrid],
  ['newyork', newyork],
  ['tokyo', tokyo],
  ['beijing', beijing],
  ['rome', rome],
  ['berlin', berlin],
]);

const datesByCity = new Map([...holidayTables].map(([key, { holidays }]) => [key, new Set(holidays.map(({ date }) => date))]));

/** The known holidays of a city. For a city without a table it is empty, and regular hours apply on holidays. */
export function holidaysOf(cityKey: string): readonly Holiday[] {
  return holidayTables.get(cityKey)?.holidays ?? [];
}

/** True when a local date, `YYYY-MM-DD`, is a known public holiday of a city; false outside 2026 to 2028. */
export function isHoliday(cityKey: string, date: string): boolean {
  return datesByCity.get(cityKey)?.has(date) ?? false;
}
