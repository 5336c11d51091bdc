import type { Place, WhenTrue } from '@city-genie/recommendations/catalogue/entry';
import { isInPart } from '../facts/day-parts.js';
import { dateAt, weekdayOf } from '../facts/performances.js';
import type { SlotFacts } from '../facts/slot-facts.js';

/** Whether an arrival lies in one of the named parts of the day, weekdays and months; what isn't named doesn't matter. */
function isTrueAt({ dayParts, weekdays, months }: WhenTrue, arrive: number, slot: SlotFacts): boolean {
  const date = dateAt(slot.date, slot.clock.wallAt(arrive));
  return (
    (dayParts?.some((part) => isInPart(part, arrive, slot)) ?? true) &&
    (weekdays?.some((weekday) => weekday === weekdayOf(date)) ?? true) &&
    (months?.includes(Number(date.slice(5, 7))) ?? true)
  );
}

/** Whether a sentence is the editors' on the requested mood: the one that is always true, or one of the hour, true at the arrival. */
export function isMoodTextTrue(text: string, place: Place, arrive: number, slot: SlotFacts): boolean {
  const { mood } = slot.asked.request;
  const timed = place.timedReason?.[mood];
  const isTimed = timed?.text === text && isTrueAt(timed.whenTrue, arrive, slot);
  return text !== '' && (text === place.moodReason[mood] || isTimed);
}
