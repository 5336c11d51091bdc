import { localDate } from '@city-genie/city-data/city-clock';
import { z } from 'zod';
import { parseJson } from '../provider/parse-json.js';
import { ProviderError } from '../provider/provider-error.js';
import { celsius, kmh, percent } from '../provider/ranges.js';

const daysNeeded = 3;
const hoursNeeded = 24 * daysNeeded;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const wmoCode = z.number().int();
const isDay = z.union([z.literal(0), z.literal(1)]).transform((flag) => flag === 1);
const minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/** In a column, faulty data count as missing, so that one bad hour or day spoils no other. */
const column = <T extends z.ZodType>(value: T) => z.array(value.nullable().catch(null));

function follows(labels: readonly string[], firstMs: number, stepMs: number): boolean {
  return labels.every((label, index) => Date.parse(label.length === 10 ? label : `${label}Z`) === firstMs + index * stepMs);
}

function areAsLong(columns: Readonly<Record<string, readonly unknown[]>>): boolean {
  return new Set(Object.values(columns).map((values) => values.length)).size === 1;
}

const hourly = z
  .object({
    time: z.array(minute).min(hoursNeeded),
    temperature_2m: column(celsius),
    relative_humidity_2m: column(percent),
    precipitation_probability: column(percent),
    weather_code: column(wmoCode),
    wind_speed_10m: column(kmh),
    is_day: column(isDay),
  })
  .refine(areAsLong, 'columns of different lengths');

const daily = z
  .object({
    time: z.tuple([date, date, date], date),
    weather_code: column(wmoCode),
    temperature_2m_max: column(celsius),
    temperature_2m_min: column(celsius),
    wind_speed_10m_max: column(kmh),
  })
  .refine(areAsLong, 'columns of different lengths');

type Daily = z.infer<typeof daily>;

/** What the provider says of a day; undefined when anything of it is missing, or its minimum is above its maximum. */
export function rowOf(rows: Daily, index: number): { code: number; min: number; max: number; windSpeed: number } | undefined {
  const [code, min] = [rows.weather_code[index] ?? null, rows.temperature_2m_min[index] ?? null];
  const [max, windSpeed] = [rows.temperature_2m_max[index] ?? null, rows.wind_speed_10m_max[index] ?? null];
  const isComplete = code !== null && min !== null && max !== null && windSpeed !== null;
  return isComplete && min <= max ? { code, min, max, windSpeed } : undefined;
}

/**
 * The part of `/v1/forecast` that we use: at least three days, complete as days, and the hours from the first day on without a gap between
 * their labels. Times are local, without an offset.
 */
const openMeteoReply = z
  .object({
    timezone: z.string(),
    utc_offset_seconds: z.number().int().min(-50_400).max(50_400),
    current: z.object({
      time: minute,
      temperature_2m: celsius,
      relative_humidity_2m: percent,
      wind_speed_10m: kmh,
      weather_code: wmoCode,
      is_day: isDay,
    }),
    hourly,
    daily,
  })
  .refine((reply) => follows(reply.daily.time, Date.parse(reply.daily.time[0]), dayMs), 'days do not follow each other')
  .refine((reply) => follows(reply.hourly.time, Date.parse(reply.daily.time[0]), hourMs), 'hours do not follow each other')
  .refine((reply) => [0, 1, 2].every((day) => rowOf(reply.daily, day)), 'one of the first three days is incomplete');

export type OpenMeteoReply = z.infer<typeof openMeteoReply>;

/**
 * Validates everything that is used: shape, ranges, the requested zone, and that the first day is today (give or take a day for clocks
 * around midnight), since an old forecast is useless.
 * @throws ProviderError `unusable`
 */
export function parseReply(text: string, timezone: string, nowMs: number): OpenMeteoReply {
  const result = openMeteoReply.safeParse(parseJson(text));
  if (!result.success) {
    const [first] = result.error.issues;
    throw new ProviderError('unusable', `the provider's reply is not a forecast: ${first?.path.join('.')}: ${first?.message}`);
  }
  if (result.data.timezone !== timezone) {
    throw new ProviderError('unusable', `the provider answered for the zone ${result.data.timezone.slice(0, 40)}`);
  }
  const offMs = Date.parse(result.data.daily.time[0]) - Date.parse(localDate(timezone, nowMs));
  if (Math.abs(offMs) > dayMs) {
    throw new ProviderError('unusable', `the provider's forecast begins on ${result.data.daily.time[0]}`);
  }
  return result.data;
}
