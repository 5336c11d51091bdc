import { AppError } from '../errors.js';
import type { ErasableRateLimit } from '../limits/rate-limit.js';

/**
 * A limit that counts in the memory of a test; its points never come back by themselves.
 * @param retryAfterSeconds what its refusals say
 */
export function countInMemory(points: number, retryAfterSeconds = 60): ErasableRateLimit {
  const used = new Map<string, number>();
  const change = (key: string, by: number): number => {
    const now = (used.get(key) ?? 0) + by;
    used.set(key, now);
    return now;
  };
  return {
    async consume(key) {
      if (change(key, 1) > points) {
        throw new AppError('rate_limited', 'Later', { retryAfterSeconds });
      }
    },
    count: async (key) => change(key, 1) <= points,
    async refund(key) {
      change(key, -1);
    },
    hasCounted: async (key) => (used.get(key) ?? 0) > 0,
    async forget(key) {
      used.delete(key);
    },
  };
}
