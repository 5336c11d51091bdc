import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Watches timers, to end a delay at once without waiting for it. Call it before the delay begins. */
export function watchTimers() {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const withDelay = (delayMs: number) => timers.mock.calls.filter(([, ms]) => ms === delayMs);
  return {
    isWaiting: (delayMs: number) => withDelay(delayMs).length > 0,
    /** Runs what was the last to wait for this long. */
    endLast: (delayMs: number) =>
      act(async () => {
        const [run] = withDelay(delayMs).at(-1) ?? [];
        if (typeof run === 'function') {
          run();
        }
      }),
    countWaits: (delayMs: number) => withDelay(delayMs).length,
    /** Runs what waits for this long. */
    end: (delayMs: number) =>
      act(async () => {
        for (const [run] of withDelay(delayMs)) {
          if (typeof run === 'function') {
            run();
          }
        }
      }),
  };
}
