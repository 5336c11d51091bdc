import { errorReply } from '@city-genie/contracts/error/reply';
import { AppError } from '@city-genie/service-kit/errors';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logged, testApp, tuesdayMorning } from './test-app.js';

const drawn: string[] = [];
const counted: string[] = [];
const guests: string[] = [];
const outcomes: string[] = [];
let draws: () => Promise<void>;
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({
    drawPicture: async (svg) => {
      drawn.push(svg);
      await draws();
      return Buffer.from(`a picture of ${svg.length}`);
    },
    countPicture: (outcome) => outcomes.push(outcome),
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
  for (const list of [drawn, counted, guests, logged, outcomes]) {
    list.length = 0;
  }
});

type Asked = {
  caller?: keyof typeof testCallers;
  headers?: Record<string, string>;
  from?: typeof app;
  clock?: typeof tuesdayMorning;
  ip?: string;
  signal?: AbortSignal;
};

function get(url: string, { caller = 'anonymous', headers = {}, from = app, clock = tuesdayMorning, ip, signal }: Asked = {}) {
  const signed = signedHeaders('recommendations', 'GET', url, { who: testCallers[caller], clock, ...(ip && { ip }) });
  return from.inject({ method: 'GET', url, headers: { ...headers, ...signed }, ...(signal && { signal }) });
}

const plan = 'mood=romantic-dreamy&time=half-day&at=2026-11-25T09:30';
const paris = (seed: string, more = '') => `/api/paris/plan.png?${plan}&seed=${seed}${more}`;
/** A plan of another day, so another drawing: each test draws its own. */
const onDay = (day: string) => paris('1').replace('11-25', `11-${day}`);

/** What waits at it goes on once it is open. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
}

const shown = ({ statusCode, headers }: Awaited<ReturnType<typeof get>>) => [statusCode, headers.location, headers['cache-control']];

describe('GET /api/{city}/plan.png', () => {
  it('is a picture that everybody may keep for a day, and neither a search nor in the log', async () => {
    const reply = await get(paris('1'));
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect(reply.body).toContain('a picture of ');
    expect([guests, logged, counted, outcomes]).toEqual([[], [], ['203.0.113.7'], ['sent']]);
  });

  it('may be kept for a quarter of an hour where no start is given, as it begins now', async () => {
    const reply = await get('/api/paris/plan.png?mood=romantic-dreamy&time=half-day&seed=now');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=900']);
  });

  it('is drawn once for all who ask for it, with whatever a link was passed on with, and not at all for who has it', async () => {
    const [first, second] = await Promise.all([get(onDay('29')), get(`${onDay('29')}&utm_source=mail`, { caller: 'subscriber' })]);
    const etag = String(first.headers.etag);
    expect(second.headers.etag).toBe(etag);
    for (const tags of [etag, `"another", W/${etag}`, '*']) {
      const known = await get(onDay('29'), { headers: { 'if-none-match': tags } });
      expect([known.statusCode, known.body, known.headers.etag, drawn.length]).toEqual([304, '', etag, 1]);
    }
    expect(outcomes).toEqual(['sent', 'sent', 'known', 'known', 'known']);
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
  ])('is a 400 naming %s: %s', async (name, url) => {
    const reply = await get(url);
    const { code, fields } = errorReply.parse(reply.json());
    expect([reply.statusCode, code, Object.keys(fields ?? {}), counted]).toEqual([400, 'validation_failed', [name], []]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['whose day is over', paris('1').replace('2026-11-25', '2026-11-20')],
    ['too far away', paris('1').replace('2026-11-25', '2027-11-20')],
    ['for which nothing is open', paris('1').replace('T09:30', 'T03:00').replace('half-day', '1-2-hours')],
    ['that contradicts itself', paris('1', '&pin=paris-a&no=paris-a')],
    ['that ends before it begins', paris('1', '&base=paris-a@10:00-10:45&until=2026-11-25T09:00')],
  ])('is the city’s own picture, for a while, for a plan %s', async (_kind, url) => {
    expect(shown(await get(url))).toEqual([302, '/og/paris.png', 'public, max-age=300']);
    expect([drawn, outcomes]).toEqual([[], ['no_plan']]);
  });

  it.each([
    ['none can be drawn', onDay('27'), new Error('no thread')],
    ['too many wait', onDay('28'), new AppError('service_unavailable', 'Later')],
  ])('is the city’s own picture, which nobody keeps, while %s', async (_kind, url, fault) => {
    draws = async () => {
      throw fault;
    };
    expect(shown(await get(url))).toEqual([302, '/og/paris.png', 'no-store']);
    draws = async () => undefined;
    expect((await get(url)).statusCode).toBe(200);
    expect(outcomes).toEqual(['failed', 'sent']);
  });

  it('is the city’s own picture, which nobody keeps, when the plan’s takes too long', async () => {
    const slow = await testApp({ drawPicture: () => new Promise(() => undefined), patienceMs: 1 });
    expect(shown(await get(paris('1'), { from: slow }))).toEqual([302, '/og/paris.png', 'no-store']);
  });

  it('is made for two links of a client at once, whether or not it waits for them; others have theirs', async () => {
    const [held, two, three] = [gate(), gate(), gate()];
    draws = () => {
      ({ 2: two, 3: three })[drawn.length]?.open();
      return held.passed;
    };
    const hungUp = new AbortController();
    const first = [get(onDay('30'), { signal: hungUp.signal }).catch(() => undefined), get(onDay('30').replace('11-30', '12-01'))];
    await two.passed;
    hungUp.abort();
    await first[0];
    expect(shown(await get(onDay('30').replace('11-30', '12-02')))).toEqual([302, '/og/paris.png', 'no-store']);
    const other = get(onDay('30').replace('11-30', '12-03'), { ip: '203.0.113.8' });
    await three.passed;
    held.open();
    expect([(await first[1])?.statusCode, (await other).statusCode]).toEqual([200, 200]);
    expect((await get(onDay('30').replace('11-30', '12-02'))).statusCode).toBe(200);
  });

  it.each(['before its turn', 'at once'])('is not made for who has hung up %s', async (when) => {
    const [asks, known] = [gate(), gate()];
    const asked: string[] = [];
    const from = await testApp({
      drawPicture: async (svg) => {
        asked.push(svg);
        return Buffer.from('a picture');
      },
      forecasts: {
        hoursOf: async () => {
          asks.open();
          await known.passed;
          return undefined;
        },
      },
    });
    const hungUp = new AbortController();
    const gone = get(paris('1'), { from, signal: hungUp.signal }).catch(() => undefined);
    await (when === 'at once' ? undefined : asks.passed);
    hungUp.abort();
    const other = get(onDay('26'), { from });
    await gone;
    known.open();
    expect([(await other).statusCode, asked.length]).toEqual([200, 1]);
  });

  it('is still there on the evening of its day', async () => {
    const evening = fixedClock('2026-11-25T20:00:00Z');
    const later = await testApp({ clock: evening });
    expect((await get(paris('1'), { from: later, clock: evening })).statusCode).toBe(200);
  });
});
