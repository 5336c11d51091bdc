import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Clock } from '@city-genie/service-kit/clock';
import { createLogger } from '@city-genie/service-kit/logger';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { signedHeaders, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import type { FakeWeather } from '@city-genie/stand-ins/weather/server';
// Declares what `inject` gives.
import type {} from '@city-genie/test-kit/global-setup';
import type { Redis } from 'ioredis';
import { inject } from 'vitest';
import { buildApp } from '../src/app.js';
import { createForecastSource } from '../src/cache/forecast-source.js';
import { createSharedStore } from '../src/cache/shared-store.js';
import { type CacheTiming, cacheTiming } from '../src/cache/timing.js';
import { createOpenMeteo } from '../src/provider/open-meteo.js';
import { createResilientProvider, type ProviderTiming, providerTiming } from '../src/provider/resilient-provider.js';

const logger = createLogger('weather', 'silent');

export type Reply = { status: number; headers: Record<string, unknown>; body: ReturnType<JSON['parse']> };

export type Replica = {
  get(city?: string): Promise<Reply>;
  redis: Redis;
  prefix: string;
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Keys that no other test uses. */
export function ownPrefix(): string {
  return `test:weather:${randomUUID()}`;
}

/** The bounds themselves are tested by those who set them; elsewhere a busy machine shouldn't fail a test. */
const patient = { callerWaitMs: 10_000, staleWaitMs: 10_000 };
const patientLoading = { loadBudgetMs: 10_000, retryPausesMs: [0, 0], shortestPauseMs: 0 };

/** The whole service but for its listening, on a real Redis and a real HTTP provider; pauses between retries take no time. */
export async function startReplica(options: {
  provider: Pick<FakeWeather, 'url'>;
  clock: Clock;
  prefix?: string;
  redisUrl?: string;
  cache?: Partial<CacheTiming>;
  loading?: Partial<ProviderTiming>;
}): Promise<Replica> {
  const { provider, clock, prefix = ownPrefix(), redisUrl = inject('redisUrl') } = options;
  const redis = createRedis(redisUrl, 'request', logger);
  await once(redis, 'ready');
  const ask = createOpenMeteo({ baseUrl: provider.url, apiKey: undefined, clock, logger });
  const forecasts = createForecastSource({
    provider: createResilientProvider({
      ask,
      logger,
      timing: { ...providerTiming, ...patientLoading, ...options.loading },
    }),
    shared: createSharedStore(redis, logger, prefix),
    clock,
    logger,
    timing: { ...cacheTiming, ...patient, ...options.cache },
  });
  const app = buildApp({ service: { logger, clock, keys: testKeys }, forecasts });
  return {
    async get(city = 'paris') {
      const url = `/api/weather/${city}`;
      const response = await app.inject({ url, headers: signedHeaders('weather', 'GET', url, { clock }) });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
    redis,
    prefix,
    drain: () => forecasts.drain(),
    async close() {
      await app.close();
      await forecasts.drain();
      closeRedis(redis);
    },
  };
}
