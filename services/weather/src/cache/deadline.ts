/** A wait that ended before the work did; the work goes on. */
export class LateError extends Error {
  override name = 'LateError';
}

export type Deadline = {
  /** The work's own outcome, or LateError when the deadline passes first. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Ends the timer; to be called in any case. */
  clear(): void;
};

export function startDeadline(timeoutMs: number): Deadline {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late');
  });
  return {
    async race(work) {
      const first = await Promise.race([work.then((value) => ({ value })), passed]);
      if (first === 'late') {
        throw new LateError(`not done within ${timeoutMs} ms`);
      }
      return first.value;
    },
    clear: () => clearTimeout(timer),
  };
}
