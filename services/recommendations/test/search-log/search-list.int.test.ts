import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { describe, expect, it } from 'vitest';
import { newestSearches } from '../../src/search-log/search-list.js';
import { searchLogModel } from '../../src/search-log/search-log-models.js';
import { refusals, refusedWith, useServiceForAdmins } from '../admin-fixture.js';

/** In the future, because MongoDB expires rows by its own clock. */
const start = Date.parse('2090-11-24T10:00:00Z');
const clock = fixedClock('2090-11-24T10:00:00Z');
const url = '/api/city/searches';
const romantic = { city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day' };
const { stores, service } = useServiceForAdmins(clock);

/** Searches a second apart, the oldest first. */
async function log(count: number, more: object = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({ ...romantic, ...more, createdAt: new Date(start + at * 1000) }));
  await stores().connection.collection('city_searches').insertMany(rows);
}

/** How many seconds after the first one each listed search came. */
async function seconds(query = ''): Promise<number[]> {
  const { searches }: { searches: { createdAt: string }[] } = (await service().get(`${url}${query}`)).json();
  return searches.map(({ createdAt }) => (Date.parse(createdAt) - start) / 1000);
}

describe('the log of searches', () => {
  it('is listed newest first, with nothing but what the product’s table has', async () => {
    await log(2, { outcome: 'short' });
    const reply = (await service().get(url)).json();
    expect(reply).toEqual({
      success: true,
      searches: [
        { id: expect.stringMatching(/^[0-9a-f]{24}$/), ...romantic, createdAt: '2090-11-24T10:00:01.000Z' },
        { id: expect.stringMatching(/^[0-9a-f]{24}$/), ...romantic, createdAt: '2090-11-24T10:00:00.000Z' },
      ],
      total: 2,
    });
  });

  it('has the newest 1,000 and says how many there are, else pages', async () => {
    await log(1003);
    const whole = await seconds();
    expect([whole.length, whole[0], whole.at(-1)]).toEqual([1000, 1002, 3]);
    expect((await service().get(`${url}?page=2&pageSize=100`)).json()).toMatchObject({ total: 1003, page: 2 });
    expect(await seconds('?page=1&pageSize=2')).toEqual([1002, 1001]);
    expect(await seconds('?page=2&pageSize=2')).toEqual([1000, 999]);
    expect(await seconds('?page=11&pageSize=100')).toEqual([2, 1, 0]);
    expect((await seconds('?page=1')).length).toBe(50);
    expect(await seconds('?page=12&pageSize=100')).toEqual([]);
  });

  it('has each search on one page, also those of one moment', async () => {
    await stores()
      .connection.collection('city_searches')
      .insertMany(Array.from({ length: 7 }, () => ({ ...romantic, createdAt: new Date(start) })));
    const pages = await Promise.all([1, 2, 3].map(async (page) => (await service().get(`${url}?page=${page}&pageSize=3`)).json().searches));
    expect(new Set(pages.flat().map(({ id }: { id: string }) => id)).size).toBe(7);
  });

  it.each(['page=0', 'page=x', 'pageSize=101', 'pageSize=0'])('refuses %s', async (query) => {
    const reply = await service().get(`${url}?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it('is for administrators', async () => {
    expect(await refusedWith((who) => service().get(url, who))).toEqual(refusals);
  });

  it.each([{ pageSize: 50 }, { page: 3, pageSize: 100 }])('is read along an index, without a sort: %j', async (query) => {
    const plan = JSON.stringify(await newestSearches(searchLogModel(service().connection), query).explain('queryPlanner'));
    expect(plan).toContain('"indexName":"expiry"');
    expect(plan).not.toMatch(/"SORT"|COLLSCAN/);
  });
});
