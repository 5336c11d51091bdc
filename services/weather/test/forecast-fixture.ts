import { paris } from '@city-genie/city-data/cities/paris';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { vi } from 'vitest';
import type { ForecastEntry } from '../src/cache/forecast-entry.js';
import { createForecastSource } from '../src/cache/forecast-source.js';
import type { SharedStore } from '../src/cache/shared-store.js';
import { mapForecast } from '../src/open-meteo/map-forecast.js';
import { parseReply } from '../src/open-meteo/open-meteo-reply.js';
import type { SourcedForecast } from '../src/provider/provider-chain.js';
import { sampleReply } from './sample-reply.js';

export const now = '2026-07-15T10:20:00Z';
export const { forecast } = mapForecast(parseReply(JSON.stringify(sampleReply(paris, now)), paris.timezone, Date.parse(now)));
export const attribution = {
  text: 'Weather data by Somebody',
  url: 'https://somebody.test/',
  licence: { text: 'A licence', url: 'https://licence.test/' },
};
export const sourced: SourcedForecast = { source: { name: 'somebody', attribution }, forecast };

/** The store that replicas share, in memory. */
export function memoryStore() {
  const entries = new Map<string, ForecastEntry>();
  const state = { isAway: false };
  const store: SharedStore = {
    read: async (key) => (state.isAway ? undefined : entries.get(key)),
    write: async (key, entry) => {
      if (!state.isAway) {
        entries.set(key, entry);
      }
    },
  };
  return { store, entries, state };
}

/** A source whose providers are `load`, with a fixed clock; renewals are due after eight minutes. */
export function forecastSource(load: () => Promise<SourcedForecast> = async () => sourced) {
  const clock = fixedClock(now);
  const shared = memoryStore();
  const provider = { load: vi.fn(load) };
  const source = createForecastSource({
    provider,
    shared: shared.store,
    clock,
    logger: createLogger('test', 'silent'),
    random: () => 0,
  });
  return { source, provider, clock, ...shared };
}
