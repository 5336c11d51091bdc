import { createHash } from 'node:crypto';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { keyedHash } from '@city-genie/service-kit/trust/keyed-hash';
import type { Redis } from 'ioredis';

export type GuestPass = {
  /** Keyed hash of the address; the address itself is not stored. */
  guest: string;
  /** UTC date. */
  date: string;
  /** False for a repeat, which is free (docs/rules/limits.md#free-repeats). */
  counted: boolean;
  /** Returns the search to the guest when it failed. */
  refund(): Promise<void>;
};

/** `isChange`: it changes a plan that the guest has, which is counted apart. */
type GuestSearch = { city: string; body: unknown; hasSeed: boolean; isChange: boolean };

export type GuestLimit = {
  /**
   * Counts one of today's searches for this address, or one of its changes of plans.
   * @throws AppError 429 with Retry-After when none is left: `guest_limit_reached`, for a change `rate_limited`.
   */
  take(ip: string, search: GuestSearch): Promise<GuestPass>;
};

/** Atomic, so that parallel requests can't exceed the limit. Returns 1 = counted, 0 = free repeat, -1 = refused. */
const takeScript = `
if ARGV[3] == '1' and redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
local used = redis.call('INCR', KEYS[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
if used > tonumber(ARGV[1]) then redis.call('DECR', KEYS[1]) return -1 end
redis.call('SET', KEYS[2], '1', 'EX', ARGV[2])
return 1`;

function secondsToMidnight(nowMs: number): number {
  return Math.ceil((86_400_000 - (nowMs % 86_400_000)) / 1000);
}

type Counter = {
  take(keys: GuestKeys, hasSeed: boolean, secondsLeft: number): Promise<number>;
  giveBack(keys: GuestKeys): Promise<void>;
};
type GuestKeys = { date: string; count: string; seen: string };

function sharedCounter(redis: Redis, limit: number): Counter {
  return {
    async take(keys, hasSeed, secondsLeft) {
      return Number(await redis.eval(takeScript, 2, keys.count, keys.seen, limit, secondsLeft, hasSeed ? '1' : '0'));
    },
    async giveBack(keys) {
      await redis.multi().decr(keys.count).del(keys.seen).exec();
    },
  };
}

/** The same rule within one process, used while Redis is away. */
function localCounter(limit: number): Counter {
  const used = new Map<string, number>();
  const seen = new Set<string>();
  let day = '';
  return {
    async take(keys, hasSeed) {
      if (keys.date !== day) {
        used.clear();
        seen.clear();
        day = keys.date;
      }
      if (hasSeed && seen.has(keys.seen)) {
        return 0;
      }
      const count = (used.get(keys.count) ?? 0) + 1;
      if (count > limit) {
        return -1;
      }
      used.set(keys.count, count);
      seen.add(keys.seen);
      return 1;
    },
    async giveBack(keys) {
      used.set(keys.count, Math.max(0, (used.get(keys.count) ?? 0) - 1));
      seen.delete(keys.seen);
    },
  };
}

type Deps = {
  redis: Redis;
  key: string;
  limit: number;
  /** How many changes of plans a guest has a day. */
  changeLimit: number;
  clock: Clock;
  logger: Logger;
  /** Told of every refusal, with its UTC date. */
  onRefusal(date: string): void;
};

/** Limits the successful searches of guests per address and UTC day, whatever the city (docs/rules/limits.md#free-searches-of-a-guest). */
export function createGuestLimit({ redis, key, limit, changeLimit, clock, logger, onRefusal }: Deps): GuestLimit {
  const searches = { shared: sharedCounter(redis, limit), local: localCounter(limit) };
  const changes = { shared: sharedCounter(redis, changeLimit), local: localCounter(changeLimit) };

  return {
    async take(ip, { city, body, hasSeed, isChange }) {
      const { shared, local } = isChange ? changes : searches;
      const nowMs = clock.nowMs();
      const date = new Date(nowMs).toISOString().slice(0, 10);
      const guest = keyedHash(`guest:${ipBucket(ip)}`, key);
      const bodyHash = createHash('sha256')
        .update(JSON.stringify([city, body]))
        .digest('base64url')
        .slice(0, 22);
      // The braces are a hash tag: both keys share one slot of a Redis Cluster.
      const count = `guest:{${guest}}:${date}${isChange ? ':changes' : ''}`;
      const keys = { date, count, seen: `${count}:${bodyHash}` };
      const secondsLeft = secondsToMidnight(nowMs);
      let counter = shared;
      const outcome = await shared.take(keys, hasSeed, secondsLeft).catch((error) => {
        logger.warn({ err: error }, 'guest limit counts in this process only');
        counter = local;
        return local.take(keys, hasSeed, secondsLeft);
      });
      if (outcome === -1 && isChange) {
        const message = 'You have changed plans very often today. A new search still works, or come back tomorrow.';
        throw new AppError('rate_limited', message, { retryAfterSeconds: secondsLeft });
      }
      if (outcome === -1) {
        onRefusal(date);
        const message = `You have used today's ${limit} free searches. Join the waitlist or come back tomorrow.`;
        throw new AppError('guest_limit_reached', message, { retryAfterSeconds: secondsLeft });
      }
      const counted = outcome === 1;
      return { guest, date, counted, refund: async () => (counted ? counter.giveBack(keys) : undefined) };
    },
  };
}
