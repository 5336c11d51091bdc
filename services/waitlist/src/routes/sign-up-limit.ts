import { AppError } from '@city-genie/service-kit/errors';
import type { RateLimit, ReadableRateLimit } from '@city-genie/service-kit/rate-limit';

export type SignUpLimit = {
  /**
   * Counts a sign-up and runs it; it counts only when it was accepted, and one that comes again counts once.
   *
   * @param client who is counted
   * @param signUp what makes two sign-ups the same
   * @throws 429 with Retry-After, without having run anything; else what `work` throws
   */
  counted<T>(client: string, signUp: string, work: () => Promise<T>): Promise<T>;
};

function isLimit(error: unknown): boolean {
  return error instanceof AppError && error.code === 'rate_limited';
}

/**
 * A visitor whose reply was lost, or was a 503 though the sign-up is stored, repeats it; that must neither be refused nor use up what
 * the others of the same address have left. Whether the entry was new is not asked: the limit would tell who already waits.
 *
 * @param perClient sign-ups of a client
 * @param accepted one for each accepted sign-up of a client, for as long as `perClient` counts
 * @param repeats of a client: nobody needs many, and each costs a look into the database
 */
export function createSignUpLimit(limits: { perClient: RateLimit; accepted: ReadableRateLimit; repeats: RateLimit }): SignUpLimit {
  const { perClient, accepted, repeats } = limits;

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

  return {
    async counted(client, signUp, work) {
      const repeatKey = JSON.stringify([client, signUp]);
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
