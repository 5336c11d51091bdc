/** The work didn't finish before its deadline; it still runs. */
export class LateError extends Error {
  override name = 'LateError';
}

/**
 * Waits for `work`, but no longer than `timeoutMs`. Late work still runs; its outcome is dropped.
 * @throws LateError at the deadline; else what the work throws
 */
export async function withDeadline<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`not done within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
