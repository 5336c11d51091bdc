import { cityWeatherRoute } from '@city-genie/contracts/weather/routes';
import { cityOf } from '@city-genie/service-kit/calls/access';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { ForecastSource } from '../cache/forecast-source.js';
import { presentWeather } from '../forecast/present-weather.js';

/** GET /api/weather/:city, for everybody. */
export function registerCityWeather(app: Service, forecasts: ForecastSource): void {
  app.route({
    ...cityWeatherRoute,
    handler: async (request) => {
      const city = cityOf(request);
      return { success: true as const, weather: presentWeather(city, await forecasts.get(city)) };
    },
  });
}
