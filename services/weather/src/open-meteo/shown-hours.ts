import type { HourReading, ShownHour } from '../forecast/readings.js';
import { ProviderError } from '../provider/provider-error.js';
import { asTheNearer, fillGaps, onTheLine } from './fill-gaps.js';

/** Every column with its small gaps filled. */
function filled(hours: readonly HourReading[]): HourReading[] {
  const line = (name: 'temperature' | 'humidity' | 'windSpeed' | 'precipitationProbability') =>
    fillGaps(
      hours.map((hour) => hour[name]),
      onTheLine,
    );
  const nearer = <T>(column: (T | null)[]) => fillGaps(column, asTheNearer);
  const columns = {
    meaning: nearer(hours.map(({ meaning }) => meaning)),
    isDay: nearer(hours.map(({ isDay }) => isDay)),
    temperature: line('temperature'),
    humidity: line('humidity'),
    windSpeed: line('windSpeed'),
    precipitationProbability: line('precipitationProbability'),
  };
  return hours.map(({ time }, index) => ({
    time,
    meaning: columns.meaning[index] ?? null,
    isDay: columns.isDay[index] ?? null,
    temperature: columns.temperature[index] ?? null,
    humidity: columns.humidity[index] ?? null,
    windSpeed: columns.windSpeed[index] ?? null,
    precipitationProbability: columns.precipitationProbability[index] ?? null,
  }));
}

/**
 * The hours of these dates as they are shown, with small gaps filled.
 * @throws ProviderError `unusable` when one of them has a gap that is too long
 */
export function shownHours(hours: readonly HourReading[], dates: readonly string[]): ShownHour[] {
  return filled(hours)
    .filter(({ time }) => dates.includes(time.slice(0, 10)))
    .map(({ time, meaning, isDay, temperature, humidity, windSpeed, precipitationProbability }) => {
      if (meaning === null || isDay === null || temperature === null || windSpeed === null || precipitationProbability === null) {
        throw new ProviderError('unusable', `the provider knows too little of ${time}`);
      }
      return { time, meaning, isDay, temperature, humidity, windSpeed, precipitationProbability };
    });
}
