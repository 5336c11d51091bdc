import type { Clock } from '@city-genie/service-kit/clock';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import type { FakeWeather } from '@city-genie/stand-ins/weather/server';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import { testRedisUrl } from '@city-genie/test-kit/test-names';
import type { Redis } from 'ioredis';
import { inject } from 'vitest';
import type { CacheTiming } from '../src/cache/timing.js';
import type { ProviderTiming } from '../src/provider/resilient-provider.js';
import { weather } from '../src/service.js';

export type Reply = { status: number; headers: Record<string, unknown>; body: ReturnType<JSON['parse']> };

export type Replica = {
  get(city?: string): Promise<Reply>;
  /** As recommendations asks for the hours. */
  hours(city?: string): Promise<Reply>;
  redis: Redis;
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Tests that don't test the timing use long waits, since the machine may be busy. */
const patient = { callerWaitMs: 10_000, staleWaitMs: 10_000 };
const patientLoading = { loadBudgetMs: 10_000 };

/** The whole service on a real Redis and an HTTP provider. */
export async function startReplica(options: {
  provider: Pick<FakeWeather, 'url'>;
  /** MET Norway's stand-in; default: it isn't asked. */
  met?: Pick<FakeWeather, 'url'>;
  headStartMs?: number;
  clock: Clock;
  redisUrl?: string;
  cache?: Partial<CacheTiming>;
  loading?: Partial<ProviderTiming>;
}): Promise<Replica> {
  const { provider, met, clock, headStartMs, redisUrl = testRedisUrl(inject('redisUrl')) } = options;
  const { app, forecasts, redis, stop } = await startProcess(weather, {
    env: {
      REDIS_URL: redisUrl,
      WEATHER_BASE_URL: provider.url,
      ...(met && { MET_BASE_URL: met.url, WEATHER_CONTACT: 'operator@genie.test' }),
    },
    clock,
    parts: {
      cache: { ...patient, ...options.cache },
      loading: { ...patientLoading, ...options.loading },
      ...(headStartMs !== undefined && { headStartMs }),
    },
  });
  const ask = askService('weather', app, clock);
  return {
    async get(city = 'paris') {
      const response = await ask({ method: 'GET', url: `/api/weather/${city}` });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
    async hours(city = 'paris') {
      const url = `/internal/weather/${city}/hours`;
      const response = await app.inject({ url, headers: signedHeaders('weather', 'GET', url, { clock, issuer: 'recommendations' }) });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
    redis,
    drain: () => forecasts.drain(),
    close: stop,
  };
}
