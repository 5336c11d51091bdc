import { z } from 'zod';
import { cityParams } from '../city-params.js';
import { defineRoute } from '../route.js';
import { certainties, cityWeather, conditions, weatherIcons } from './endpoints.js';

const day = z.object({
  /** Local date of the city, YYYY-MM-DD. */
  date: z.string(),
  condition: z.enum(conditions),
  icon: z.enum(weatherIcons),
  description: z.string(),
  /** °C */
  temperature: z.object({ current: z.number(), min: z.number(), max: z.number() }),
  /** % */
  humidity: z.number(),
  /** km/h */
  windSpeed: z.number(),
});

/** The hour that begins at `time`. */
const hour = z.object({
  /** Local time of the city, YYYY-MM-DDTHH:mm. */
  time: z.string(),
  condition: z.enum(conditions),
  icon: z.enum(weatherIcons),
  temperature: z.number(),
  precipitationProbability: z.number(),
  windSpeed: z.number(),
});

/** A day after the first three. */
const laterDay = z.object({
  date: z.string(),
  condition: z.enum(conditions),
  icon: z.enum(weatherIcons),
  description: z.string(),
  temperature: z.object({ min: z.number(), max: z.number() }),
  /** The highest chance of rain or snow of an hour of the day, %; null = the provider names none. */
  precipitationProbability: z.number().nullable(),
  windSpeed: z.number(),
  certainty: z.enum(certainties),
});

const link = z.object({ text: z.string(), url: z.string() });

export const weather = z.object({
  city: z.string(),
  country: z.string(),
  forecast: z.array(day).length(3),
  /** The hours of these three days. */
  hourly: z.array(hour),
  /** The days after them, as far as the provider knows them: up to twelve, none missing in between. */
  outlook: z.array(laterDay).max(12),
  /** The provider of this forecast, and the licence of its data. */
  attribution: link.extend({ licence: link }),
  /**
   * True when the provider failed and the last good forecast, at most 30 minutes old, is shown (docs/rules/weather.md#age-of-a-forecast).
   */
  stale: z.boolean(),
  ageSeconds: z.number().int(),
});

export type Weather = z.infer<typeof weather>;

export const cityWeatherRoute = defineRoute(
  cityWeather,
  {
    params: cityParams,
    reply: z.object({ success: z.literal(true), weather }),
  },
  ['weather_unavailable'],
);
