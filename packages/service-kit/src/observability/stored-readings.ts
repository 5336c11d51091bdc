import type { Clock } from '../clock.js';
import { withDeadline } from '../deadline.js';

const askEveryMs = 15_000;
const timeoutMs = 1000;

/**
 * Gauge readings from a store. The store is asked at most every 15 seconds and waited for at most a second. While it is away there are no
 * readings, and the other metrics can still be scraped.
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
