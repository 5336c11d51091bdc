import { hasCode } from '../errors.js';
import type { RateLimit, ReadableRateLimit } from './rate-limit.js';

export type AcceptedLimit = {
  /**
   * Runs a call and counts it. Only accepted calls count, and a repeat of one counts once.
   *
   * @param client who is counted
   * @param same equal for two calls that are the same
   * @throws 429 with Retry-After, before `work` has run; else what `work` throws
   */
  run<T>(client: string, same: string, work: () => Promise<T>): Promise<T>;
};

/** @returns false when the limit is used up. */
async function takes(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (error) {
    if (hasCode(error, 'rate_limited')) {
      return false;
    }
    throw error;
  }
}

/**
 * Visitors repeat a call when the reply was lost, or when it was a 503 although the work was done
 * (docs/rules/errors.md#a-503-means-not-known-to-be-done). Such a repeat must neither be refused nor use up the limit of others at the same
 * address. It doesn't matter whether the call changed anything: otherwise the limit would reveal what is stored already.
 *
 * @param perClient limits a client's calls
 * @param accepted remembers each accepted call of a client, for as long as `perClient` counts
 * @param repeats limits a client's repeats, since each costs a database query
 */
export function createAcceptedLimit(limits: { perClient: RateLimit; accepted: ReadableRateLimit; repeats: RateLimit }): AcceptedLimit {
  const { perClient, accepted, repeats } = limits;
  return {
    async run(client, same, work) {
      const repeatKey = JSON.stringify([client, same]);
      try {
        await perClient.consume(client);
      } catch (error) {
        if (hasCode(error, 'rate_limited') && (await accepted.hasCounted(repeatKey)) && (await takes(repeats, client))) {
          return work();
        }
        throw error;
      }
      let isFree = true;
      try {
        const outcome = await work();
        const isNew = await takes(accepted, repeatKey);
        isFree = !isNew && (await takes(repeats, client));
        return outcome;
      } finally {
        if (isFree) {
          await perClient.refund(client);
        }
      }
    },
  };
}
