import type { City } from '@city-genie/city-data/city';
import { LateError, withDeadline } from '@city-genie/service-kit/deadline';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { isBrokenCircuitError } from 'cockatiel';
import type { Forecast } from '../forecast/forecast.js';
import type { ResilientProvider } from './resilient-provider.js';
import type { WeatherProvider } from './weather-provider.js';

/** A forecast and whose it is. */
export type SourcedForecast = { source: Pick<WeatherProvider, 'name' | 'attribution'>; forecast: Forecast };

export type ProviderChain = {
  /** A new forecast of the first provider that has one. @throws what a provider's load throws, when none has */
  load(city: City): Promise<SourcedForecast>;
};

/**
 * How long a provider is waited for alone. Callers with nothing to show wait 1.8 seconds; what is left, with a Redis that stalls, has to do
 * for the next provider.
 */
export const headStartMs = 800;

type Ranked = readonly [ResilientProvider, ...ResilientProvider[]];

/** Of what went wrong, what tells most: an open breaker only says that something did before. */
function worthTelling(errors: readonly unknown[]): unknown {
  return errors.findLast((error) => !isBrokenCircuitError(error)) ?? errors.at(-1);
}

/**
 * Asks the providers in order: the next one when one has failed, its breaker is open, or it hasn't answered within its head start; then
 * whichever answers first. One that is fine is asked alone, and each load begins with the first again.
 */
export function createProviderChain(options: { providers: Ranked; logger: Logger; waitMs?: number }): ProviderChain {
  const { providers, logger, waitMs = headStartMs } = options;

  function tell(error: unknown, provider: string, city: City): void {
    // The opened breaker was logged.
    const level = isBrokenCircuitError(error) ? 'debug' : 'warn';
    logger[level]({ err: error, provider, city: city.key }, 'a weather provider has no forecast');
  }

  async function loadFrom([provider, next, ...others]: Ranked, city: City): Promise<SourcedForecast> {
    const { name, attribution } = provider;
    const loading = provider.load(city).then((forecast) => ({ source: { name, attribution }, forecast }));
    if (!next) {
      return await loading;
    }
    // Also when it fails late, after the next one's answer.
    loading.catch((error: unknown) => tell(error, name, city));
    try {
      return await withDeadline(loading, waitMs);
    } catch (cause) {
      if (cause instanceof LateError) {
        logger.info({ provider: name, next: next.name, city: city.key }, 'a weather provider is slow, the next one is asked, too');
      }
      const [earlier, later] = [loading, loadFrom([next, ...others], city)];
      return await Promise.any([earlier, later]).catch((error: unknown) => {
        throw error instanceof AggregateError ? worthTelling(error.errors) : error;
      });
    }
  }

  return { load: (city) => loadFrom(providers, city) };
}
