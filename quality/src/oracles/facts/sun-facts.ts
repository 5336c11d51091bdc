import type { City } from '@city-genie/city-data/city';
import type { DayClock } from './day-clock.js';
import { sunriseMs, sunsetMs } from './noaa-sun.js';

/** Tolerated difference in minutes between two methods of computing the sun's times. */
export const sunTolerance = 2;

/** It is dark from half an hour after sunset to half an hour before sunrise. */
const twilight = 30;
/** What is unlit is left so many minutes after sunset. */
const lastLight = 10;
/** One arrives for the golden hour so long before sunset; the afterglow ends so long after it, and it is dark. */
const golden = { most: 35, least: 10 };
const afterglow = 20;
/** No evening goes on after one at night, so many minutes after midnight. */
const eveningEnd = 60;
const dayMinutes = 1440;
const dayMs = dayMinutes * 60_000;
/** The days around a plan's date on which its hours may lie. */
const around = [-1, 0, 1] as const;

type SunDay = { rise: number; set: number };

/**
 * The sun of a plan's date, of the day before and of the day after it. All times are elapsed minutes of the date's clock. `slack`
 * widens a span at both ends, in minutes; less than nothing narrows it.
 */
export class SunFacts {
  readonly #days: readonly SunDay[];
  /** When the evening of each day is over. */
  readonly #ends: readonly number[];
  /** Sunset on the date; NaN when the sun doesn't set. */
  readonly sunset: number;

  constructor(geo: City['geo'], clock: DayClock) {
    const { midnightMs } = clock;
    // Clocks that change make the date longer or shorter, before its evening.
    const length = 2 * dayMinutes - clock.wallAt(dayMinutes);
    this.#ends = [0, length, length + dayMinutes].map((midnight) => midnight + eveningEnd);

    const elapsed = (instantMs: number) => Math.floor((instantMs - midnightMs) / 60_000);
    this.#days = around.map((offset) => {
      const middayMs = midnightMs + dayMs / 2 + offset * dayMs;
      return { rise: elapsed(sunriseMs(geo, middayMs)), set: elapsed(sunsetMs(geo, middayMs)) };
    });
    this.sunset = this.#days[1]?.set ?? Number.NaN;
  }

  /** The last minute at which one is at an unlit place, on the day on which one may be there at this minute; undefined when one may not. */
  lightUntil(minute: number, slack: number): number | undefined {
    const day = this.#days.find(({ rise, set }) => minute >= rise - twilight - slack && minute <= set + lastLight + slack);
    return day && day.set + lastLight + slack;
  }

  /** Whether a minute is more than half an hour after a sunset, in the evening that follows it, which ends at one at night. */
  isEveningDark(minute: number, slack: number): boolean {
    return this.#days.some(({ set }, index) => minute > set + twilight - slack && minute < (this.#ends[index] ?? 0));
  }

  /** Whether somebody who arrives then has the light before sunset, and the sunset. */
  isGolden(minute: number, slack: number): boolean {
    return this.#days.some(({ set }) => minute >= set - golden.most - slack && minute <= set - golden.least + slack);
  }

  /** Whether the sun has set, in the evening that follows. */
  isSunDown(minute: number, slack: number): boolean {
    return this.#days.some(({ set }, index) => minute >= set - slack && minute < (this.#ends[index] ?? 0));
  }

  /** Whether the afterglow is over, in the evening that follows it. */
  isAfterDark(minute: number, slack: number): boolean {
    return this.#days.some(({ set }, index) => minute >= set + afterglow - slack && minute < (this.#ends[index] ?? 0));
  }
}
