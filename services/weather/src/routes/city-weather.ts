import { findCity } from '@city-genie/city-data/catalog';
import { cityWeather } from '@city-genie/contracts/weather';
import type { Service } from '@city-genie/service-kit/create-service';
import { AppError } from '@city-genie/service-kit/errors';
import type { ForecastSource } from '../cache/forecast-source.js';
import { presentWeather } from '../forecast/present-weather.js';

/** GET /api/weather/:city, for everybody. What isn't in the catalogue is refused before anything is asked. */
export function registerCityWeather(app: Service, forecasts: ForecastSource): void {
  app.route({
    ...cityWeather,
    // Plans mind the rain.
    config: { issuers: ['gateway', 'recommendations'] },
    handler: async (request) => {
      const city = findCity(request.params.city);
      if (!city) {
        throw new AppError('unknown_city', 'We don’t know this city yet');
      }
      return { success: true as const, weather: presentWeather(city, await forecasts.get(city)) };
    },
  });
}
