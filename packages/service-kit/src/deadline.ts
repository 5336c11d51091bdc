/** A wait that ended before the work did; the work goes on. */
export class LateError extends Error {
  override name = 'LateError';
}

/**
 * The outcome of `work`, waited for no longer than `timeoutMs`. Work that is late goes on, and nobody hears of its outcome here.
 * @throws LateError, or what the work throws in time
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
