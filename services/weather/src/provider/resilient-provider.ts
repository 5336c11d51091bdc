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
import type { AskProvider } from './open-meteo.js';
import { ProviderError, type ProviderFault } from './provider-error.js';

export type ForecastProvider = {
  /** A new forecast within the budget. @throws ProviderError, or BrokenCircuitError when the provider wasn't even asked */
  load(city: City): Promise<Forecast>;
};

export type ProviderTiming = {
  /** One deadline for all tries of a load. */
  loadBudgetMs: number;
  /** Longest pause before each retry; their number is the number of retries. */
  retryPausesMs: readonly number[];
  shortestPauseMs: number;
  /** A provider that wants to be left alone for longer isn't asked again in this load. */
  longestRetryAfterMs: number;
  failuresToOpen: number;
  /** A load that hangs and this pause together stay under the ten seconds in which we must notice that the provider is back. */
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

/** Repeats what may pass; full jitter, so that replicas don't come back in step. */
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
 * Retries what may pass, and stops asking what doesn't: one breaker for the provider (`failuresToOpen` tries in a row without
 * an answer), and one per city for answers that can't be used, so that one city's bad data doesn't cost the others theirs.
 * Each lets a single probe through when `openMs` have passed.
 */
export function createResilientProvider(options: {
  ask: AskProvider;
  logger: Logger;
  timing?: ProviderTiming;
  random?: () => number;
}): ForecastProvider {
  const { ask, logger, timing = providerTiming, random = Math.random } = options;
  const availability = breakerFor('unavailable', timing.failuresToOpen, timing.openMs);
  availability.onBreak(() => logger.warn({ openMs: timing.openMs }, 'the weather provider does not answer: it is left alone'));
  availability.onReset(() => logger.info('the weather provider is back'));
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
      // The pause before this try took the rest of the budget; the provider isn't asked, so its breaker must not count it.
      throw new ProviderError('unavailable', 'no time was left to ask the provider again');
    }
    return await availability.execute(() => ask(city, signal));
  }

  /** Not by cockatiel's `wrap`: a call that waited for a breaker's probe would lose its signal, and with it the deadline. */
  function loadOnce(city: City): Promise<Forecast> {
    return budget.execute(({ signal }) => repeating.execute(() => askInTime(city, signal), signal));
  }

  return { load: (city) => usabilityOf(city.key).execute(() => loadOnce(city)) };
}
