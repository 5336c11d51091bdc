import { localDate } from '@city-genie/city-data/city-clock';
import { z } from 'zod';
import { ProviderError } from './provider-error.js';

const hoursAsked = 72;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Wider than any weather on record: values outside are faulty data. */
const celsius = z.number().min(-60).max(60);
const percent = z.number().min(0).max(100);
const kmh = z.number().min(0).max(400);
const wmoCode = z.number().int();
const isDay = z.union([z.literal(0), z.literal(1)]).transform((flag) => flag === 1);
const minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const hours = <T extends z.ZodType>(value: T) => z.array(value).length(hoursAsked);
const days = <T extends z.ZodType>(value: T) => z.tuple([value, value, value]);

function follows(labels: readonly string[], firstMs: number, stepMs: number): boolean {
  return labels.every((label, index) => Date.parse(label.length === 10 ? label : `${label}Z`) === firstMs + index * stepMs);
}

/** The part of `/v1/forecast` that we use: three days and their 72 hours without a gap. Times are local, without an offset. */
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
    hourly: z.object({
      time: hours(minute),
      temperature_2m: hours(celsius),
      relative_humidity_2m: hours(percent),
      precipitation_probability: hours(percent),
      weather_code: hours(wmoCode),
      wind_speed_10m: hours(kmh),
      is_day: hours(isDay),
    }),
    daily: z.object({
      time: days(date),
      weather_code: days(wmoCode),
      temperature_2m_max: days(celsius),
      temperature_2m_min: days(celsius),
      wind_speed_10m_max: days(kmh),
    }),
  })
  .refine(({ daily }) => follows(daily.time, Date.parse(daily.time[0]), dayMs), 'days do not follow each other')
  .refine(({ hourly, daily }) => follows(hourly.time, Date.parse(daily.time[0]), hourMs), 'hours do not follow each other')
  .refine(({ daily }) => daily.temperature_2m_min.every((min, day) => min <= (daily.temperature_2m_max[day] ?? min)), 'min above max');

export type OpenMeteoReply = z.infer<typeof openMeteoReply>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unusable', 'the provider sent no JSON', { cause });
  }
}

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
