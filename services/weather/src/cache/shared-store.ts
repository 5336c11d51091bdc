import { isDependencyError } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Redis } from 'ioredis';
import { type ForecastEntry, forecastEntry, keptMs } from './forecast-entry.js';

/** What the replicas share while Redis is there. Neither call ever throws: everybody here can do without it. */
export type SharedStore = {
  /** undefined = nothing there, something that this version can't read, or no Redis. */
  read(cityKey: string): Promise<ForecastEntry | undefined>;
  /** Replaces what is there; without Redis nothing happens. */
  write(cityKey: string, entry: ForecastEntry): Promise<void>;
};

/** `prefix` carries the version of what is stored: replicas of two versions side by side must not read each other's. */
export function createSharedStore(redis: Redis, logger: Logger, prefix = 'weather:1'): SharedStore {
  const forecastKey = (cityKey: string): string => `${prefix}:forecast:${cityKey}`;

  function note(error: unknown, doing: string): void {
    // An outage is logged once by the connection itself.
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
