import { listNews } from '@city-genie/contracts/news/endpoints';
import { listNewsRoute } from '@city-genie/contracts/news/routes';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { describe, expect, it } from 'vitest';
import { newsArticles } from '../src/news/present-news.js';
import { waitlist } from '../src/service.js';

const clock = fixedClock('2026-03-01T10:00:00Z');
const { stores, stopAfter } = useTestStores('waitlist-news');

async function start(env: Readonly<Record<string, string>> = {}) {
  const { env: storesEnv, database } = stores();
  const { app } = stopAfter(await startProcess(waitlist, { env: { ...storesEnv, ...env }, database, clock }));
  const ask = askService('waitlist', app, clock);
  return (who: keyof typeof testCallers) => ask({ method: listNews.method, url: listNews.url, who: testCallers[who] });
}

describe('GET /api/news', () => {
  it.each([
    ['anonymous', 401, 'unauthenticated'],
    ['pending', 401, 'unauthenticated'],
    ['unpaid', 402, 'payment_required'],
    ['unknown', 503, 'entitlement_unavailable'],
  ] as const)('tells a caller who is %s nothing: %i', async (who, status, code) => {
    const ask = await start();
    const reply = await ask(who);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, code });
    expect(newsArticles.filter(({ title, excerpt }) => reply.body.includes(title) || reply.body.includes(excerpt))).toEqual([]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each(['subscriber', 'admin'] as const)('tells a caller who is %s all stories, and nobody may keep them', async (who) => {
    const ask = await start();
    const reply = await ask(who);
    expect(reply.statusCode).toBe(200);
    expect(listNewsRoute.reply.parse(reply.json())).toEqual({ success: true, articles: newsArticles });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('has a limit', async () => {
    const ask = await start({ LIMIT_NEWS_PER_MINUTE: '1' });
    expect((await ask('subscriber')).statusCode).toBe(200);
    const refused = await ask('subscriber');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited', message: listNews.limit.message });
  });
});
