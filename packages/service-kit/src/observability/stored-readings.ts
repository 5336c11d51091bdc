import type { Clock } from '../clock.js';
import { withDeadline } from '../deadline.js';

const askEveryMs = 15_000;
const timeoutMs = 1000;

/**
 * Readings that a store has to be asked for, for the gauges of `metrics.ts`. It is asked every 15 seconds at most, however many look, and waited
 * for a second at most. While it is away there are none, and the figures that need no store can be read on.
 */
export function storedReadings<T>(read: () => Promise<readonly T[]>, clock: Clock): () => Promise<readonly T[]> {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let readings: Promise<readonly T[]> = Promise.resolve([]);
  return () => {
    if (clock.nowMs() - askedAtMs >= askEveryMs) {
      askedAtMs = clock.nowMs();
      readings = withDeadline(read(), timeoutMs).catch(() => []);
    }
    return readings;
  };
}
