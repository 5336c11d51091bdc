import { cities } from '@city-genie/city-data/catalog';
import { isHoliday } from '@city-genie/city-data/holidays/calendar';
import { timeframes } from '@city-genie/city-data/timeframes';
import { errorReply } from '@city-genie/contracts/error/reply';
import { type SearchReply, searchReply } from '@city-genie/contracts/search/routes';
import { AppError } from '@city-genie/service-kit/errors';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/catalogue/load-content.js';
import { moodLineOf } from '../src/catalogue/mood-line.js';
import { openIntervals } from '../src/opening-hours/open-on.js';
import { parseOpeningHours } from '../src/opening-hours/parse.js';
import { hoursOf } from './made-up-city.js';
import { logged, testApp, tuesdayMorning } from './test-app.js';

type Caller = keyof typeof testCallers;
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

const romantic = { mood: 'romantic-dreamy', timeframe: 'half-day' };

function post(url: string, payload: object, caller: Caller = 'anonymous') {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: signedHeaders('recommendations', 'POST', url, { who: testCallers[caller], clock: tuesdayMorning }),
  });
}

describe('access to searches', () => {
  it.each([
    ['/api/paris/search', { anonymous: 200, pending: 200, unpaid: 200, subscriber: 200, admin: 200, unknown: 200 }],
    ['/api/London/search', { anonymous: 401, pending: 401, unpaid: 402, subscriber: 200, admin: 200, unknown: 503 }],
    ['/api/new-york/search', { anonymous: 401, pending: 401, unpaid: 402, subscriber: 200, admin: 200, unknown: 503 }],
    ['/api/atlantis/search', { anonymous: 404, pending: 404, unpaid: 404, subscriber: 404, admin: 404, unknown: 404 }],
  ] satisfies [string, Record<Caller, number>][])('%s', async (url, statuses) => {
    const city = cities.find(({ key }) => url.toLowerCase().replace('-', '').includes(key));
    for (const [caller, status] of Object.entries(statuses) as [Caller, number][]) {
      const reply = await post(url, { mood: city?.moods[0] ?? 'any', timeframe: 'half-day' }, caller);
      expect([caller, reply.statusCode]).toEqual([caller, status]);
      if (status !== 200) {
        expect(errorReply.parse(reply.json()).needsPayment ?? false).toBe(status === 402);
      }
    }
  });

  it('is decided before the body is validated', async () => {
    expect((await post('/api/london/search', {})).statusCode).toBe(401);
    expect((await post('/api/atlantis/search', {})).statusCode).toBe(404);
  });
});

describe('a search', () => {
  it.each([
    [{ mood: 'cozy-contemplative', timeframe: 'half-day' }, 'mood'],
    [{ timeframe: 'half-day' }, 'mood'],
    [{ mood: 'romantic-dreamy', timeframe: 'a-week' }, 'timeframe'],
    [{ ...romantic, seed: 'a\u0000' }, 'seed'],
    [{ ...romantic, seed: '\ud800' }, 'seed'],
    [{ ...romantic, startAt: '2026-11-23T10:00' }, 'startAt'],
    [{ ...romantic, startAt: '2026-12-09T10:00' }, 'startAt'],
    [{ ...romantic, startAt: '2026-11-24T07:44' }, 'startAt'],
    [{ ...romantic, startAt: '2026-11-23T10:00', seed: '1' }, 'startAt'],
  ])('%j: 400 naming the field', async (body, field) => {
    const reply = await post('/api/paris/search', body);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(errorReply.parse(reply.json()).fields ?? {})).toEqual([field]);
  });

  it('gives stops that are open on arrival, in order, for every city, mood and slot', async () => {
    for (const city of cities) {
      for (const mood of city.moods) {
        for (const timeframe of timeframes) {
          const reply = await post(`/api/${city.key}/search`, { mood, timeframe: timeframe.id }, 'subscriber');
          const { recommendations, plan, notes } = searchReply.parse(reply.json());
          expect(recommendations.length, `${city.key} ${mood} ${timeframe.id}`).toBeGreaterThanOrEqual(1);
          expect(plan?.timezone).toBe(city.timezone);
          expect(plan?.totalMinutes).toBeLessThanOrEqual(timeframe.maxMinutes);
          const lived = (plan?.totalMinutes ?? 0) - (plan?.waitMinutes ?? 0);
          const isFull = recommendations.length >= timeframe.minStops && lived >= timeframe.minMinutes;
          expect(notes.some((note) => note.code === 'short_plan')).toBe(!isFull);
          let before = plan?.start ?? '';
          for (const stop of recommendations) {
            expect(stop.arrive >= before && stop.leave > stop.arrive).toBe(true);
            expect(stop.moodFit).toBeGreaterThanOrEqual(moodLineOf(city.key));
            const minutes = (text: string) => Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
            const open = openIntervals(parseOpeningHours(stop.openingHoursOsm), stop.arrive.slice(0, 10), (date) =>
              isHoliday(city.key, date),
            );
            // Through a door, everybody has left a quarter of an hour before it closes.
            const left = minutes(stop.arrive) + stop.visitMinutes + (stop.openingHoursOsm === '24/7' || stop.startTimes ? 0 : 15);
            expect(
              open.some(({ start, end }) => start <= minutes(stop.arrive) && end >= left),
              stop.id,
            ).toBe(true);
            before = stop.leave;
          }
        }
      }
    }
  }, 30_000);

  it('gives equal bytes for an equal body, and other stops for another seed and seen places', async () => {
    const first = await post('/api/paris/search', { ...romantic, seed: 'one' });
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await post('/api/paris/search', { ...romantic, seed: 'one' })).body).toBe(first.body);
    const seen = searchReply.parse(first.json()).recommendations.map((stop) => stop.id);
    const again = searchReply.parse((await post('/api/paris/search', { ...romantic, seed: 'two', seen })).json());
    expect(again.plan?.seed).toBe('two');
    expect(again.recommendations.some((stop) => !seen.includes(stop.id))).toBe(true);
  });

  it('leaves out excluded places', async () => {
    const first = searchReply.parse((await post('/api/paris/search', romantic)).json());
    const exclude = first.recommendations.map((stop) => stop.id);
    const other = searchReply.parse((await post('/api/paris/search', { ...romantic, exclude })).json());
    expect(other.recommendations.filter((stop) => exclude.includes(stop.id))).toEqual([]);
  });

  it('keeps pinned places, also of another mood, and says why one can’t be kept', async () => {
    const pin = ['paris-au-lapin-agile', 'paris-marche-d-aligre', 'paris-no-such-place'];
    const body = { ...romantic, pin, startAt: '2026-11-24T10:00' };
    const { recommendations, notes } = searchReply.parse((await post('/api/paris/search', body)).json());
    expect(recommendations.map((stop) => stop.id)).toContain('paris-marche-d-aligre');
    const left = notes.filter((note) => note.code === 'pin_left_out').map(({ params }) => [params.id, params.why]);
    expect(left).toEqual([
      ['paris-au-lapin-agile', 'no_time'],
      ['paris-no-such-place', 'unknown'],
    ]);
  });

  it('refuses a place that is both pinned and excluded: 400', async () => {
    const reply = await post('/api/paris/search', { ...romantic, pin: ['paris-parc-monceau'], exclude: ['paris-parc-monceau'] });
    expect([reply.statusCode, Object.keys(errorReply.parse(reply.json()).fields ?? {})]).toEqual([400, ['pin']]);
  });

  it('has the note nothing_new when all fitting places were seen', async () => {
    const paris = await loadContent('paris');
    const seen = paris.places.filter((place) => (place.moodFit['romantic-dreamy'] ?? 0) >= moodLineOf('paris')).map((place) => place.id);
    const codes = async (body: object) =>
      searchReply.parse((await post('/api/paris/search', { ...romantic, ...body })).json()).notes.map((note) => note.code);
    expect(await codes({ seen })).toContain('nothing_new');
    expect(await codes({ seen: seen.slice(0, 4) })).not.toContain('nothing_new');
  });

  it('prefers indoor places when it rains, unless a dry plan is requested', async () => {
    const hours = hoursOf('2026-11-24', () => 'rain', 2);
    const rainy = await testApp({ forecasts: { hoursOf: async () => hours } });
    const url = '/api/paris/search';
    const ask = async (body: object) => {
      const headers = signedHeaders('recommendations', 'POST', url, { clock: tuesdayMorning });
      const reply = await rainy.inject({
        method: 'POST',
        url,
        headers,
        payload: { ...romantic, ...body },
      });
      return searchReply.parse(reply.json());
    };
    const indoors = (replies: readonly SearchReply[]) =>
      replies.flatMap(({ recommendations }) => recommendations).filter((stop) => stop.indoor === 1).length;
    // One plan may be as it is anyway.
    const starts = ['10:00', '11:00', '12:00', '13:00', '14:00'].map((time) => `2026-11-24T${time}`);
    const rain = await Promise.all(starts.map((startAt) => ask({ startAt })));
    const dry = await Promise.all(starts.map((startAt) => ask({ startAt, weather: 'dry' })));
    expect([...rain, ...dry].map(({ plan }) => plan?.weatherUsed)).toEqual([...starts.map(() => 'rain'), ...starts.map(() => 'dry')]);
    expect(indoors(rain)).toBeGreaterThan(indoors(dry));
    expect(rain.flatMap(({ notes }) => notes).map((note) => note.code)).toContain('kept_for_dry_day');
    const reasons = rain.flatMap(({ recommendations }) => recommendations).flatMap((stop) => stop.reasons);
    expect(reasons.some((reason) => reason.code === 'indoors_in_rain')).toBe(true);
  });

  it('assumes dry weather without a forecast, and says so', async () => {
    const { plan, notes } = searchReply.parse((await post('/api/paris/search', romantic)).json());
    expect([plan?.weatherUsed, notes.map((note) => note.code).includes('weather_unavailable')]).toEqual(['unknown', true]);
  });

  it('keeps an hour for lunch in a full day', async () => {
    const body = { ...romantic, timeframe: 'full-day', startAt: '2026-11-24T09:30' };
    const { plan } = searchReply.parse((await post('/api/paris/search', body)).json());
    expect(plan?.pause?.minutes).toBe(60);
    expect((plan?.pause?.start ?? '') >= '2026-11-24T12:00' && (plan?.pause?.start ?? '') <= '2026-11-24T14:00').toBe(true);
    expect(plan?.pauses.map(({ meal, start }) => [meal, start])).toEqual([['lunch', plan?.pause?.start]]);
  });

  it('begins at startAt', async () => {
    const { plan } = searchReply.parse((await post('/api/paris/search', { ...romantic, startAt: '2026-11-28T14:00' })).json());
    expect(plan).toMatchObject({ date: '2026-11-28', start: '2026-11-28T14:00' });
  });

  it('shows a plan that somebody has already: with a seed it may have begun earlier today', async () => {
    const reply = await post('/api/paris/search', { ...romantic, startAt: '2026-11-24T07:00', seed: '1' });
    expect([reply.statusCode, searchReply.parse(reply.json()).plan?.date]).toEqual([200, '2026-11-24']);
  });

  it('is logged with city, mood and slot only', async () => {
    logged.length = 0;
    await post('/api/paris/search', romantic);
    await post('/api/paris/search', { ...romantic, timeframe: 'never' });
    expect(logged).toEqual([{ city: 'paris', ...romantic, outcome: 'enough' }]);
  });

  it('passes on the error of the guest limit: 429', async () => {
    const refused = new AppError('guest_limit_reached', 'No more today', { retryAfterSeconds: 90 });
    const full = await testApp({ guests: { take: () => Promise.reject(refused) } });
    const url = '/api/paris/search';
    const headers = signedHeaders('recommendations', 'POST', url, { clock: tuesdayMorning });
    const reply = await full.inject({ method: 'POST', url, payload: romantic, headers });
    expect([reply.statusCode, reply.headers['retry-after'], errorReply.parse(reply.json()).code]).toEqual([
      429,
      '90',
      'guest_limit_reached',
    ]);
  });
});
