import type { DayPart, Place } from '@city-genie/recommendations/catalogue/entry';
import type { DayClock } from './day-clock.js';
import { type SunFacts, sunTolerance } from './sun-facts.js';

/** The parts of the day that clocks bound, in minutes since midnight. */
const hours = {
  morning: { from: 8 * 60, to: 12 * 60 },
  midday: { from: 11.5 * 60, to: 14.5 * 60 },
  afternoon: { from: 13.5 * 60, to: 18 * 60 },
  evening: { from: 18 * 60, to: 24 * 60 },
} as const;

type Day = { clock: DayClock; sun: SunFacts };

/** Whether an elapsed minute lies in a part of the day. `slack` widens the parts that the sun bounds, in minutes. */
export function isInPart(part: DayPart, elapsed: number, { clock, sun }: Day, slack = sunTolerance): boolean {
  if (part === 'golden-hour') {
    return sun.isGolden(elapsed, slack);
  }
  if (part === 'after-dark') {
    return sun.isAfterDark(elapsed, slack);
  }
  const wall = clock.wallAt(elapsed);
  // There is no afternoon after sunset.
  const isOver = part === 'afternoon' && sun.isSunDown(elapsed, -slack);
  return wall >= hours[part].from && wall < hours[part].to && !isOver;
}

const lateParts: ReadonlySet<string> = new Set(['golden-hour', 'evening', 'after-dark']);

/** Whether a place is at its best at the end of the day alone: at the golden hour, in the evening or after dark. */
export function isForTheEnd({ bestTime }: Pick<Place, 'bestTime'>): boolean {
  return bestTime.length > 0 && bestTime.every((part) => lateParts.has(part));
}

/** Whether a part of the day may begin at an elapsed minute. */
export function beginsPart(part: DayPart, elapsed: number, day: Day): boolean {
  return isInPart(part, elapsed, day) && !isInPart(part, elapsed - 1, day, -sunTolerance);
}
