import { login } from '@city-genie/contracts/auth/endpoints';
import { AppError } from '@city-genie/service-kit/errors';

/** Each holds a connection and some memory; a guesser with many addresses must not take them all. */
const mostWaiting = 20;
const shortestMs = 1000;
const longestMs = 2000;

/** What the delay takes from outside. */
export type DelaySources = {
  /** As `Math.random`. */
  random: () => number;
  pause: (durationMs: number) => Promise<unknown>;
};

/**
 * Makes an attempt wait for one to two seconds.
 *
 * @throws 429 with Retry-After when too many wait in this process
 */
export type LoginDelay = () => Promise<void>;

/** The delay of attempts to log in to an account that has had too many failures (docs/rules/accounts.md#failed-logins). */
export function createLoginDelay({ random, pause }: DelaySources): LoginDelay {
  let waiting = 0;
  return async () => {
    if (waiting >= mostWaiting) {
      throw new AppError('rate_limited', login.limit.message, { retryAfterSeconds: longestMs / 1000 });
    }
    waiting += 1;
    try {
      await pause(shortestMs + random() * (longestMs - shortestMs));
    } finally {
      waiting -= 1;
    }
  };
}
