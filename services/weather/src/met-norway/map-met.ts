import type { City } from '@city-genie/city-data/city';
import { localDate, localMinute } from '@city-genie/city-data/city-clock';
import { assembleForecast } from '../forecast/assemble-forecast.js';
import { addDays } from '../forecast/calendar.js';
import type { Forecast } from '../forecast/forecast.js';
import { dayOfHours, knownHours } from '../forecast/known-hours.js';
import type { HourReading, Readings, ShownHour } from '../forecast/readings.js';
import { ProviderError } from '../provider/provider-error.js';
import { hoursOf, type MetHour } from './met-hours.js';
import type { MetReply } from './met-reply.js';

const hourMs = 3_600_000;
/** What is further from now doesn't tell how it is now. */
const nearMs = 3 * hourMs;

type TimedHour = MetHour & { time: string };

function reading({ time, symbol, temperature, humidity, windSpeed, chance }: TimedHour): HourReading {
  const { meaning, isDay } = symbol;
  return { time, meaning, isDay, temperature, humidity, windSpeed, precipitationProbability: chance };
}

/** Where the provider names no chance of rain, as its words have it. */
function shownHour({ time, symbol, temperature, humidity, windSpeed, chance }: TimedHour): ShownHour {
  const { meaning, isDay, roughChance } = symbol;
  return { time, meaning, isDay, temperature, humidity, windSpeed, precipitationProbability: chance ?? roughChance };
}

/** @throws ProviderError `unusable` when the series is of another time */
function nearestTo(nowMs: number, hours: readonly MetHour[]): MetHour & { humidity: number } {
  const awayMs = ({ atMs }: MetHour): number => Math.abs(atMs - nowMs);
  const [nearest] = hours
    .flatMap(({ humidity, ...hour }) => (humidity === null ? [] : [{ ...hour, humidity }]))
    .toSorted((one, other) => awayMs(one) - awayMs(other));
  if (!nearest || awayMs(nearest) > nearMs) {
    throw new ProviderError('unusable', `the provider knows nothing of now, but of ${hours.length} other hours`);
  }
  return nearest;
}

function nowOf({ symbol, temperature, humidity, windSpeed }: ReturnType<typeof nearestTo>): Readings['now'] {
  return { meaning: symbol.meaning, isDay: symbol.isDay, temperature, humidity, windSpeed };
}

/**
 * The forecast of a reply at a moment. Today is made of the hours that are left of it; the provider knows nothing of those before.
 * `unknownSymbols`: symbols without a meaning, for the log.
 *
 * @throws ProviderError `unusable` when the series is of another time, or too much of the first three days is missing
 */
export function mapMet(reply: MetReply, { timezone }: City, nowMs: number): { forecast: Forecast; unknownSymbols: string[] } {
  const hours = hoursOf(reply.properties.timeseries).map((hour): TimedHour => ({ ...hour, time: localMinute(timezone, hour.atMs) }));
  const now = nowOf(nearestTo(nowMs, hours));
  const today = localDate(timezone, nowMs);
  const shownDates = [today, addDays(today, 1), addDays(today, 2)];
  const left = hours.filter(({ atMs, time }) => atMs + hourMs > nowMs && time.startsWith(today));
  const ofNow = { meaning: now.meaning, min: now.temperature, max: now.temperature, windSpeed: now.windSpeed };
  const forecast = assembleForecast({
    today,
    now,
    days: new Map([[today, dayOfHours(knownHours(left.map(reading)), 1) ?? ofNow]]),
    shown: hours.filter(({ time }) => shownDates.includes(time.slice(0, 10))).map(shownHour),
    hours: hours.map(reading),
  });
  const unknown = hours.filter(({ symbol }) => !symbol.isKnown);
  return { forecast, unknownSymbols: [...new Set(unknown.map(({ symbol }) => symbol.name))] };
}
