import { cities } from '@city-genie/city-data/catalog';
import { madrid } from '@city-genie/city-data/cities/madrid';
import { paris } from '@city-genie/city-data/cities/paris';
import { tokyo } from '@city-genie/city-data/cities/tokyo';
import { isHoliday } from '@city-genie/city-data/holidays/calendar';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import { cityCuisineRoute } from '@city-genie/contracts/cuisine/routes';
import { errorReply } from '@city-genie/contracts/error/reply';
import { cityGuideRoute, cityTeaserRoute } from '@city-genie/contracts/guide/routes';
import { AppError } from '@city-genie/service-kit/errors';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/catalogue/load-content.js';
import { mealAt, mealOf } from '../src/cuisine/meal.js';
import { logged, testApp, tuesdayMorning } from './test-app.js';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

function call(method: 'GET' | 'POST', url: string, caller: keyof typeof testCallers, payload?: object) {
  const headers = signedHeaders('recommendations', method, url, { who: testCallers[caller], clock: tuesdayMorning });
  return app.inject({ method, url, headers, ...(payload && { payload }) });
}

/** Ordinary days of a week: on a public holiday many kitchens are cold. */
function ordinaryWeek(city: string): string[] {
  return Array.from({ length: 7 }, (_, day) => `2026-11-${24 + day}`).filter((date) => !isHoliday(city, date));
}

describe('mealOf', () => {
  it.each([
    [540, 120, 'breakfast', 540],
    [599, 120, 'breakfast', 599],
    [570, 360, 'lunch', 750],
    [780, 120, 'lunch', 780],
    [600, 120, 'lunch', 750],
    [840, 120, 'lunch', 840],
    [841, 120, 'dinner', 1170],
    [900, 120, 'dinner', 1170],
    [1080, 120, 'dinner', 1170],
    [1290, 120, 'dinner', 1290],
    [1291, 120, 'late', 1291],
    [1320, 120, 'late', 1320],
  ])('slot from minute %i for %i minutes in Paris: %s at %i', (start, length, name, minute) => {
    expect(mealOf(paris, { minute: start }, length)).toEqual({ name, minute });
  });

  it.each([
    [madrid, 900, 'lunch', 900],
    [madrid, 600, 'lunch', 840],
    [madrid, 1320, 'dinner', 1320],
    [tokyo, 811, 'dinner', 1110],
    [tokyo, 1231, 'late', 1231],
  ] as const)('is by the hours of the city: $0.name', (city, start, name, minute) => {
    expect(mealOf(city, { minute: start }, 120)).toEqual({ name, minute });
  });
});

describe('mealAt', () => {
  it.each([
    [599, 'breakfast'],
    [600, 'lunch'],
    [870, 'lunch'],
    [871, 'dinner'],
    [1290, 'dinner'],
    [1291, 'late'],
  ])('is what one eats at minute %i in Paris: %s', (minute, name) => {
    expect(mealAt(paris, minute)).toEqual({ name, minute });
  });
});

describe('cuisine', () => {
  it('has open restaurants for every city and mood', async () => {
    for (const city of cities) {
      for (const mood of city.moods) {
        const body = { mood, timeframe: 'half-day', startAt: '2026-11-26T11:00' };
        const reply = await call('POST', `/api/${city.key}/cuisine`, 'subscriber', body);
        const { recommendations } = cityCuisineRoute.reply.parse(reply.json());
        expect(recommendations.length, `${city.key} ${mood}`).toBeGreaterThanOrEqual(1);
        for (const restaurant of recommendations) {
          expect([restaurant.id, restaurant.openingHours === 'Closed', restaurant.moodMatch.length > 0]).toEqual([
            restaurant.id,
            false,
            true,
          ]);
        }
      }
    }
  });

  it.each(cities)('$key: offers a choice for every mood, slot and day', async (city) => {
    for (const mood of city.moods) {
      for (const timeframe of timeframeIds) {
        for (const date of ordinaryWeek(city.key)) {
          const body = { mood, timeframe, startAt: `${date}T11:00` };
          const reply = await call('POST', `/api/${city.key}/cuisine`, 'subscriber', body);
          const { recommendations } = cityCuisineRoute.reply.parse(reply.json());
          const which = `${mood} ${timeframe} ${date}`;
          expect(recommendations.length, which).toBeGreaterThanOrEqual(6);
          expect(recommendations.length, which).toBeLessThanOrEqual(9);
          expect(new Set(recommendations.map(({ cuisine }) => cuisine)).size, which).toBeGreaterThanOrEqual(4);
          expect(new Set(recommendations.map(({ priceRange }) => priceRange)).size, which).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  it('prefers restaurants near the plan', async () => {
    const near = async (ids: string[]) => {
      const body = { mood: 'romantic-dreamy', timeframe: 'half-day', startAt: '2026-11-24T11:00', near: ids };
      const reply = await call('POST', '/api/paris/cuisine', 'anonymous', body);
      return cityCuisineRoute.reply.parse(reply.json()).recommendations;
    };
    const [montmartre, islands] = [await near(['paris-rue-de-l-abreuvoir']), await near(['paris-quais-de-l-ile-saint-louis'])];
    const north = (list: typeof islands) => list.slice(0, 3).reduce((sum, { geo }) => sum + geo.lat / 3, 0);
    expect(north(montmartre)).toBeGreaterThan(north(islands) + 0.005);
  });

  it('is for the meal that the request names, near the stop before it', async () => {
    const body = { mood: 'romantic-dreamy', timeframe: 'full-day', startAt: '2026-11-24T11:00' };
    const ask = async (more: object) => {
      const reply = await call('POST', '/api/paris/cuisine', 'anonymous', { ...body, ...more });
      return cityCuisineRoute.reply.parse(reply.json());
    };
    const after = 'paris-quais-de-l-ile-saint-louis';
    const dinner = await ask({ mealAt: '2026-11-24T19:30', after });
    expect(dinner.startAt).toBe(body.startAt);
    expect(Math.min(...dinner.recommendations.map(({ distanceMetres = 10_000 }) => distanceMetres))).toBeLessThan(1000);
    for (const { id, distanceMetres, bestTimeToVisit } of dinner.recommendations) {
      expect([id, bestTimeToVisit.includes('Dinner'), distanceMetres !== undefined]).toEqual([id, true, true]);
    }
    const lunch = await ask({});
    expect(lunch.recommendations.every(({ bestTimeToVisit }) => bestTimeToVisit.includes('Lunch'))).toBe(true);
    expect(lunch.recommendations.every(({ distanceMetres }) => distanceMetres === undefined)).toBe(true);
  });

  it.each([
    ['anonymous', 401],
    ['unpaid', 402],
    ['subscriber', 200],
    ['admin', 200],
  ] as const)('locked city, %s: %i', async (caller, status) => {
    const reply = await call('POST', '/api/rome/cuisine', caller, { mood: 'ancient-epic', timeframe: 'full-day' });
    expect(reply.statusCode).toBe(status);
  });
});

describe('guide', () => {
  it.each([
    ['paris', 'anonymous', 200],
    ['tokyo', 'anonymous', 401],
    ['tokyo', 'unpaid', 402],
    ['tokyo', 'subscriber', 200],
    ['atlantis', 'admin', 404],
  ] as const)('%s for %s: %i', async (city, caller, status) => {
    const reply = await call('GET', `/api/${city}/guide`, caller);
    expect(reply.statusCode).toBe(status);
    if (status === 200) {
      expect(cityGuideRoute.reply.parse(reply.json()).guide.moods).toHaveLength(4);
    }
  });
});

describe('teaser', () => {
  const stopsFor = async (key: string, caller: keyof typeof testCallers = 'anonymous') => {
    const reply = await call('GET', `/api/${key}/teaser`, caller);
    return cityTeaserRoute.reply.parse(reply.json()).stops;
  };

  it.each(cities)('$key shows three sights to everybody, each for another mood, with its hours of today', async ({ key, moods }) => {
    const stops = await stopsFor(key);
    expect([stops.length, new Set(stops.map(({ title }) => title)).size]).toEqual([3, 3]);
    const names = moods.map(moodNameOf);
    expect(stops.every(({ mood }) => names.includes(mood))).toBe(true);
    expect(new Set(stops.map(({ mood }) => mood)).size).toBe(3);
    const { places } = await loadContent(key);
    for (const { title, mood, reason, openingHours } of stops) {
      const place = places.find(({ name }) => name === title);
      const id = moods[names.indexOf(mood)] ?? '';
      expect([place?.icon, place?.moodReason[id]]).toEqual([true, reason]);
      expect(place?.moodFit[id]).toBeGreaterThanOrEqual(0.7);
      expect(openingHours).not.toBe('');
    }
    expect(await stopsFor(key, 'subscriber')).toEqual(stops);
  });

  it('is nothing of an unknown city', async () => {
    expect((await call('GET', '/api/atlantis/teaser', 'anonymous')).statusCode).toBe(404);
  });
});

describe('limit of a minute', () => {
  const counted: string[] = [];
  const guests: string[] = [];
  let isLimited = false;
  let limited: typeof app;
  beforeAll(async () => {
    limited = await testApp({
      guests: {
        take: async (ip) => {
          guests.push(ip);
          return { guest: 'guest', date: '2026-11-24', counted: true, refund: async () => undefined };
        },
      },
      rate: {
        consume: async (key) => {
          counted.push(key);
          if (isLimited) {
            throw new AppError('rate_limited', 'Later', { retryAfterSeconds: 30 });
          }
        },
        refund: async () => undefined,
        count: async () => true,
        hasCounted: async () => false,
      },
    });
  });
  const ask = (method: 'GET' | 'POST', url: string, caller: keyof typeof testCallers, payload?: object) =>
    limited.inject({
      method,
      url,
      headers: signedHeaders('recommendations', method, url, { who: testCallers[caller], clock: tuesdayMorning }),
      ...(payload && { payload }),
    });

  it.each([
    ['POST', '/api/paris/cuisine', { mood: 'romantic-dreamy', timeframe: 'half-day' }],
    ['GET', '/api/paris/guide', undefined],
  ] as const)('%s %s is counted, but not as a search; over the limit: 429', async (method, url, payload) => {
    isLimited = false;
    for (const list of [counted, guests, logged]) {
      list.length = 0;
    }
    expect((await ask(method, url, 'anonymous', payload)).statusCode).toBe(200);
    await ask(method, url, 'subscriber', payload);
    // A refused request isn't counted.
    expect((await ask(method, url.replace('paris', 'london'), 'anonymous', payload)).statusCode).toBe(401);
    expect([counted, guests, logged]).toEqual([['203.0.113.7', testCallers.subscriber.userId], [], []]);
    isLimited = true;
    const reply = await ask(method, url, 'anonymous', payload);
    expect([reply.statusCode, reply.headers['retry-after'], errorReply.parse(reply.json()).code]).toEqual([429, '30', 'rate_limited']);
  });
});
