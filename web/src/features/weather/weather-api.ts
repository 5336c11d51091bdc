import type { RouteReply } from '@city-genie/contracts/route';
import { cityWeather } from '@city-genie/contracts/weather/endpoints';
import type { cityWeatherRoute, Weather } from '@city-genie/contracts/weather/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const weatherCall = call<typeof cityWeatherRoute>(cityWeather);

export const freshSeconds = 10 * 60;
const keptSeconds = 30 * 60;

const weatherApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By city key: three days, always in °C and km/h. */
    weather: build.query<Weather, string>({
      query: (city) => weatherCall({ city }),
      transformResponse: (reply: RouteReply<typeof cityWeatherRoute>) => reply.weather,
      keepUnusedDataFor: keptSeconds,
    }),
  }),
});

export const { useWeatherQuery } = weatherApi;
