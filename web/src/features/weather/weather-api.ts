import type { RouteReply } from '@city-genie/contracts/route';
import type { cityWeather, Weather } from '@city-genie/contracts/weather';
import { api } from '../../api/api.js';
import { endpoint } from '../../api/endpoint.js';
import { replySchema } from '../../api/reply-schema.js';

const weatherEndpoint = endpoint<typeof cityWeather>({ method: 'GET', url: '/api/weather/:city' });

export const freshSeconds = 10 * 60;
export const keptSeconds = 30 * 60;

export const weatherApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By city key: three days, always in °C and km/h. */
    weather: build.query<Weather, string>({
      query: (city) => weatherEndpoint({ city }),
      transformResponse: (reply: RouteReply<typeof cityWeather>) => reply.weather,
      keepUnusedDataFor: keptSeconds,
      ...(import.meta.env.DEV && {
        rawResponseSchema: replySchema(async () => (await import('@city-genie/contracts/weather')).cityWeather.schema.response[200]),
      }),
    }),
  }),
});

export const { useWeatherQuery } = weatherApi;
