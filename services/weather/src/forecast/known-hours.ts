import { isWhenOut } from './calendar.js';
import type { DayReading, HourReading } from './readings.js';
import { heaviestOf, type Meaning } from './sky.js';

/** An hour of which everything is known that a plan goes by; the chance of rain may be missing. */
export type KnownHour = Pick<HourReading, 'time' | 'precipitationProbability'> & {
  meaning: Meaning;
  temperature: number;
  windSpeed: number;
};

export function knownHours(hours: readonly HourReading[]): KnownHour[] {
  return hours.flatMap(({ time, meaning, temperature, windSpeed, precipitationProbability }) =>
    meaning === null || temperature === null || windSpeed === null
      ? []
      : [{ time, meaning, temperature, windSpeed, precipitationProbability }],
  );
}

/** With fewer, nobody can say how the day will be. */
export const hoursOfDayNeeded = 18;

/** The day that its hours make: named after its heaviest weather from 9 to 21 o'clock. Undefined for fewer than `needed` hours. */
export function dayOfHours(hours: readonly KnownHour[], needed = hoursOfDayNeeded): DayReading | undefined {
  const out = hours.filter(({ time }) => isWhenOut(time));
  const meaning = heaviestOf((out.length > 0 ? out : hours).map((hour) => hour.meaning));
  if (hours.length < needed || !meaning) {
    return undefined;
  }
  const temperatures = hours.map(({ temperature }) => temperature);
  return {
    meaning,
    min: Math.min(...temperatures),
    max: Math.max(...temperatures),
    windSpeed: Math.max(...hours.map(({ windSpeed }) => windSpeed)),
  };
}
