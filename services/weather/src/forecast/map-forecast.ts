import { localMinute } from '@city-genie/city-data/city-clock';
import type { OpenMeteoReply } from '../provider/open-meteo-reply.js';
import type { Forecast } from './forecast.js';
import { isKnownCode, skyOf } from './weather-codes.js';

type Hour = { time: string; temperature: number; humidity: number; precipitationProbability: number; windSpeed: number } & Pick<
  Forecast['hourly'][number],
  'condition' | 'icon'
>;
type DayIndex = 0 | 1 | 2;

/** The hours when visitors are out, by which the coming days are described. */
const firstHourOut = 9;
const lastHourOut = 21;

/** Columns have equal lengths; the reply's schema checks that. */
function at<T>(column: readonly T[], index: number): T {
  const value = column[index];
  if (value === undefined) {
    throw new RangeError(`no value at ${index}`);
  }
  return value;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The provider labels all hours with the offset at the time of the request, so after a clock change its labels are an hour off
 * (open-meteo#261). Converts to the instant, and from there to correct local time.
 */
function wallTime(label: string, reply: OpenMeteoReply): string {
  return localMinute(reply.timezone, Date.parse(`${label}Z`) - reply.utc_offset_seconds * 1000);
}

function hoursOf(reply: OpenMeteoReply): Hour[] {
  const { hourly, daily } = reply;
  const dates: readonly string[] = daily.time;
  const hours = hourly.time.map((label, index) => {
    const { condition, icon } = skyOf(at(hourly.weather_code, index), at(hourly.is_day, index));
    return {
      time: wallTime(label, reply),
      condition,
      icon,
      temperature: oneDecimal(at(hourly.temperature_2m, index)),
      humidity: at(hourly.relative_humidity_2m, index),
      precipitationProbability: Math.round(at(hourly.precipitation_probability, index)),
      windSpeed: oneDecimal(at(hourly.wind_speed_10m, index)),
    };
  });
  return hours.filter((hour) => dates.includes(hour.time.slice(0, 10)));
}

function today({ current, daily }: OpenMeteoReply): Forecast['forecast'][number] {
  const temperature = oneDecimal(current.temperature_2m);
  return {
    date: daily.time[0],
    ...skyOf(current.weather_code, current.is_day),
    // The current value may lie slightly outside the hourly extremes; the site must not show "25° now, at most 24°".
    temperature: {
      current: temperature,
      min: Math.min(temperature, oneDecimal(daily.temperature_2m_min[0])),
      max: Math.max(temperature, oneDecimal(daily.temperature_2m_max[0])),
    },
    humidity: Math.round(current.relative_humidity_2m),
    windSpeed: oneDecimal(current.wind_speed_10m),
  };
}

function dayToCome({ daily }: OpenMeteoReply, day: DayIndex, hours: readonly Hour[]): Forecast['forecast'][number] {
  const date = daily.time[day];
  const out = hours.filter(({ time }) => {
    const hour = Number(time.slice(11, 13));
    return time.startsWith(date) && hour >= firstHourOut && hour <= lastHourOut;
  });
  return {
    date,
    ...skyOf(daily.weather_code[day], true),
    temperature: {
      current: oneDecimal(mean(out.map((hour) => hour.temperature))),
      min: oneDecimal(daily.temperature_2m_min[day]),
      max: oneDecimal(daily.temperature_2m_max[day]),
    },
    humidity: Math.round(mean(out.map((hour) => hour.humidity))),
    windSpeed: oneDecimal(daily.wind_speed_10m_max[day]),
  };
}

/**
 * Today shows the current weather; the two coming days show the mean from 9 to 21 o'clock, with the day's strongest wind. °C, %, km/h.
 * `unknownCodes`: weather codes without a meaning, for the log.
 */
export function mapForecast(reply: OpenMeteoReply): { forecast: Forecast; unknownCodes: number[] } {
  const hours = hoursOf(reply);
  const codes = [reply.current.weather_code, ...reply.hourly.weather_code, ...reply.daily.weather_code];
  return {
    forecast: {
      forecast: [today(reply), dayToCome(reply, 1, hours), dayToCome(reply, 2, hours)],
      hourly: hours.map(({ humidity: _, ...hour }) => hour),
    },
    unknownCodes: [...new Set(codes.filter((code) => !isKnownCode(code)))],
  };
}
