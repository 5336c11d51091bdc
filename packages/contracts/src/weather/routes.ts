import { z } from 'zod';
import { cityParams } from '../city-params.js';
import { defineRoute } from '../route.js';
import { cityWeather, conditions, weatherIcons } from './endpoints.js';

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

const hour = z.object({
  /** Local time of the city, YYYY-MM-DDTHH:mm. */
  time: z.string(),
  condition: z.enum(conditions),
  icon: z.enum(weatherIcons),
  temperature: z.number(),
  precipitationProbability: z.number(),
  windSpeed: z.number(),
});

export const weather = z.object({
  city: z.string(),
  country: z.string(),
  forecast: z.array(day).length(3),
  hourly: z.array(hour),
  attribution: z.object({ text: z.string(), url: z.string() }),
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
