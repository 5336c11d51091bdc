import { z } from 'zod';
import { parseJson } from '../provider/parse-json.js';
import { ProviderError } from '../provider/provider-error.js';
import { celsius, kmh, percent } from '../provider/ranges.js';

const kmhPerMetrePerSecond = 3.6;

/** Of an hour, faulty data count as missing, so that one bad hour spoils no other. */
const orNull = <T extends z.ZodType>(value: T) => value.nullable().catch(null);

const windSpeed = z
  .number()
  .transform((metresPerSecond) => metresPerSecond * kmhPerMetrePerSecond)
  .pipe(kmh);

/** What the hours after the label bring. */
const coming = z
  .object({
    summary: z.object({ symbol_code: z.string().max(60) }),
    details: z.object({ probability_of_precipitation: orNull(percent) }).catch({ probability_of_precipitation: null }),
  })
  .optional()
  .catch(undefined);

const entry = z.object({
  /** On the hour, in UTC. */
  time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/),
  data: z.object({
    instant: z.object({
      details: z.object({ air_temperature: orNull(celsius), relative_humidity: orNull(percent), wind_speed: orNull(windSpeed) }),
    }),
    next_1_hours: coming,
    next_6_hours: coming,
    next_12_hours: coming,
  }),
});

export type MetEntry = z.infer<typeof entry>;

function areInOrder(entries: readonly MetEntry[]): boolean {
  const times = entries.map(({ time }) => Date.parse(time));
  return times.every((ms, index) => ms > (times[index - 1] ?? 0));
}

/** The part of Locationforecast that we use: °C, %, and wind as km/h. Times are UTC, in order. */
const metReply = z.object({
  properties: z.object({
    meta: z.object({
      units: z.object({ air_temperature: z.literal('celsius'), relative_humidity: z.literal('%'), wind_speed: z.literal('m/s') }),
    }),
    timeseries: z.array(entry).min(1).refine(areInOrder, 'times are not in order'),
  }),
});

export type MetReply = z.infer<typeof metReply>;

/** Validates everything that is used but the day, which depends on now. @throws ProviderError `unusable` */
export function parseMetReply(text: string): MetReply {
  const result = metReply.safeParse(parseJson(text));
  if (!result.success) {
    const [first] = result.error.issues;
    throw new ProviderError('unusable', `the provider's reply is not a forecast: ${first?.path.join('.')}: ${first?.message}`);
  }
  return result.data;
}
