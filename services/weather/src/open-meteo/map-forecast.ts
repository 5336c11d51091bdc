import { localMinute } from '@city-genie/city-data/city-clock';
import { assembleForecast } from '../forecast/assemble-forecast.js';
import type { Forecast } from '../forecast/forecast.js';
import type { DayReading, HourReading } from '../forecast/readings.js';
import { type OpenMeteoReply, rowOf } from './open-meteo-reply.js';
import { shownHours } from './shown-hours.js';
import { isKnownCode, meaningOf } from './weather-codes.js';

/** Columns are as long as that of the labels; the reply's schema checks that. */
function at<T>(column: readonly T[], index: number): T {
  const value = column[index];
  if (value === undefined) {
    throw new RangeError(`no value at ${index}`);
  }
  return value;
}

/**
 * The provider labels all hours with the offset at the time of the request, so after a clock change its labels are an hour off
 * (open-meteo#261). Converts to the instant, and from there to correct local time.
 */
function wallTime(label: string, reply: OpenMeteoReply): string {
  return localMinute(reply.timezone, Date.parse(`${label}Z`) - reply.utc_offset_seconds * 1000);
}

/**
 * Temperature, humidity and wind at a label are of that moment. The weather code and the chance of rain are of the hour that ends there
 * (open-meteo#1451), so an hour has those of the next label; behind the last there is none, and it keeps its own.
 */
function hoursOf(reply: OpenMeteoReply): HourReading[] {
  const { hourly } = reply;
  return hourly.time.map((label, index) => {
    const end = Math.min(index + 1, hourly.time.length - 1);
    const code = at(hourly.weather_code, end);
    return {
      time: wallTime(label, reply),
      meaning: code === null ? null : meaningOf(code),
      isDay: at(hourly.is_day, index),
      temperature: at(hourly.temperature_2m, index),
      humidity: at(hourly.relative_humidity_2m, index),
      windSpeed: at(hourly.wind_speed_10m, index),
      precipitationProbability: at(hourly.precipitation_probability, end),
    };
  });
}

function daysOf(reply: OpenMeteoReply): Map<string, DayReading> {
  return new Map(
    reply.daily.time.flatMap((date, index) => {
      const row = rowOf(reply.daily, index);
      return row ? [[date, { meaning: meaningOf(row.code), min: row.min, max: row.max, windSpeed: row.windSpeed }] as const] : [];
    }),
  );
}

/**
 * The forecast of a reply. `unknownCodes`: weather codes without a meaning, for the log.
 * @throws ProviderError `unusable` when too much of the first three days is missing
 */
export function mapForecast(reply: OpenMeteoReply): { forecast: Forecast; unknownCodes: number[] } {
  const { current, hourly, daily } = reply;
  const hours = hoursOf(reply);
  const codes = [current.weather_code, ...hourly.weather_code, ...daily.weather_code].filter((code) => code !== null);
  const forecast = assembleForecast({
    today: daily.time[0],
    now: {
      meaning: meaningOf(current.weather_code),
      isDay: current.is_day,
      temperature: current.temperature_2m,
      humidity: current.relative_humidity_2m,
      windSpeed: current.wind_speed_10m,
    },
    days: daysOf(reply),
    shown: shownHours(hours, daily.time.slice(0, 3)),
    hours,
  });
  return { forecast, unknownCodes: [...new Set(codes)].filter((code) => !isKnownCode(code)) };
}
