import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { ConfigOf } from '@city-genie/service-kit/process/config';
import type { weatherConfig } from '../config.js';
import { createMetNorway } from '../met-norway/met-norway.js';
import { createOpenMeteo } from '../open-meteo/open-meteo.js';
import type { WeatherProvider } from './weather-provider.js';

type Options = { config: ConfigOf<typeof weatherConfig>; clock: Clock; logger: Logger };

/** In the order in which they are asked. A further one is its file, with a `WeatherProvider`, and its line here. */
export function weatherProviders({ config, clock, logger }: Options): [WeatherProvider, ...WeatherProvider[]] {
  const { WEATHER_BASE_URL, WEATHER_API_KEY, MET_BASE_URL, WEATHER_CONTACT } = config;
  const others = [createMetNorway({ baseUrl: MET_BASE_URL, contact: WEATHER_CONTACT, clock, logger })];
  return [
    createOpenMeteo({ baseUrl: WEATHER_BASE_URL, apiKey: WEATHER_API_KEY, clock, logger }),
    ...others.filter((provider) => provider !== undefined),
  ];
}
