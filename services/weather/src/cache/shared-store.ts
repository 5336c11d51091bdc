import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type ForecastEntry, forecastEntry, keptMs } from './forecast-entry.js';

/** What the replicas share. Every call rejects when Redis doesn't answer. */
export type SharedStore = {
  /** undefined = nothing there, or something that this version can't read. */
  read(cityKey: string): Promise<ForecastEntry | undefined>;
  write(cityKey: string, entry: ForecastEntry): Promise<void>;
  /** The lock's token; undefined = somebody else has it. It ends by itself after `lockMs`. */
  lock(cityKey: string, lockMs: number): Promise<string | undefined>;
  /** Gives the lock back if it is still ours. */
  unlock(cityKey: string, token: string): Promise<void>;
};

const deleteIfOurs = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/** `prefix` carries the version of what is stored: replicas of two versions side by side must not read each other's. */
export function createSharedStore(redis: Redis, prefix = 'weather:1'): SharedStore {
  const forecastKey = (cityKey: string): string => `${prefix}:forecast:${cityKey}`;
  const lockKey = (cityKey: string): string => `${prefix}:lock:${cityKey}`;

  return {
    async read(cityKey) {
      const text = await redis.get(forecastKey(cityKey));
      return text === null ? undefined : forecastEntry.parse(JSON.parse(text));
    },
    async write(cityKey, entry) {
      await redis.set(forecastKey(cityKey), JSON.stringify(entry), 'PX', keptMs);
    },
    async lock(cityKey, lockMs) {
      const token = randomUUID();
      const taken = await redis.set(lockKey(cityKey), token, 'PX', lockMs, 'NX');
      return taken === 'OK' ? token : undefined;
    },
    async unlock(cityKey, token) {
      await redis.eval(deleteIfOurs, 1, lockKey(cityKey), token);
    },
  };
}
