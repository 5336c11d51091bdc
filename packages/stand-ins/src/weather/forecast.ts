import type { Sky } from './scenarios.js';
import { type HourWeather, round, weatherAt } from './weather-at.js';
import { utcOffsetSeconds } from './zone.js';

export type ForecastQuery = {
  latitude: number;
  longitude: number;
  timezone: string;
  forecastDays: number;
  current: readonly string[];
  hourly: readonly string[];
  daily: readonly string[];
};

type Column = Array<number | string | null>;
type Columns = Record<string, Column>;

export type Forecast = {
  latitude: number;
  longitude: number;
  generationtime_ms: number;
  utc_offset_seconds: number;
  timezone: string;
  timezone_abbreviation: string;
  elevation: number;
  current?: Record<string, number | string | null>;
  current_units?: Record<string, string>;
  hourly?: Columns;
  hourly_units?: Record<string, string>;
  daily?: Columns;
  daily_units?: Record<string, string>;
};

type HourValues = Record<string, number>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const hourlyUnits: Record<string, string> = {
  temperature_2m: '°C',
  apparent_temperature: '°C',
  relative_humidity_2m: '%',
  precipitation_probability: '%',
  precipitation: 'mm',
  weather_code: 'wmo code',
  wind_speed_10m: 'km/h',
  is_day: '',
};

const dailyUnits: Record<string, string> = {
  weather_code: 'wmo code',
  temperature_2m_max: '°C',
  temperature_2m_min: '°C',
  precipitation_probability_max: '%',
  wind_speed_10m_max: 'km/h',
};

/** The first variable of the query that the provider doesn't know; the real one refuses it with 400. */
export function unknownVariable(query: ForecastQuery): string | undefined {
  return [...query.current, ...query.hourly].find((name) => !(name in hourlyUnits)) ?? query.daily.find((name) => !(name in dailyUnits));
}

/**
 * Builds the reply of `/v1/forecast`. As the real one, it labels every hour with the offset of now, so after a clock change its labels are
 * an hour off; and rain, its probability and the weather code at a label are those of the hour that ends there.
 *
 * @param now the moment that is "current"; the first day is its date in the requested time zone
 */
export function buildForecast(query: ForecastQuery, sky: Sky, now: Date): Forecast {
  const offsetSeconds = utcOffsetSeconds(query.timezone, now.getTime());
  const local = new Date(now.getTime() + offsetSeconds * 1000);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());

  /** The weather of the hour that begins at an instant, by the clocks of the place. */
  function weatherFrom(atMs: number): HourWeather {
    const wall = new Date(atMs + utcOffsetSeconds(query.timezone, atMs) * 1000);
    const day = Math.floor((wall.getTime() - midnight) / dayMs);
    return weatherAt(sky, query.latitude, day, wall.getUTCHours());
  }

  const firstMs = midnight - offsetSeconds * 1000;
  const hours = Array.from({ length: query.forecastDays * 24 }, (_, index) => {
    const atMs = firstMs + index * hourMs;
    return hourValues(weatherFrom(atMs), weatherFrom(atMs - hourMs));
  });
  const current = weatherFrom(now.getTime());
  return {
    latitude: query.latitude,
    longitude: query.longitude,
    generationtime_ms: 0.05,
    utc_offset_seconds: offsetSeconds,
    timezone: query.timezone,
    timezone_abbreviation: offsetSeconds === 0 ? 'GMT' : `GMT${offsetSeconds > 0 ? '+' : ''}${offsetSeconds / 3600}`,
    elevation: 38,
    ...(query.current.length > 0 ? currentBlock(query.current, hourValues(current, current), local) : {}),
    ...(query.hourly.length > 0 ? hourlyBlock(query.hourly, hours, midnight) : {}),
    ...(query.daily.length > 0 ? dailyBlock(query.daily, hours, midnight) : {}),
  };
}

function hourValues(moment: HourWeather, before: HourWeather): HourValues {
  return {
    temperature_2m: moment.temperature,
    apparent_temperature: round(moment.temperature - 1),
    relative_humidity_2m: moment.humidity,
    precipitation_probability: before.precipitationProbability,
    precipitation: before.precipitation,
    weather_code: before.code,
    wind_speed_10m: moment.wind,
    is_day: moment.isDay ? 1 : 0,
  };
}

function currentBlock(names: readonly string[], values: HourValues, local: Date): Pick<Forecast, 'current' | 'current_units'> {
  const quarterHourMs = 15 * 60_000;
  const time = minuteText(Math.floor(local.getTime() / quarterHourMs) * quarterHourMs);
  const asked = names.map((name) => [name, values[name] ?? null] as const);
  return {
    current: { time, interval: 900, ...Object.fromEntries(asked) },
    current_units: { time: 'iso8601', interval: 'seconds', ...units(names, hourlyUnits) },
  };
}

function hourlyBlock(names: readonly string[], hours: readonly HourValues[], midnight: number): Pick<Forecast, 'hourly' | 'hourly_units'> {
  const hourly: Columns = { time: hours.map((_, hour) => minuteText(midnight + hour * hourMs)) };
  for (const name of names) {
    hourly[name] = hours.map((values) => values[name] ?? null);
  }
  return { hourly, hourly_units: { time: 'iso8601', ...units(names, hourlyUnits) } };
}

function dailyBlock(names: readonly string[], hours: readonly HourValues[], midnight: number): Pick<Forecast, 'daily' | 'daily_units'> {
  const days = Array.from({ length: hours.length / 24 }, (_, day) => hours.slice(day * 24, day * 24 + 24));
  const daily: Columns = { time: days.map((_, day) => minuteText(midnight + day * dayMs).slice(0, 10)) };
  for (const name of names) {
    daily[name] = days.map((day) => dayValue(name, day));
  }
  return { daily, daily_units: { time: 'iso8601', ...units(names, dailyUnits) } };
}

function dayValue(name: string, hours: readonly HourValues[]): number {
  const column = hours.map((values) => values[name.replace(/_(max|min)$/, '')] ?? 0);
  return name.endsWith('_min') ? Math.min(...column) : Math.max(...column);
}

function units(names: readonly string[], table: Record<string, string>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, table[name] ?? '']));
}

/** Local ISO time to the minute without an offset, as the provider writes it. */
function minuteText(localMs: number): string {
  return new Date(localMs).toISOString().slice(0, 16);
}
