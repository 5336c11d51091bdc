import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.js';
import { keyedHash } from '../trust/keyed-hash.js';

export type RateLimit = {
  /** Counts one. @throws 429 with Retry-After when the limit is used up */
  consume(key: string): Promise<void>;
  /** Counts one, also beyond the limit, and refuses nothing. @returns whether it is within the limit */
  count(key: string): Promise<boolean>;
  /** Takes one back, e.g. for a call that was not accepted. */
  refund(key: string): Promise<void>;
};

/** A limit that can be read without counting. `hasCounted`: whether any call of this key counts now. */
export type ReadableRateLimit = RateLimit & { hasCounted(key: string): Promise<boolean> };

/** A limit whose counts can be removed. */
export type ErasableRateLimit = ReadableRateLimit & {
  /**
   * Removes the count of this key, in Redis and in this process. Other processes that counted while Redis was away keep theirs until they end.
   * @throws when Redis is away
   */
  forget(key: string): Promise<void>;
};

export type RateLimitSettings = {
  name: string;
  points: number;
  durationSeconds: number;
  /** The message of the 429. */
  message: string;
  /** `half`: a process that counts for itself has half the points; default: all. */
  withoutRedis?: 'half';
};

/**
 * A limit shared by all replicas through Redis; without Redis each process counts for itself (docs/rules/limits.md#limits-without-redis).
 * Keys are people's addresses and Redis writes its data to disk, so Redis gets only a hash of each key under `secret`.
 */
export function createRateLimit(
  options: RateLimitSettings & {
    redis: Redis;
    /** At least 32 characters, the same for all replicas. */
    secret: string;
  },
): ErasableRateLimit {
  const { redis, name, points, durationSeconds, message, secret, withoutRedis } = options;
  const settings = { keyPrefix: `limit:${name}`, points, duration: durationSeconds };
  const insuranceLimiter = new RateLimiterMemory({ ...settings, points: withoutRedis === 'half' ? Math.ceil(points / 2) : points });
  const limiter = new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter });
  const hashed = (key: string) => keyedHash(JSON.stringify([name, key]), secret);
  /** @returns what refuses this call; undefined while the limit isn't used up. It counts either way. */
  const refusalOf = async (key: string): Promise<RateLimiterRes | undefined> => {
    try {
      await limiter.consume(hashed(key));
      return undefined;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) {
        return refused;
      }
      throw refused;
    }
  };
  return {
    async consume(key) {
      const refused = await refusalOf(key);
      if (refused !== undefined) {
        throw new AppError('rate_limited', message, { retryAfterSeconds: refused.msBeforeNext / 1000 });
      }
    },
    count: async (key) => (await refusalOf(key)) === undefined,
    async refund(key) {
      await limiter.reward(hashed(key));
    },
    async hasCounted(key) {
      const counted = await limiter.get(hashed(key));
      return counted !== null && counted.consumedPoints > 0;
    },
    async forget(key) {
      await insuranceLimiter.delete(hashed(key));
      // The limiter's own `delete` would be content with the process's memory while Redis is away.
      await redis.del(limiter.getKey(hashed(key)));
    },
  };
}
