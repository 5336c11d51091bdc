import type { DayPart, WhenTrue } from '../catalogue/entry.js';
import { weekdayOf } from '../opening-hours/open-on.js';
import { weekdayNames } from '../opening-hours/parse.js';
import { isIn } from './day-parts.js';
import type { Slot } from './slot.js';

/** What is said of the golden hour is said of the sun, which is down when it is over. */
function isThen(part: DayPart, arrive: number, sun: Slot['sun']): boolean {
  return isIn(part, arrive, sun) && (part !== 'golden-hour' || arrive <= (sun.sunset ?? Number.NEGATIVE_INFINITY));
}

/** Whether a sentence is true of a visit that begins at this wall-clock minute of the slot's date. */
export function isTrueAt(
  { dayParts, weekdays: days, months }: WhenTrue,
  arrive: number,
  { date, sun }: Pick<Slot, 'date' | 'sun'>,
): boolean {
  const day = weekdayNames[weekdayOf(date)];
  return (
    (dayParts === undefined || dayParts.some((part) => isThen(part, arrive, sun))) &&
    (days === undefined || days.some((each) => each === day)) &&
    (months === undefined || months.includes(Number(date.slice(5, 7))))
  );
}
