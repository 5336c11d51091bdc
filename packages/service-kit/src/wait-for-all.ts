/**
 * Waits until every piece of work has ended, so that none goes on unseen.
 *
 * @throws the first failure
 */
export async function waitForAll(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    throw failed.reason;
  }
}
