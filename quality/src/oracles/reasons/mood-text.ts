import type { DayPart, Place, WhenTrue } from '@city-genie/recommendations/catalogue/entry';
import { isInPart } from '../facts/day-parts.js';
import { dateAt, weekdayOf } from '../facts/performances.js';
import type { SlotFacts } from '../facts/slot-facts.js';
import { sunTolerance } from '../facts/sun-facts.js';

/** A sentence for the golden hour speaks of the sun, so it isn't true after sunset. */
function isPartTrue(part: DayPart, arrive: number, slot: SlotFacts): boolean {
  return isInPart(part, arrive, slot) && (part !== 'golden-hour' || arrive <= slot.sun.sunset + sunTolerance);
}

/** Whether an arrival lies in one of the named parts of the day, weekdays and months; what isn't named doesn't matter. */
function isTrueAt({ dayParts, weekdays, months }: WhenTrue, arrive: number, slot: SlotFacts): boolean {
  const date = dateAt(slot.date, slot.clock.wallAt(arrive));
  return (
    (dayParts?.some((part) => isPartTrue(part, arrive, slot)) ?? true) &&
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
