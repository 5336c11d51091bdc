import { setTimeout as pause } from 'node:timers/promises';
import type { City } from '@city-genie/city-data/city';
import type { Clock } from '@city-genie/service-kit/clock';
import type { ForecastProvider } from '../provider/resilient-provider.js';
import { type ForecastEntry, isFresh, isKept } from './forecast-entry.js';
import type { LocalCopies } from './local-copies.js';
import type { CacheTiming } from './timing.js';
import type { TolerantStore } from './tolerant-store.js';

type Deps = { provider: ForecastProvider; shared: TolerantStore; local: LocalCopies; clock: Clock; timing: CacheTiming };

/** What Redis has of a city and may be shown. The local copy is the same or newer afterwards. */
export async function peek(deps: Omit<Deps, 'provider' | 'timing'>, city: City): Promise<ForecastEntry | undefined> {
  const entry = await deps.shared.read(city.key);
  return entry && isKept(entry, deps.clock.nowMs()) ? deps.local.keep(city, entry) : undefined;
}

async function peekNewer(deps: Deps, city: City, thanMs: number): Promise<ForecastEntry | undefined> {
  const entry = await peek(deps, city);
  return entry && entry.fetchedAtMs > thanMs && isFresh(entry, city, deps.clock.nowMs()) ? entry : undefined;
}

async function load({ provider, local, clock }: Deps, city: City): Promise<ForecastEntry> {
  const forecast = await provider.load(city);
  return local.keep(city, { fetchedAtMs: clock.nowMs(), forecast });
}

async function loadWithLock(deps: Deps, city: City, token: string, knownMs: number): Promise<ForecastEntry> {
  const { shared } = deps;
  try {
    // Whoever had the lock before us may have just finished.
    const others = await peekNewer(deps, city, knownMs);
    if (others) {
      return others;
    }
    const entry = await load(deps, city);
    await shared.write(city.key, entry);
    return entry;
  } finally {
    await shared.unlock(city.key, token);
  }
}

/**
 * A forecast newer than the local copy, so that all replicas together ask the provider once: whoever gets the lock asks, the
 * others wait for the result. While Redis is away each asks for itself.
 * @throws what the provider's load throws; Error when the replica with the lock wasn't done in time
 */
export async function renew(deps: Deps, city: City): Promise<ForecastEntry> {
  const { shared, local, timing } = deps;
  const knownMs = local.get(city)?.fetchedAtMs ?? 0;
  for (let poll = 0; poll <= timing.polls; poll += 1) {
    const lock = await shared.lock(city.key, timing.lockMs);
    if (lock === 'away') {
      return await load(deps, city);
    }
    if (lock !== 'taken') {
      return await loadWithLock(deps, city, lock.token, knownMs);
    }
    await pause(timing.pollMs);
    const others = await peekNewer(deps, city, knownMs);
    if (others) {
      return others;
    }
  }
  throw new Error('another replica asks the provider and was not done in time');
}
