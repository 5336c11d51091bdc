import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { download } from '../provider/download.js';
import { creativeCommons, type WeatherProvider } from '../provider/weather-provider.js';
import { forecastUrl } from './forecast-url.js';
import { mapForecast } from './map-forecast.js';
import { parseReply } from './open-meteo-reply.js';

const attribution = { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/', licence: creativeCommons };

/** Open-Meteo, or any server at the configured address with the same `/v1/forecast`: 15 days in one call. */
export function createOpenMeteo(options: { baseUrl: string; apiKey: string | undefined; clock: Clock; logger: Logger }): WeatherProvider {
  const { baseUrl, apiKey, clock, logger } = options;
  return {
    name: 'open-meteo',
    attribution,
    async ask(city, signal) {
      const { text } = await download(forecastUrl(baseUrl, city, apiKey), { signal, headers: { 'user-agent': 'city-genie' } });
      const { forecast, unknownCodes } = mapForecast(parseReply(text, city.timezone, clock.nowMs()));
      if (unknownCodes.length > 0) {
        logger.warn({ city: city.key, unknownCodes }, 'unknown weather codes, shown as cloudy');
      }
      return forecast;
    },
  };
}
