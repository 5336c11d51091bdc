import type { WhenTrue } from '../catalogue/entry.js';
import { weekdayOf } from '../opening-hours/open-on.js';
import { weekdayNames } from '../opening-hours/parse.js';
import { isIn } from './day-parts.js';
import type { Slot } from './slot.js';

/** Whether a sentence is true of a visit that begins at this wall-clock minute of the slot's date. */
export function isTrueAt(
  { dayParts, weekdays: days, months }: WhenTrue,
  arrive: number,
  { date, sun }: Pick<Slot, 'date' | 'sun'>,
): boolean {
  const day = weekdayNames[weekdayOf(date)];
  return (
    (dayParts === undefined || dayParts.some((part) => isIn(part, arrive, sun))) &&
    (days === undefined || days.some((each) => each === day)) &&
    (months === undefined || months.includes(Number(date.slice(5, 7))))
  );
}
