import { login } from '@city-genie/contracts/auth/endpoints';
import { AppError } from '@city-genie/service-kit/errors';

/** Each holds a connection and some memory. Nobody may take them all: neither from one address, nor with one account. */
const most = { inAll: 60, ofAccount: 20, ofAddress: 5 } as const;
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
 * @throws 429 with Retry-After when too many wait in this process, for this account, or from this address
 */
export type LoginDelay = (account: string, address: string) => Promise<void>;

/** The delay of attempts to log in to an account that has had too many failures (docs/rules/accounts.md#failed-logins). */
export function createLoginDelay({ random, pause }: DelaySources): LoginDelay {
  const waiting = new Set<{ account: string; address: string }>();

  function isFull(account: string, address: string): boolean {
    const others = [...waiting];
    return (
      others.length >= most.inAll ||
      others.filter((other) => other.account === account).length >= most.ofAccount ||
      others.filter((other) => other.address === address).length >= most.ofAddress
    );
  }

  return async (account, address) => {
    if (isFull(account, address)) {
      throw new AppError('rate_limited', login.limit.message, { retryAfterSeconds: longestMs / 1000 });
    }
    const attempt = { account, address };
    waiting.add(attempt);
    try {
      await pause(shortestMs + random() * (longestMs - shortestMs));
    } finally {
      waiting.delete(attempt);
    }
  };
}
