import { setTimeout as pause } from 'node:timers/promises';
import type { City } from '@city-genie/city-data/city';
import type { Logger } from '@city-genie/service-kit/logger';
import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Forecast } from '../forecast/forecast.js';
import type { AskProvider } from './open-meteo.js';
import { ProviderError, type ProviderFault } from './provider-error.js';
import { type RetryTiming, withRetries } from './retry.js';

export type ForecastProvider = {
  /** A new forecast within the budget. @throws ProviderError, or BrokenCircuitError when the provider wasn't even asked */
  load(city: City): Promise<Forecast>;
};

export type ProviderTiming = RetryTiming & {
  /** One deadline for all tries of a load. */
  loadBudgetMs: number;
  failuresToOpen: number;
  /** A load that hangs and this pause together stay under the ten seconds in which we must notice that the provider is back. */
  openMs: number;
};

export const providerTiming: ProviderTiming = {
  loadBudgetMs: 2500,
  retryPausesMs: [400, 800],
  longestRetryAfterMs: 2000,
  failuresToOpen: 5,
  openMs: 5000,
};

function breakerFor(fault: ProviderFault, failuresToOpen: number, openMs: number): CircuitBreakerPolicy {
  const isCounted = (error: Error): boolean => error instanceof ProviderError && error.fault === fault;
  return circuitBreaker(handleWhen(isCounted), { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(failuresToOpen) });
}

/**
 * Retries what may pass, and stops asking what doesn't: one breaker for the provider (`failuresToOpen` tries in a row without
 * an answer), and one per city for answers that can't be used, so that one city's bad data doesn't cost the others theirs.
 * Each lets a single probe through when `openMs` have passed.
 */
export function createResilientProvider(options: {
  ask: AskProvider;
  logger: Logger;
  timing?: ProviderTiming;
  random?: () => number;
  wait?: (ms: number) => Promise<unknown>;
}): ForecastProvider {
  const { ask, logger, timing = providerTiming, random = Math.random, wait = pause } = options;
  const availability = breakerFor('unavailable', timing.failuresToOpen, timing.openMs);
  availability.onBreak(() => logger.warn({ openMs: timing.openMs }, 'the weather provider does not answer: it is left alone'));
  availability.onReset(() => logger.info('the weather provider is back'));
  const usability = new Map<string, CircuitBreakerPolicy>();

  function usabilityOf(cityKey: string): CircuitBreakerPolicy {
    const breaker = usability.get(cityKey) ?? breakerFor('unusable', 1, timing.openMs);
    usability.set(cityKey, breaker);
    return breaker;
  }

  function loadOnce(city: City): Promise<Forecast> {
    const signal = AbortSignal.timeout(timing.loadBudgetMs);
    return withRetries(() => availability.execute(() => ask(city, signal)), { signal, timing, random, wait });
  }

  return { load: (city) => usabilityOf(city.key).execute(() => loadOnce(city)) };
}
