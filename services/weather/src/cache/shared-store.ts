import { isDependencyError } from '@city-genie/service-kit/dependency-error';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Redis } from 'ioredis';
import { type ForecastEntry, forecastEntry, keptMs } from './forecast-entry.js';

/** Forecasts shared by the replicas through Redis. Neither call throws: without Redis each replica works alone. */
export type SharedStore = {
  /** undefined = missing, unreadable for this version, or no Redis. */
  read(cityKey: string): Promise<ForecastEntry | undefined>;
  /** Replaces the entry; does nothing without Redis. */
  write(cityKey: string, entry: ForecastEntry): Promise<void>;
};

/** `prefix` contains the version of the stored form, so that replicas of different versions don't read each other's entries. */
export function createSharedStore(redis: Redis, logger: Logger, prefix = 'weather:2'): SharedStore {
  const forecastKey = (cityKey: string): string => `${prefix}:forecast:${cityKey}`;

  function note(error: unknown, doing: string): void {
    // The connection itself logs an outage, once.
    logger[isDependencyError(error) ? 'debug' : 'warn']({ err: error }, `${doing} a forecast in redis failed`);
  }

  return {
    async read(cityKey) {
      try {
        const text = await redis.get(forecastKey(cityKey));
        return text === null ? undefined : forecastEntry.parse(JSON.parse(text));
      } catch (error) {
        note(error, 'reading');
        return undefined;
      }
    },
    async write(cityKey, entry) {
      try {
        await redis.set(forecastKey(cityKey), JSON.stringify(entry), 'PX', keptMs);
      } catch (error) {
        note(error, 'writing');
      }
    },
  };
}
