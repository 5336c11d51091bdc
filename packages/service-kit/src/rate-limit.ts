import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.js';

export type RateLimit = {
  /** Counts one; @throws 429 with Retry-After when the limit is used up. */
  consume(key: string): Promise<void>;
  /** Takes one back, for what was not accepted after all. */
  refund(key: string): Promise<void>;
};

/** A limit shared by all replicas through Redis; while Redis is away each process keeps the same limit for itself. */
export function createRateLimit(options: {
  redis: Redis;
  name: string;
  points: number;
  durationSeconds: number;
  message: string;
}): RateLimit {
  const { redis, name, points, durationSeconds, message } = options;
  const settings = { keyPrefix: `limit:${name}`, points, duration: durationSeconds };
  const limiter = new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: new RateLimiterMemory(settings) });
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) {
          throw new AppError('rate_limited', message, { retryAfterSeconds: refused.msBeforeNext / 1000 });
        }
        throw refused;
      }
    },
    async refund(key) {
      await limiter.reward(key);
    },
  };
}
