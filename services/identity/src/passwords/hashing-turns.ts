import { AppError, fixedMessages } from '@city-genie/service-kit/errors';

/** More would starve the other threads of a small machine. */
const mostInFlight = 2;
/** About half a second of work; whoever comes later is told to. */
const mostWaiting = 50;

/** Runs work when it is its turn. @throws 503 with Retry-After when too many wait */
export type HashingTurns = <T>(work: () => Promise<T>) => Promise<T>;

/** Two hashes, or estimates of a password, at a time in this process, in the order in which they were asked for. */
export function createHashingTurns(): HashingTurns {
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  return async (work) => {
    if (inFlight >= mostInFlight) {
      if (waiting.length >= mostWaiting) {
        throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
      }
      // Whoever ends hands the turn on, so `inFlight` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      inFlight += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) {
        inFlight -= 1;
      } else {
        next();
      }
    }
  };
}
