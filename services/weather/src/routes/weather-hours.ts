import { weatherHoursRoute } from '@city-genie/contracts/internal/weather-hours';
import { cityOf } from '@city-genie/service-kit/calls/access';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import type { ForecastSource } from '../cache/forecast-source.js';
import { presentHours } from '../forecast/present-weather.js';

/** GET /internal/weather/:city/hours, for plans. Not reachable from outside. */
export function registerWeatherHours(app: Service, forecasts: ForecastSource, clock: Clock): void {
  app.route({
    ...weatherHoursRoute,
    handler: async (request) => {
      const city = cityOf(request);
      return presentHours(city, await forecasts.get(city), clock.nowMs());
    },
  });
}
