import type { Clock } from '@city-genie/service-kit/clock';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import { openTestStores, type TestStores } from '@city-genie/test-kit/test-stores';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { recommendations } from '../src/service.js';

type Who = keyof typeof testCallers;
type Limits = Readonly<Record<string, string>>;

/** One replica of the service, without forecasts, as administrators and visitors call it. */
export async function startForAdmins({ env, database }: TestStores, clock: Clock, limits: Limits = {}) {
  const { app, connection, stop } = await startProcess(recommendations, {
    env: { ...env, ...limits, WEATHER_URL: 'http://127.0.0.1:9' },
    database,
    clock,
  });
  const ask = askService('recommendations', app, clock);
  return {
    connection,
    stop,
    get: (url: string, who: Who = 'admin') => ask({ method: 'GET', url, who: testCallers[who] }),
    post: (url: string, payload: object, who: Who = 'admin', ip = '203.0.113.7') =>
      ask({ method: 'POST', url, payload, ip, who: testCallers[who] }),
  };
}

export type ServiceForAdmins = Awaited<ReturnType<typeof startForAdmins>>;

/** What was logged and reported by the test before. */
const written = ['city_searches', 'search_days', 'guest_search_counters', 'guest_search_days', 'place_reports', 'audit_log'];

/** One service on real stores for all tests of a file, each of which finds nothing logged, reported and counted. */
export function useServiceForAdmins(clock: Clock, limits: Limits = {}) {
  let stores: TestStores | undefined;
  let service: ServiceForAdmins | undefined;

  beforeAll(async () => {
    stores = await openTestStores('for_admins', 'recommendations');
    service = await startForAdmins(stores, clock, limits);
  });
  beforeEach(async () => {
    await Promise.all(written.map((name) => stores?.connection.collection(name).deleteMany({})));
    await stores?.redis.flushdb();
  });
  afterAll(async () => {
    await service?.stop();
    await stores?.close();
  });
  return {
    stores: (): TestStores => stores ?? expect.unreachable('the stores are open while a test runs'),
    service: (): ServiceForAdmins => service ?? expect.unreachable('the service runs while a test does'),
  };
}

/** Everybody but administrators, with the status of their refusal. */
export const refusals = { anonymous: 401, pending: 401, unpaid: 403, subscriber: 403, unknown: 503 } as const;

/** The statuses of a call that is for administrators, by everybody else. */
export async function refusedWith(call: (who: Who) => Promise<{ statusCode: number }>): Promise<Record<string, number>> {
  const callers = ['anonymous', 'pending', 'unpaid', 'subscriber', 'unknown'] as const;
  return Object.fromEntries(await Promise.all(callers.map(async (who) => [who, (await call(who)).statusCode] as const)));
}
