import type { City } from '@city-genie/city-data/city';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Forecast } from '../forecast/forecast.js';
import { mapForecast } from '../forecast/map-forecast.js';
import { readBoundedText } from './bounded-body.js';
import { forecastUrl } from './forecast-url.js';
import { parseReply } from './open-meteo-reply.js';
import { ProviderError } from './provider-error.js';

/** A forecast is about 12 KB. */
export const bodyLimitBytes = 512 * 1024;

/** One attempt; ends when the signal aborts. @throws ProviderError */
export type AskProvider = (city: City, signal: AbortSignal) => Promise<Forecast>;

function retryAfterMs(response: Response): number | undefined {
  const text = response.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined;
}

function refusal(response: Response): ProviderError {
  const message = `the provider answered ${response.status}`;
  if (response.status === 429) {
    const afterMs = retryAfterMs(response);
    // Without Retry-After, the breaker alone decides when to ask again.
    return new ProviderError('unavailable', message, afterMs === undefined ? {} : { retryAfterMs: afterMs, isRetryable: true });
  }
  return response.status >= 500 ? new ProviderError('unavailable', message, { isRetryable: true }) : new ProviderError('unusable', message);
}

async function download(url: URL, signal: AbortSignal): Promise<string> {
  try {
    // A redirect could lead to any host.
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json', 'user-agent': 'city-genie' } });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw refusal(response);
    }
    return await readBoundedText(response, bodyLimitBytes);
  } catch (cause) {
    if (cause instanceof ProviderError) {
      throw cause;
    }
    const message = signal.aborted ? 'the provider did not answer in time' : 'the provider could not be reached';
    throw new ProviderError('unavailable', message, { cause, isRetryable: true });
  }
}

/** Open-Meteo, or any server at the configured address with the same `/v1/forecast`. */
export function createOpenMeteo(options: { baseUrl: string; apiKey: string | undefined; clock: Clock; logger: Logger }): AskProvider {
  const { baseUrl, apiKey, clock, logger } = options;
  return async (city, signal) => {
    const text = await download(forecastUrl(baseUrl, city, apiKey), signal);
    const { forecast, unknownCodes } = mapForecast(parseReply(text, city.timezone, clock.nowMs()));
    if (unknownCodes.length > 0) {
      logger.warn({ city: city.key, unknownCodes }, 'unknown weather codes, shown as cloudy');
    }
    return forecast;
  };
}
