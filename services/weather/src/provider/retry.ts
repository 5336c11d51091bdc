import { ProviderError } from './provider-error.js';

export type RetryTiming = {
  /** Longest pause before each retry; their number is the number of retries. */
  retryPausesMs: readonly number[];
  /** A provider that wants to be left alone for longer isn't asked again in this load. */
  longestRetryAfterMs: number;
};

const shortestPauseMs = 100;

/** How long to wait before retry number `retry` (from 0), with full jitter so that replicas don't come back in step; undefined = don't. */
function pauseBefore(retry: number, error: unknown, timing: RetryTiming, random: () => number): number | undefined {
  const longestMs = timing.retryPausesMs[retry];
  if (longestMs === undefined || !(error instanceof ProviderError) || !error.isRetryable) {
    return undefined;
  }
  const { retryAfterMs = 0 } = error;
  const jitteredMs = shortestPauseMs + random() * (longestMs - shortestPauseMs);
  return retryAfterMs > timing.longestRetryAfterMs ? undefined : Math.max(retryAfterMs, jitteredMs);
}

/** Repeats what may pass, until the signal of the load's deadline. @throws the last failure */
export async function withRetries<T>(
  work: () => Promise<T>,
  options: { signal: AbortSignal; timing: RetryTiming; random: () => number; wait: (ms: number) => Promise<unknown> },
): Promise<T> {
  const { signal, timing, random, wait } = options;
  for (let retry = 0; ; retry += 1) {
    try {
      return await work();
    } catch (error) {
      const pauseMs = pauseBefore(retry, error, timing, random);
      if (pauseMs === undefined || signal.aborted) {
        throw error;
      }
      await wait(pauseMs);
      if (signal.aborted) {
        throw error;
      }
    }
  }
}
