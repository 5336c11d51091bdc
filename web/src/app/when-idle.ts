/** Longest wait for a browser that is never idle. */
const mostMs = 3000;

/** Resolves when the browser has nothing to do for what is on the screen. Some browsers can't say that; there it is soon. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: mostMs });
    } else {
      setTimeout(resolve, 200);
    }
  });
}
