import { errorReply } from '@city-genie/contracts/error/reply';
import { mealPauseText } from '@city-genie/contracts/plan-files/meal-pause';
import { planStopText } from '@city-genie/contracts/plan-files/plan-stop';
import { searchReply } from '@city-genie/contracts/search/routes';
import { AppError } from '@city-genie/service-kit/errors';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readIcs, textOf, valueIn } from './plan-files/read-ics.js';
import { logged, testApp, tuesdayMorning } from './test-app.js';

type Caller = keyof typeof testCallers;

const counted: string[] = [];
const guests: string[] = [];
let isLimited = false;
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({
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
beforeEach(() => {
  isLimited = false;
  for (const list of [counted, guests, logged]) {
    list.length = 0;
  }
});

function get(url: string, caller: Caller = 'anonymous') {
  return app.inject({
    method: 'GET',
    url,
    headers: signedHeaders('recommendations', 'GET', url, { who: testCallers[caller], clock: tuesdayMorning }),
  });
}

const stop = (placeId: string, arrive = '2026-11-24T10:00', leave = '2026-11-24T11:00') =>
  `stop=${planStopText({ placeId, arrive, leave })}`;
const louvre = stop('paris-musee-du-louvre');
const lunch = 'pause=lunch@2026-11-24T12:30/2026-11-24T13:30';

describe.each(['ics', 'gpx'])('GET /api/{city}/plan.%s', (ending) => {
  it('is open for Paris; elsewhere for subscribers only', async () => {
    const statuses: [string, Record<Caller, number>][] = [
      [`/api/paris/plan.${ending}?${louvre}`, { anonymous: 200, pending: 200, unpaid: 200, subscriber: 200, admin: 200, unknown: 200 }],
      [
        `/api/New-York/plan.${ending}?${stop('newyork-high-line')}`,
        { anonymous: 401, pending: 401, unpaid: 402, subscriber: 200, admin: 200, unknown: 503 },
      ],
      [`/api/atlantis/plan.${ending}`, { anonymous: 404, pending: 404, unpaid: 404, subscriber: 404, admin: 404, unknown: 404 }],
    ];
    for (const [url, expected] of statuses) {
      for (const [caller, status] of Object.entries(expected) as [Caller, number][]) {
        const reply = await get(url, caller);
        expect([url, caller, reply.statusCode]).toEqual([url, caller, status]);
        if (status !== 200) {
          expect(errorReply.parse(reply.json()).needsPayment ?? false).toBe(status === 402);
          expect(reply.headers['content-disposition']).toBeUndefined();
        }
      }
    }
  });

  it('checks access before it validates the stops', async () => {
    expect((await get(`/api/london/plan.${ending}`)).statusCode).toBe(401);
  });

  it('counts in the limit of a minute, but neither as a search nor in the log', async () => {
    await get(`/api/paris/plan.${ending}?${louvre}`);
    await get(`/api/paris/plan.${ending}?${louvre}`, 'subscriber');
    await get(`/api/paris/plan.${ending}`);
    expect([guests, logged, counted]).toEqual([[], [], ['203.0.113.7', testCallers.subscriber.userId]]);
    isLimited = true;
    const reply = await get(`/api/paris/plan.${ending}?${louvre}`);
    expect([reply.statusCode, reply.headers['retry-after'], errorReply.parse(reply.json()).code]).toEqual([429, '30', 'rate_limited']);
  });

  it.each([
    ['no stop', '', 'Please give one to 9 stops'],
    ['an unknown place', stop('paris-eiffel-tower-2'), '“paris-eiffel-tower-2” is not in our list of Paris'],
    ['a place of another city', stop('newyork-high-line'), '“newyork-high-line” is not in our list of Paris'],
    ['the name of an object property', stop('constructor'), '“constructor” is not in our list of Paris'],
    ['a time that the clocks skip', stop('paris-musee-du-louvre', '2026-03-29T01:00', '2026-03-29T02:30'), 'Paris’s clocks skip'],
    ['a broken escape', 'stop=%zz%', 'Please give each stop'],
    ['the parameter stop[]', louvre.replace('stop', 'stop[]'), 'Please give one to 9 stops'],
  ])('%s: 400 naming stop, nothing counted', async (_case, query, message) => {
    const reply = await get(`/api/paris/plan.${ending}?${query}`);
    const { code, fields } = errorReply.parse(reply.json());
    expect([reply.statusCode, code, Object.keys(fields ?? {}), counted]).toEqual([400, 'validation_failed', ['stop'], []]);
    expect(fields?.stop).toContain(message);
  });

  it.each([
    ['no value', 'pause='],
    ['a meal without times', 'pause=lunch'],
    ['one time alone', 'pause=lunch@2026-11-24T12:30'],
    ['a broken escape', 'pause=%zz%'],
    ['two tables', `${lunch}@paris-bistrot@paris-cafe`],
    ['a meal of another name', lunch.replace('lunch', 'supper')],
    ['the name of an object property', lunch.replace('lunch', '__proto__')],
    ['an unknown restaurant', `${lunch}@paris-nowhere`],
    ['a restaurant of another city', `${lunch}@newyork-nowhere`],
    ['a place as a restaurant', `${lunch}@paris-musee-du-louvre`],
    ['a NUL in the restaurant', `${lunch}@paris%00`],
    ['another header in the restaurant', `${lunch}@x%0d%0aset-cookie:%20a=b`],
    ['an empty restaurant', `${lunch}@`],
    ['a date that does not exist', 'pause=lunch@2026-02-30T12:30/2026-02-30T13:30'],
    ['a time without a date', 'pause=lunch@12:30/13:30'],
    ['seconds', 'pause=lunch@2026-11-24T12:30:00/2026-11-24T13:30:00'],
    ['time that runs back', 'pause=lunch@2026-11-24T13:30/2026-11-24T12:30'],
    ['a pause before the first stop', 'pause=lunch@2026-11-24T08:00/2026-11-24T09:00'],
    ['a pause during the stop', 'pause=lunch@2026-11-24T10:30/2026-11-24T11:30'],
    ['a pause two days later', 'pause=lunch@2026-11-26T12:30/2026-11-26T13:30'],
    ['the same pause twice', `${lunch}&${lunch}`],
    ['pauses that overlap', `${lunch}&pause=dinner@2026-11-24T13:00/2026-11-24T14:30`],
    ['two hundred pauses', Array(200).fill(lunch).join('&')],
  ])('a pause with %s: 400 naming pause, nothing counted', async (_case, query) => {
    const reply = await get(`/api/paris/plan.${ending}?${louvre}&${query}`);
    const { code, fields } = errorReply.parse(reply.json());
    expect([reply.statusCode, code, Object.keys(fields ?? {}), counted]).toEqual([400, 'validation_failed', ['pause'], []]);
  });

  it('a pause at a time that the clocks skip: 400 naming pause', async () => {
    const night = stop('paris-musee-du-louvre', '2026-03-28T22:00', '2026-03-28T23:00');
    const reply = await get(`/api/paris/plan.${ending}?${night}&pause=dinner@2026-03-29T01:00/2026-03-29T02:30`);
    const { fields } = errorReply.parse(reply.json());
    expect([reply.statusCode, fields]).toEqual([400, { pause: 'Paris’s clocks skip the time of “dinner”' }]);
  });

  it.each([
    ['no value', 'plan='],
    ['a space', 'plan=half%20day'],
    ['capitals', 'plan=Half-day'],
    ['accents', 'plan=caf%C3%A9'],
    ['61 letters', `plan=${'a'.repeat(61)}`],
    ['a NUL', 'plan=a%00'],
    ['another line', 'plan=a%0d%0aATTACH:x'],
    ['a broken escape', 'plan=%zz%'],
    ['a second one', 'plan=a&plan=b'],
  ])('a name of the plan with %s: 400 naming plan, nothing counted', async (_case, query) => {
    const reply = await get(`/api/paris/plan.${ending}?${louvre}&${query}`);
    const { code, fields } = errorReply.parse(reply.json());
    expect([reply.statusCode, code, Object.keys(fields ?? {}), counted]).toEqual([400, 'validation_failed', ['plan'], []]);
  });

  it('gives equal bytes for an equal plan at the same time', async () => {
    const url = `/api/paris/plan.${ending}?${louvre}`;
    expect((await get(url)).body).toBe((await get(`${url}&unknown=1`)).body);
  });
});

describe('a plan from a search', () => {
  it('can be exported unchanged, with its meals', async () => {
    const url = '/api/paris/search';
    const payload = { mood: 'romantic-dreamy', timeframe: 'full-day', startAt: '2026-11-26T10:00' };
    const headers = signedHeaders('recommendations', 'POST', url, { clock: tuesdayMorning });
    const { recommendations, plan } = searchReply.parse((await app.inject({ method: 'POST', url, payload, headers })).json());
    const meals = (plan?.pauses ?? []).map(({ meal, start, end, tables: [table] }) => ({ meal, start, end, table }));
    expect(meals.length).toBeGreaterThan(0);
    expect(meals.every(({ table }) => table !== undefined)).toBe(true);
    const query = [
      ...recommendations.map(({ id, arrive, leave }) => stop(id, arrive, leave)),
      ...meals.map(({ table, ...pause }) => `pause=${mealPauseText({ ...pause, ...(table && { restaurantId: table.id }) })}`),
    ].join('&');

    const ics = await get(`/api/paris/plan.ics?${query}`);
    expect([ics.statusCode, ics.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(ics.headers['content-disposition']).toBe('attachment; filename="city-genie-paris-2026-11-26.ics"');
    const events = readIcs(ics.rawPayload).components.filter(({ name }) => name === 'VEVENT');
    const local = (text: string) => `${text.replace(/[-:]/g, '')}00`;
    const mealTitles = { lunch: 'Lunch', dinner: 'Dinner' };
    const expected = [
      ...recommendations.map(({ title, arrive, leave }) => [title, local(arrive), local(leave)]),
      ...meals.map(({ meal, start, end, table }) => [`${mealTitles[meal]}: ${table?.restaurantName}`, local(start), local(end)]),
    ].sort(([, a = ''], [, b = '']) => (a < b ? -1 : 1));
    expect(events.map((event) => [textOf(event, 'SUMMARY'), valueIn(event, 'DTSTART'), valueIn(event, 'DTEND')])).toEqual(expected);
    // When it was made, by the injected clock.
    expect(new Set(events.map((event) => valueIn(event, 'DTSTAMP')))).toEqual(new Set(['20261124T070000Z']));

    const gpx = await get(`/api/paris/plan.gpx?${query}`);
    expect([gpx.statusCode, gpx.headers['content-type']]).toEqual([200, 'application/gpx+xml']);
    expect(gpx.headers['content-disposition']).toBe('attachment; filename="city-genie-paris-2026-11-26.gpx"');
    const points = [...gpx.body.matchAll(/<wpt lat="([^"]+)" lon="([^"]+)">/g)].map(([, lat, lon]) => `${lat} ${lon}`);
    expect(points).toHaveLength(expected.length);
    const places = recommendations.map(({ geo }) => `${geo.lat} ${geo.lon}`);
    expect(points.filter((point) => places.includes(point))).toEqual(places);
  });
});
