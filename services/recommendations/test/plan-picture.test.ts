import { errorReply } from '@city-genie/contracts/error/reply';
import { AppError } from '@city-genie/service-kit/errors';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logged, testApp, tuesdayMorning } from './test-app.js';

const drawn: string[] = [];
const counted: string[] = [];
const guests: string[] = [];
let draws: () => Promise<void>;
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({
    drawPicture: async (svg) => {
      drawn.push(svg);
      await draws();
      return Buffer.from(`a picture of ${svg.length}`);
    },
    guests: {
      take: async (ip) => {
        guests.push(ip);
        return { guest: 'guest', date: '2026-11-24', counted: true, refund: async () => undefined };
      },
    },
    pictureLimit: {
      consume: async (key) => {
        counted.push(key);
      },
      refund: async () => undefined,
      count: async () => true,
      hasCounted: async () => false,
    },
  });
});
beforeEach(() => {
  draws = async () => undefined;
  for (const list of [drawn, counted, guests, logged]) {
    list.length = 0;
  }
});

type Asked = { caller?: keyof typeof testCallers; headers?: Record<string, string>; from?: typeof app; clock?: typeof tuesdayMorning };

function get(url: string, { caller = 'anonymous', headers = {}, from = app, clock = tuesdayMorning }: Asked = {}) {
  return from.inject({
    method: 'GET',
    url,
    headers: { ...headers, ...signedHeaders('recommendations', 'GET', url, { who: testCallers[caller], clock }) },
  });
}

const plan = 'mood=romantic-dreamy&time=half-day&at=2026-11-25T09:30';
const paris = (seed: string, more = '') => `/api/paris/plan.png?${plan}&seed=${seed}${more}`;
/** A plan of another day, so another drawing: each test draws its own. */
const onDay = (day: string) => paris('1').replace('11-25', `11-${day}`);

describe('GET /api/{city}/plan.png', () => {
  it('is a picture that everybody may keep for a day, and neither a search nor in the log', async () => {
    const reply = await get(paris('1'));
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect(reply.body).toContain('a picture of ');
    expect([guests, logged, counted]).toEqual([[], [], ['203.0.113.7']]);
  });

  it('is drawn once for all who ask for it, with whatever a link was passed on with, and not at all for who has it', async () => {
    const [first, second] = await Promise.all([get(onDay('29')), get(`${onDay('29')}&utm_source=mail`, { caller: 'subscriber' })]);
    const etag = String(first.headers.etag);
    expect(second.headers.etag).toBe(etag);
    const known = await get(onDay('29'), { headers: { 'if-none-match': etag } });
    expect([known.statusCode, known.body, known.headers.etag, drawn.length]).toEqual([304, '', etag, 1]);
    expect((await get(onDay('26'))).headers.etag).not.toBe(etag);
  });

  it('is nothing that other cities have, whoever asks', async () => {
    const london = '/api/london/plan.png?mood=cozy-contemplative&time=half-day&seed=1';
    const replies = [await get(london), await get(london, { caller: 'subscriber' }), await get('/api/london/plan.png')];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await get('/api/atlantis/plan.png')).statusCode).toBe(404);
    expect(drawn).toEqual([]);
  });

  it.each([
    ['mood', paris('1').replace('romantic-dreamy', 'cozy-contemplative')],
    ['time', paris('1').replace('half-day', 'week')],
    ['seed', paris('%00')],
    ['base', paris('1', '&base=paris-a')],
    ['base', paris('1', '&base=paris-a@23:00-23:30,paris-b@10:00-11:00,paris-c@09:00-09:30')],
    ['pin', paris('1', '&pin=paris-a&no=paris-a')],
  ])('is a 400 naming %s: %s', async (name, url) => {
    const reply = await get(url);
    const { code, fields } = errorReply.parse(reply.json());
    expect([reply.statusCode, code, Object.keys(fields ?? {}), counted]).toEqual([400, 'validation_failed', [name], []]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is the city’s own picture, for a while, when the day is over or too far, when nothing is open, and when none can be drawn', async () => {
    const broken = async () => {
      throw new Error('no thread');
    };
    const busy = async () => {
      throw new AppError('service_unavailable', 'Later');
    };
    const cases: [url: string, fails?: () => Promise<void>][] = [
      [paris('1').replace('2026-11-25', '2026-11-20')],
      [paris('1').replace('2026-11-25', '2027-11-20')],
      [paris('1').replace('T09:30', 'T03:00').replace('half-day', '1-2-hours')],
      [onDay('27'), broken],
      [onDay('28'), busy],
    ];
    for (const [url, fails] of cases) {
      draws = fails ?? draws;
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers.location, headers['cache-control'], body]).toEqual([
        url,
        302,
        '/og/paris.png',
        'public, max-age=300',
        '',
      ]);
      draws = async () => undefined;
    }
    expect((await get(onDay('27'))).statusCode).toBe(200);
  });

  it('is the city’s own picture when the plan’s takes too long', async () => {
    const slow = await testApp({ drawPicture: () => new Promise(() => undefined), patienceMs: 1 });
    const { statusCode, headers } = await get(paris('1'), { from: slow });
    expect([statusCode, headers.location]).toEqual([302, '/og/paris.png']);
  });

  it('is still there on the evening of its day', async () => {
    const evening = fixedClock('2026-11-25T20:00:00Z');
    const later = await testApp({ clock: evening });
    expect((await get(paris('1'), { from: later, clock: evening })).statusCode).toBe(200);
  });
});
