import type { RateLimit } from './rate-limit.js';

export type FailureLimit = {
  /**
   * Runs a call; only failures count. A call takes its point before it runs, so that parallel guesses can't slip through, and gives it back
   * unless it failed.
   *
   * @throws 429 with Retry-After before `work` has run; else what `work` throws
   */
  run<T>(client: string, work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T>;
};

/** A limit of failed calls per client. */
export function createFailureLimit(perClient: RateLimit): FailureLimit {
  return {
    async run(client, work, isFailure) {
      await perClient.consume(client);
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
