import type { DayPart } from '../catalogue/entry.js';
import type { Sun } from './sun.js';

/** A part of a day, in wall-clock minutes since midnight; `to` is no longer in it. */
export type Span = { from: number; to: number };

/** Who arrives so many minutes before sunset is there for its light; and the minutes of afterglow, after which it is dark. */
const golden = { from: 35, to: 10 };
const afterglowMinutes = 20;
/** Past the last visit of a day. */
const endOfNight = 26 * 60;

/** The end of the night before, in the first hours of a day. */
const nightBefore: Span = { from: 0, to: endOfNight - 24 * 60 };

/**
 * When a part of the day is, by the sun of that day: an afternoon is over with sunset, and a day begins with the end of a night; never when the
 * sun doesn't set.
 */
export function spansOf(part: DayPart, { sunset }: Pick<Sun, 'sunset'>): Span[] {
  switch (part) {
    case 'morning':
      return [{ from: 8 * 60, to: 12 * 60 }];
    case 'midday':
      return [{ from: 11 * 60 + 30, to: 14 * 60 + 30 }];
    case 'afternoon':
      return [{ from: 13 * 60 + 30, to: Math.min(18 * 60, sunset ?? Number.POSITIVE_INFINITY) }];
    case 'golden-hour':
      return sunset === undefined ? [] : [{ from: sunset - golden.from, to: sunset - golden.to + 1 }];
    case 'evening':
      return [{ from: 18 * 60, to: 24 * 60 }];
    case 'after-dark':
      return sunset === undefined ? [] : [nightBefore, { from: sunset + afterglowMinutes, to: endOfNight }];
  }
}

/** Whether somebody who arrives at this wall-clock minute is there in this part of the day. */
export function isIn(part: DayPart, minute: number, sun: Pick<Sun, 'sunset'>): boolean {
  return spansOf(part, sun).some(({ from, to }) => minute >= from && minute < to);
}

const lateParts: readonly DayPart[] = ['golden-hour', 'evening', 'after-dark'];

/** Whether a place is worth going to only towards the end of the day. */
export function isForTheEvening(bestTime: readonly DayPart[]): boolean {
  return bestTime.length > 0 && bestTime.every((part) => lateParts.includes(part));
}
