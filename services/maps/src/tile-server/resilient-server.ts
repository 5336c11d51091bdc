import type { Logger } from '@city-genie/service-kit/observability/logger';
import { ConsecutiveBreaker, circuitBreaker, DelegateBackoff, handleWhen, retry, TimeoutStrategy, timeout } from 'cockatiel';
import { TileServerError } from './server-error.js';
import type { TileServer } from './tile-server.js';

export type ServerTiming = {
  /** For each attempt at a tile. */
  attemptMs: number;
  /** Pauses before each retry; their number is the number of retries. */
  retryPausesMs: readonly number[];
  failuresToOpen: number;
  /** How long nobody is asked after that: who shows a map meanwhile gets an answer at once. */
  openMs: number;
};

export const serverTiming: ServerTiming = { attemptMs: 2500, retryPausesMs: [200], failuresToOpen: 5, openMs: 5000 };

function isFailureOfServer(error: Error): boolean {
  return error instanceof TileServerError && !error.isOfTile;
}

/**
 * Repeats what may pass, and stops asking a server that fails: after `failuresToOpen` in a row nobody is asked for `openMs`, then one request
 * finds out whether the server is back. What it says about one tile doesn't count, else visitors could ask for such tiles until nobody gets any.
 */
export function createResilientServer(options: {
  server: TileServer;
  logger: Logger;
  timing?: ServerTiming;
  random?: () => number;
}): TileServer {
  const { server, logger, timing = serverTiming, random = Math.random } = options;
  const { attemptMs, retryPausesMs, failuresToOpen, openMs } = timing;
  const inTime = timeout(attemptMs, TimeoutStrategy.Cooperative);
  const breaker = circuitBreaker(handleWhen(isFailureOfServer), {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  let isWell = true;
  breaker.onSuccess(() => {
    isWell = true;
  });
  breaker.onFailure(({ reason, handled }) => {
    if (!handled) {
      return;
    }
    logger[isWell ? 'warn' : 'debug']({ ...('error' in reason && { err: reason.error }) }, 'no map tile from the tile server');
    isWell = false;
  });
  breaker.onBreak(() => logger.warn({ openMs }, 'the tile server fails again and again: breaker open'));
  breaker.onReset(() => logger.info('the tile server is back'));
  const repeating = retry(
    handleWhen((error) => error instanceof TileServerError && error.isRetryable),
    {
      maxAttempts: retryPausesMs.length,
      backoff: new DelegateBackoff(({ attempt }) => (retryPausesMs[attempt - 1] ?? 0) * (0.5 + random() / 2)),
    },
  );
  return {
    ask: (address) => repeating.execute(() => breaker.execute(() => inTime.execute(({ signal }) => server.ask(address, signal)))),
  };
}
