import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import type { ForecastSource } from './cache/forecast-source.js';
import { registerCityWeather } from './routes/city-weather.js';
import { registerWeatherHours } from './routes/weather-hours.js';

type Deps = { service: ServiceOptions; forecasts: ForecastSource; clock: Clock };

export function buildApp({ service, forecasts, clock }: Deps): ServiceApp {
  return createService(service, (calls) => {
    registerCityWeather(calls, forecasts);
    registerWeatherHours(calls, forecasts, clock);
  });
}
