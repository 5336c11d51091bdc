import type { Logger } from '@city-genie/service-kit/observability/logger';
import { ConsecutiveBreaker, circuitBreaker, DelegateBackoff, handleType, handleWhen, retry, TimeoutStrategy, timeout } from 'cockatiel';
import { TileServerError } from './server-error.js';
import type { TileServer } from './tile-server.js';

export type ServerTiming = {
  /** For all attempts at a tile; shorter than the gateway waits for us. */
  budgetMs: number;
  /** Pauses before each retry; their number is the number of retries. */
  retryPausesMs: readonly number[];
  failuresToOpen: number;
  /** How long nobody is asked after that: who shows a map meanwhile gets an answer at once. */
  openMs: number;
};

export const serverTiming: ServerTiming = { budgetMs: 1600, retryPausesMs: [200], failuresToOpen: 5, openMs: 5000 };

/**
 * Repeats what may pass, within one budget, and stops asking a server that fails: after `failuresToOpen` in a row nobody is asked for
 * `openMs`, then one request finds out whether the server is back.
 */
export function createResilientServer(options: {
  server: TileServer;
  logger: Logger;
  timing?: ServerTiming;
  random?: () => number;
}): TileServer {
  const { server, logger, timing = serverTiming, random = Math.random } = options;
  const { budgetMs, retryPausesMs, failuresToOpen, openMs } = timing;
  const breaker = circuitBreaker(handleType(TileServerError), {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  breaker.onBreak((why) =>
    logger.warn({ ...('error' in why && { err: why.error }), openMs }, 'no map tiles from the tile server: breaker open'),
  );
  breaker.onReset(() => logger.info('the tile server is back'));
  const repeating = retry(
    handleWhen((error) => error instanceof TileServerError && error.isRetryable),
    {
      maxAttempts: retryPausesMs.length,
      backoff: new DelegateBackoff(({ attempt }) => (retryPausesMs[attempt - 1] ?? 0) * (0.5 + random() / 2)),
    },
  );
  const budget = timeout(budgetMs, TimeoutStrategy.Cooperative);
  return {
    ask: (address) =>
      budget.execute(({ signal }) =>
        repeating.execute(() => {
          if (signal.aborted) {
            throw new TileServerError('no time was left to ask the tile server again');
          }
          return breaker.execute(() => server.ask(address, signal));
        }, signal),
      ),
  };
}
