import { AppError } from '../errors.js';
import type { RateLimit, ReadableRateLimit } from './rate-limit.js';

export type AcceptedLimit = {
  /**
   * Counts a call and runs it; it counts only when it was accepted, and one that comes again counts once.
   *
   * @param client who is counted
   * @param same equal for two calls that are the same
   * @throws 429 with Retry-After, without having run anything; else what `work` throws
   */
  counted<T>(client: string, same: string, work: () => Promise<T>): Promise<T>;
};

function isLimit(error: unknown): boolean {
  return error instanceof AppError && error.code === 'rate_limited';
}

/** @returns false when the limit is used up. */
async function takes(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (error) {
    if (isLimit(error)) {
      return false;
    }
    throw error;
  }
}

/**
 * A visitor whose reply was lost, or was a 503 though all was done, repeats the call; that must neither be refused nor use up what
 * the others of the same address have left. Whether anything was new is not asked: the limit would tell what is known already.
 *
 * @param perClient calls of a client
 * @param accepted one for each accepted call of a client, for as long as `perClient` counts
 * @param repeats of a client: nobody needs many, and each costs a look into the database
 */
export function createAcceptedLimit(limits: { perClient: RateLimit; accepted: ReadableRateLimit; repeats: RateLimit }): AcceptedLimit {
  const { perClient, accepted, repeats } = limits;
  return {
    async counted(client, same, work) {
      const repeatKey = JSON.stringify([client, same]);
      try {
        await perClient.consume(client);
      } catch (error) {
        if (isLimit(error) && (await accepted.isCounted(repeatKey)) && (await takes(repeats, client))) {
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
