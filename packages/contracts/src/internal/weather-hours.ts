import { z } from 'zod';
import { cityParams } from '../city-params.js';
import { defineRoute } from '../route.js';
import { certainties, conditions } from '../weather/endpoints.js';
import { defineInternalEndpoint } from './internal-endpoint.js';

/** What is known of the hour that begins at `time`, the city's local time, YYYY-MM-DDTHH:mm; null = the provider doesn't say. */
const weatherHour = z.object({
  time: z.string(),
  condition: z.enum(conditions),
  /** % */
  precipitationProbability: z.number().nullable(),
  /** °C */
  temperature: z.number(),
  /** km/h */
  windSpeed: z.number(),
  certainty: z.enum(certainties),
});

export type WeatherHour = z.infer<typeof weatherHour>;

/** Recommendations plans by the hours of up to 15 days; hours of which nothing is known are missing. */
export const weatherHoursRoute = defineRoute(
  defineInternalEndpoint({ service: 'weather', method: 'GET', url: '/internal/weather/:city/hours', callers: ['recommendations'] }),
  {
    params: cityParams,
    reply: z.object({ hours: z.array(weatherHour), ageSeconds: z.number().int() }),
  },
  ['weather_unavailable'],
);
