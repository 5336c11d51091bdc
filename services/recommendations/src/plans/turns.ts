/**
 * Lets callers go on one by one, each in a turn of the event loop of its own: a plan keeps the processor for some milliseconds, and a
 * hundred of them at once would keep everything else waiting, health checks first.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
