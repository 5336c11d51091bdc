import { hasCode } from '../errors.js';
import type { RateLimit } from './rate-limit.js';

export type FailureLimit = {
  /**
   * Runs a call; only failures count. A call takes its point before it runs, so that parallel guesses can't slip through, and gives it back
   * unless it failed. A call that is refused gives its point back, too.
   *
   * @throws 429 with Retry-After before `work` has run; else what `work` throws
   */
  run<T>(client: string, work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T>;
};

/** Far longer than a store takes for one command. */
const marginSeconds = 10;

/**
 * A refused call counts while it is refused, and the calls that run keep their points, so the count never falls below their number. Shortly
 * before the count ends nothing is given back, since a point that arrived after its end would be one more in the next count.
 *
 * @throws 429
 */
async function takePoint(perClient: RateLimit, client: string): Promise<void> {
  try {
    await perClient.consume(client);
  } catch (error) {
    if (hasCode(error, 'rate_limited') && (error.details.retryAfterSeconds ?? 0) > marginSeconds) {
      await perClient.refund(client);
    }
    throw error;
  }
}

/** A limit of failed calls per client. */
export function createFailureLimit(perClient: RateLimit): FailureLimit {
  return {
    async run(client, work, isFailure) {
      await takePoint(perClient, client);
      let hasFailed = false;
      try {
        return await work();
      } catch (error) {
        hasFailed = isFailure(error);
        throw error;
      } finally {
        if (!hasFailed) {
          await perClient.refund(client);
        }
      }
    },
  };
}
