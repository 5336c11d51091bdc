import { isDependencyError } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/logger';
import type { ForecastEntry } from './forecast-entry.js';
import type { SharedStore } from './shared-store.js';

/** The shared store for those who can do without it: its failures are noted, and are outcomes instead of exceptions. */
export type TolerantStore = {
  read(cityKey: string): Promise<ForecastEntry | undefined>;
  write(cityKey: string, entry: ForecastEntry): Promise<void>;
  /** `taken`: another replica has it. `away`: there is nobody to ask. */
  lock(cityKey: string, lockMs: number): Promise<{ token: string } | 'taken' | 'away'>;
  unlock(cityKey: string, token: string): Promise<void>;
};

export function createTolerantStore(shared: SharedStore, logger: Logger): TolerantStore {
  function note(error: unknown, doing: string): void {
    // An outage is logged once by the connection itself.
    logger[isDependencyError(error) ? 'debug' : 'warn']({ err: error }, `${doing} in redis failed`);
  }

  return {
    async read(cityKey) {
      try {
        return await shared.read(cityKey);
      } catch (error) {
        note(error, 'reading a forecast');
        return undefined;
      }
    },
    async write(cityKey, entry) {
      try {
        await shared.write(cityKey, entry);
      } catch (error) {
        note(error, 'writing a forecast');
      }
    },
    async lock(cityKey, lockMs) {
      try {
        const token = await shared.lock(cityKey, lockMs);
        return token === undefined ? 'taken' : { token };
      } catch (error) {
        note(error, 'locking');
        return 'away';
      }
    },
    async unlock(cityKey, token) {
      try {
        await shared.unlock(cityKey, token);
      } catch (error) {
        note(error, 'unlocking');
      }
    },
  };
}
