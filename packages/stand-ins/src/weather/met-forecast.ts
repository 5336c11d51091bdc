import type { Sky } from './scenarios.js';
import { type HourWeather, round, weatherAt } from './weather-at.js';
import { nauticalOffsetHours } from './zone.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const hoursOneByOne = 54;
const hoursInAll = 228;

type Summary = { summary: { symbol_code: string }; details: Record<string, number> };

export type MetEntry = {
  time: string;
  data: {
    instant: { details: Record<string, number | null> };
    next_1_hours?: Summary;
    next_6_hours?: Summary;
    next_12_hours?: Summary;
  };
};

export type MetForecast = {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: [number, number, number] };
  properties: { meta: { updated_at: string; units: Record<string, string> }; timeseries: MetEntry[] };
};

export type MetQuery = { latitude: number; longitude: number };

const units = {
  air_temperature: 'celsius',
  precipitation_amount: 'mm',
  probability_of_precipitation: '%',
  relative_humidity: '%',
  wind_speed: 'm/s',
};

/** By WMO code; those with a time of day have a suffix. */
const symbols = new Map([
  [0, { symbol: 'clearsky', hasTimeOfDay: true }],
  [1, { symbol: 'fair', hasTimeOfDay: true }],
  [2, { symbol: 'partlycloudy', hasTimeOfDay: true }],
  [63, { symbol: 'rain', hasTimeOfDay: false }],
  [73, { symbol: 'snow', hasTimeOfDay: false }],
  [95, { symbol: 'rainandthunder', hasTimeOfDay: false }],
]);

function symbolOf({ code, isDay }: HourWeather): string {
  const { symbol, hasTimeOfDay } = symbols.get(code) ?? { symbol: 'cloudy', hasTimeOfDay: false };
  return hasTimeOfDay ? `${symbol}_${isDay ? 'day' : 'night'}` : symbol;
}

/** Without milliseconds, as the provider writes instants. */
export function secondText(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19)}Z`;
}

/**
 * Builds the reply of `/weatherapi/locationforecast/2.0/complete`: hour by hour from the hour of now for more than two days, then every six
 * hours, each with what the hours after it bring. An hour's own chance of rain is missing, as outside the Nordic countries. The provider
 * knows no zones; days and hours of the skies are by the nautical zone of the longitude.
 */
export function buildMetForecast({ latitude, longitude }: MetQuery, sky: Sky, now: Date): MetForecast {
  const offsetMs = nauticalOffsetHours(longitude) * hourMs;
  const today = Math.floor((now.getTime() + offsetMs) / dayMs);
  const firstMs = Math.floor(now.getTime() / hourMs) * hourMs;
  const endMs = firstMs + hoursInAll * hourMs;

  function weatherFrom(atMs: number): HourWeather {
    const local = atMs + offsetMs;
    return weatherAt(sky, latitude, Math.floor(local / dayMs) - today, new Date(local).getUTCHours());
  }

  function next(atMs: number, hours: number): Summary {
    const coming = Array.from({ length: hours }, (_, hour) => weatherFrom(atMs + hour * hourMs));
    const [worst] = coming.toSorted((one, other) => other.code - one.code);
    const chance = Math.max(...coming.map(({ precipitationProbability }) => precipitationProbability));
    return {
      summary: { symbol_code: symbolOf(worst ?? weatherFrom(atMs)) },
      details: {
        precipitation_amount: round(coming.reduce((sum, { precipitation }) => sum + precipitation, 0)),
        ...(hours > 1 && { probability_of_precipitation: chance }),
      },
    };
  }

  function entry(atMs: number, isHourly: boolean): MetEntry {
    const { temperature, humidity, wind } = weatherFrom(atMs);
    const details = { air_temperature: temperature, relative_humidity: humidity, wind_speed: round(wind / 3.6) };
    const leftHours = (endMs - atMs) / hourMs;
    return {
      time: secondText(atMs),
      data: {
        instant: { details },
        ...(isHourly && { next_1_hours: next(atMs, 1) }),
        ...(leftHours >= 6 && { next_6_hours: next(atMs, 6) }),
        ...(leftHours >= 12 && { next_12_hours: next(atMs, 12) }),
      },
    };
  }

  const timeseries: MetEntry[] = [];
  let atMs = firstMs;
  // The six-hourly part begins at an hour that six divides, counted in UTC.
  for (; atMs < firstMs + hoursOneByOne * hourMs || atMs % (6 * hourMs) !== 0; atMs += hourMs) {
    timeseries.push(entry(atMs, true));
  }
  for (; atMs <= endMs; atMs += 6 * hourMs) {
    timeseries.push(entry(atMs, false));
  }
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude, 38] },
    properties: { meta: { updated_at: secondText(firstMs), units: { ...units } }, timeseries },
  };
}
