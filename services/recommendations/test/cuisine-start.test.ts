import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import { cityCuisineRoute } from '@city-genie/contracts/cuisine/routes';
import { searchReply } from '@city-genie/contracts/search/routes';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { DateTime } from 'luxon';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './test-app.js';

const clock = fixedClock('2026-11-24T08:00:00Z');
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ clock });
});

async function post(url: string, payload: object) {
  const headers = signedHeaders('recommendations', 'POST', url, { who: testCallers.subscriber, clock });
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json();
}
const search = async (city: City, body: object) => searchReply.parse(await post(`/api/${city.key}/search`, body));
const cuisine = async (city: City, body: object) => cityCuisineRoute.reply.parse(await post(`/api/${city.key}/cuisine`, body));

function setLocalTime(city: City, time: string): void {
  clock.set(DateTime.fromISO(`2026-11-24T${time}`, { zone: city.timezone }).toUTC().toISO() ?? '');
}

/** Half of a city's moods at each time, so that each has a night and a day. */
const moments = cities.flatMap((city) =>
  ['03:00', '12:00', '23:00'].map((time, at) => [time, city.name, city, city.moods.filter((_, mood) => mood % 2 === at % 2)] as const),
);

describe('cuisine without startAt', () => {
  it.each(moments)(
    'at %s in %s uses the start of the plan',
    async (time, _name, city, moods) => {
      setLocalTime(city, time);
      for (const mood of moods) {
        for (const timeframe of timeframeIds) {
          const { plan } = await search(city, { mood, timeframe });
          const { startAt, recommendations } = await cuisine(city, { mood, timeframe });
          expect([mood, timeframe, startAt]).toEqual([mood, timeframe, plan?.start]);
          const asked = await cuisine(city, { mood, timeframe, startAt });
          expect([asked.startAt, recommendations.map(({ id }) => id)]).toEqual([startAt, asked.recommendations.map(({ id }) => id)]);
          // In other cities few restaurants serve breakfast.
          if (['paris', 'london'].includes(city.key) || (city.key === 'tokyo' && timeframe !== '1-2-hours')) {
            expect(recommendations.length, `${mood} ${timeframe}`).toBeGreaterThan(0);
          }
        }
      }
    },
    60_000,
  );
});

describe('cuisine with startAt', () => {
  it('uses this start, also at night, and returns it', async () => {
    setLocalTime(paris, '12:00');
    const body = { mood: 'romantic-dreamy', timeframe: 'half-day' };
    expect((await cuisine(paris, { ...body, startAt: '2026-11-25T03:00' })).startAt).toBe('2026-11-25T03:00');
    expect((await cuisine(paris, { ...body, startAt: '2026-11-25T10:00' })).recommendations.length).toBeGreaterThan(0);
  });
});
