import type { City } from '@city-genie/city-data/city';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  type RetryPolicy,
  retry,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import type { Forecast } from '../forecast/forecast.js';
import { ProviderError, type ProviderFault } from './provider-error.js';
import type { WeatherProvider } from './weather-provider.js';

export type ResilientProvider = Pick<WeatherProvider, 'name' | 'attribution'> & {
  /** A new forecast within the budget. @throws ProviderError, or BrokenCircuitError when an open breaker rejected the call */
  load(city: City): Promise<Forecast>;
};

export type ProviderTiming = {
  /** One deadline for all attempts of a load. */
  loadBudgetMs: number;
  /** Longest pause before each retry; their number is the number of retries. */
  retryPausesMs: readonly number[];
  shortestPauseMs: number;
  /** With a longer Retry-After, this load makes no further attempt. */
  longestRetryAfterMs: number;
  failuresToOpen: number;
  /**
   * How long a breaker stays open. A hanging load plus this pause stays below the ten seconds within which we must notice that the provider
   * is back.
   */
  openMs: number;
};

export const providerTiming: ProviderTiming = {
  loadBudgetMs: 2500,
  retryPausesMs: [400, 800],
  shortestPauseMs: 100,
  longestRetryAfterMs: 2000,
  failuresToOpen: 5,
  openMs: 5000,
};

function retryAfterMs(error: unknown): number {
  return error instanceof ProviderError ? (error.retryAfterMs ?? 0) : 0;
}

/** Retries transient failures, with full jitter, so that replicas don't retry in step. */
function retries(timing: ProviderTiming, random: () => number): RetryPolicy {
  const { retryPausesMs, shortestPauseMs, longestRetryAfterMs } = timing;

  function mayPass(error: Error): boolean {
    return error instanceof ProviderError && error.isRetryable && retryAfterMs(error) <= longestRetryAfterMs;
  }
  function pauseMs({ attempt, result }: IRetryBackoffContext<unknown>): number {
    const longestPauseMs = retryPausesMs[attempt - 1] ?? shortestPauseMs;
    const jitteredMs = shortestPauseMs + random() * (longestPauseMs - shortestPauseMs);
    return Math.max('error' in result ? retryAfterMs(result.error) : 0, jitteredMs);
  }
  return retry(handleWhen(mayPass), { maxAttempts: retryPausesMs.length, backoff: new DelegateBackoff(pauseMs) });
}

function breakerFor(fault: ProviderFault, failuresToOpen: number, openMs: number): CircuitBreakerPolicy {
  const isCounted = (error: Error): boolean => error instanceof ProviderError && error.fault === fault;
  return circuitBreaker(handleWhen(isCounted), { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(failuresToOpen) });
}

/**
 * Retries transient failures and stops calling a failing provider: one breaker for the provider (`failuresToOpen` attempts in a row without
 * an answer), and one per city for unusable answers, so that one city's bad data doesn't affect the others. Each lets a single probe
 * through after `openMs`.
 */
export function createResilientProvider(options: {
  provider: WeatherProvider;
  logger: Logger;
  timing?: ProviderTiming;
  random?: () => number;
}): ResilientProvider {
  const { provider, logger, timing = providerTiming, random = Math.random } = options;
  const { name, attribution } = provider;
  const availability = breakerFor('unavailable', timing.failuresToOpen, timing.openMs);
  availability.onBreak(() => logger.warn({ provider: name, openMs: timing.openMs }, 'the weather provider does not answer: breaker open'));
  availability.onReset(() => logger.info({ provider: name }, 'the weather provider is back'));
  const usability = new Map<string, CircuitBreakerPolicy>();
  const budget = timeout(timing.loadBudgetMs, TimeoutStrategy.Cooperative);
  const repeating = retries(timing, random);

  function usabilityOf(cityKey: string): CircuitBreakerPolicy {
    const breaker = usability.get(cityKey) ?? breakerFor('unusable', 1, timing.openMs);
    usability.set(cityKey, breaker);
    return breaker;
  }

  async function askInTime(city: City, signal: AbortSignal): Promise<Forecast> {
    if (signal.aborted) {
      // The pause before this attempt used up the budget. The provider wasn't called, so its breaker must not count it.
      throw new ProviderError('unavailable', 'no time was left to ask the provider again');
    }
    return await availability.execute(() => provider.ask(city, signal));
  }

  /** Not with cockatiel's `wrap`: a call that waited for a breaker's probe would lose its signal, and with it the deadline. */
  function loadOnce(city: City): Promise<Forecast> {
    return budget.execute(({ signal }) => repeating.execute(() => askInTime(city, signal), signal));
  }

  return { name, attribution, load: (city) => usabilityOf(city.key).execute(() => loadOnce(city)) };
}
