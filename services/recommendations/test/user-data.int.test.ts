import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { everyRefusal, userDataCalls } from '@city-genie/test-kit/user-data-calls';
import { describe, expect, it, vi } from 'vitest';
import { recommendations } from '../src/service.js';

const clock = fixedClock('2026-11-24T07:00:00Z');
const { stores, stopAfter } = useTestStores('recommendations');
const ada = { ...testCallers.subscriber, username: 'ada.lovelace', userId: '64b0000000000000000000aa' };
const grace = { ...testCallers.subscriber, username: 'grace.hopper', userId: '64b0000000000000000000bb' };
const email = 'ada@example.org';

/** The service where a user may search once a minute. */
async function start() {
  const { env, database } = stores();
  const rates = { WEATHER_URL: 'http://127.0.0.1:9', SEARCH_RATE_PER_MINUTE: '1' };
  const { app } = stopAfter(await startProcess(recommendations, { env: { ...env, ...rates }, database, clock }));
  const ask = askService('recommendations', app, clock);
  const payload = { mood: 'cozy-contemplative', timeframe: 'half-day' };
  return {
    identity: userDataCalls('recommendations', app, clock),
    search: async (who = ada) => (await ask({ method: 'POST', url: '/api/london/search', payload, who })).statusCode,
    report: async () => {
      const wrong = { reason: 'other', message: 'The door is round the corner' };
      return (await ask({ method: 'POST', url: '/api/places/paris-palais-garnier/report', payload: wrong, who: ada })).statusCode;
    },
  };
}

/** Everything in both stores, as text, without what we ship. */
async function everything(): Promise<string> {
  const { connection, redis } = stores();
  const collections = (await connection.listCollections()).map(({ name }) => name).filter((name) => !name.startsWith('catalogue'));
  const rows = await Promise.all(collections.map((name) => connection.collection(name).find().toArray()));
  return JSON.stringify([rows, await redis.keys('*')]);
}

describe('what recommendations knows about a user', () => {
  it('is nothing: searches and reports are stored without whoever is signed in', async () => {
    const { search, report, identity } = await start();
    expect([await search(), await report()]).toEqual([200, 200]);
    expect(await identity.exportUser(ada.userId, email)).toEqual({ data: {} });
    // The log is written behind the reply.
    await vi.waitFor(async () => expect(await everything()).toContain('cozy-contemplative'), { timeout: 5000 });
    const stored = await everything();
    expect(stored).toContain('round the corner');
    for (const trace of [ada.userId, ada.username, ada.sessionHash, email]) {
      expect(stored).not.toContain(trace);
    }
  });

  it('is, once it is erased, not even how often they searched; others go on being counted', async () => {
    const { search, identity } = await start();
    expect([await search(), await search(), await search(grace), await search(grace)]).toEqual([200, 429, 200, 429]);
    for (const id of [ada.userId, ada.userId, '64b0000000000000000000cc']) {
      expect(await identity.eraseUsers({ id, email })).toEqual({ erased: [id] });
    }
    expect([await search(), await search(grace)]).toEqual([200, 429]);
    const both = [ada.userId, grace.userId];
    expect(await identity.eraseUsers(...both.map((id) => ({ id })))).toEqual({ erased: both });
    expect([await search(), await search(grace)]).toEqual([200, 200]);
  });

  it('is not said to be erased while Redis is away', async () => {
    const { identity } = await start();
    await stores().redisProxy.cut();
    expect(await identity.eraseUsers({ id: ada.userId, email })).toMatchObject({ code: 'service_unavailable' });
  });

  it('is told and erased for identity alone', async () => {
    const { identity } = await start();
    expect(await identity.refusals()).toEqual(everyRefusal);
  });
});
