import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import type { ForecastSource } from './cache/forecast-source.js';
import { registerCityWeather } from './routes/city-weather.js';

type Deps = { service: ServiceOptions; forecasts: ForecastSource };

export function buildApp({ service, forecasts }: Deps): ServiceApp {
  return createService(service, (calls) => registerCityWeather(calls, forecasts));
}
