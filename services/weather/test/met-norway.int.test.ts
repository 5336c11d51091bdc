import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { berlin } from '@city-genie/city-data/cities/berlin';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { describe, expect, it } from 'vitest';
import { createMetNorway, longestRestMs } from '../src/met-norway/met-norway.js';
import { bodyLimitBytes } from '../src/provider/download.js';
import { sampleMet } from './met-sample.js';
import { toldServer } from './told-server.js';

const now = '2026-07-15T10:20:00Z';
const minuteMs = 60_000;
const httpDate = (iso: string) => new Date(iso).toUTCString();
const good = JSON.stringify(sampleMet(paris, now));
type Answer = (response: ServerResponse, call: number) => void;

const fresh: Answer = (response) =>
  response.writeHead(200, { expires: httpDate('2026-07-15T10:50:00Z'), 'last-modified': httpDate('2026-07-15T10:03:00Z') }).end(good);

/** MET Norway at a server that answers as told, and what it was asked. */
async function setUp(answer: Answer) {
  const { url, asked } = await toldServer((_, response, call) => answer(response, call));
  const lines: { level: string; msg: string }[] = [];
  const logger = createLogger('test', 'info', { write: (line: string) => lines.push(JSON.parse(line)) });
  const clock = fixedClock(now);
  const met = createMetNorway({ baseUrl: url, contact: 'operator@genie.test', clock, logger });
  if (!met) {
    throw new Error('no provider');
  }
  const ask = (city: City = paris) => met.ask(city, AbortSignal.timeout(5000));
  return { ask, asked, clock, lines, url };
}

describe('MET Norway', () => {
  it('is told who asks, and nothing but the place', async () => {
    const { ask, asked } = await setUp(fresh);
    expect((await ask()).forecast).toHaveLength(3);
    expect(asked[0]?.url).toBe('/weatherapi/locationforecast/2.0/complete?lat=48.8566&lon=2.3522');
    expect(asked[0]?.headers['user-agent']).toBe('city-genie operator@genie.test');
    expect(asked[0]?.headers).not.toHaveProperty('if-modified-since');
  });

  it('isn’t asked again for a city before its answer expires, whose hours move on meanwhile', async () => {
    const { ask, asked, clock } = await setUp(fresh);
    const [first] = (await ask()).forecast;
    clock.set('2026-07-15T10:49:59Z');
    const [later] = (await ask()).forecast;
    expect(later?.temperature.current).toBeGreaterThan(first?.temperature.current ?? Number.NaN);
    expect(asked).toHaveLength(1);
    await ask(berlin);
    expect(asked).toHaveLength(2);
    clock.set('2026-07-15T10:50:00Z');
    await ask();
    expect(asked).toHaveLength(3);
  });

  it('hears what is known, word for word, and a 304 keeps it', async () => {
    const { ask, asked, clock } = await setUp((response, call) =>
      call === 1 ? fresh(response, call) : response.writeHead(304, { expires: httpDate('2026-07-15T11:20:00Z') }).end(),
    );
    const first = await ask();
    clock.set('2026-07-15T10:51:00Z');
    const kept = await ask();
    expect(kept.hours).toEqual(first.hours);
    expect(asked[1]?.headers['if-modified-since']).toBe(httpDate('2026-07-15T10:03:00Z'));
    clock.set('2026-07-15T11:19:59Z');
    await ask();
    expect(asked).toHaveLength(2);
    clock.set('2026-07-15T11:21:00Z');
    await ask();
    expect(asked[2]?.headers['if-modified-since']).toBe(httpDate('2026-07-15T10:03:00Z'));
  });

  it('hears it after a failure, too', async () => {
    const { ask, asked, clock } = await setUp((response, call) => (call === 2 ? response.writeHead(503).end() : fresh(response, call)));
    await ask();
    clock.set('2026-07-15T10:51:00Z');
    await expect(ask()).rejects.toMatchObject({ fault: 'unavailable', isRetryable: true });
    await ask();
    expect(asked[2]?.headers['if-modified-since']).toBe(httpDate('2026-07-15T10:03:00Z'));
  });

  it('isn’t asked about an answer that is of no use any more', async () => {
    const { ask, asked, clock } = await setUp((response, call) => (call === 2 ? response.writeHead(304).end() : fresh(response, call)));
    await ask();
    clock.set('2026-07-30T10:00:00Z');
    await expect(ask()).rejects.toMatchObject({ fault: 'unusable', message: expect.stringContaining('nothing of now') });
    clock.set('2026-07-15T10:51:00Z');
    await ask();
    expect(asked[2]?.headers).not.toHaveProperty('if-modified-since');
  });

  it.each([
    ['in a year', httpDate('2027-07-15T10:20:00Z'), longestRestMs],
    ['never', 'Thu, 32 Foo', 0],
    ['in the past', httpDate('2026-07-15T09:00:00Z'), 0],
  ])('is asked again within reason when its answer expires %s', async (_, expires, restMs) => {
    const { ask, asked, clock } = await setUp((response) => response.writeHead(200, { expires }).end(good));
    await ask();
    clock.advanceMs(Math.max(0, restMs - 1));
    await ask();
    expect(asked).toHaveLength(restMs === 0 ? 2 : 1);
    clock.advanceMs(1);
    await ask();
    expect(asked).toHaveLength(restMs === 0 ? 3 : 2);
  });

  it('is used, and the log says once that it will end, when it answers 203', async () => {
    const { ask, lines, clock } = await setUp((response) => response.writeHead(203).end(good));
    expect((await ask()).forecast).toHaveLength(3);
    clock.advanceMs(minuteMs);
    await ask();
    expect(lines).toMatchObject([{ level: 'warn', msg: 'MET Norway will end this product' }]);
  });

  it('is of no use, and the log says once why, when it answers 403', async () => {
    const { ask, lines } = await setUp((response) => response.writeHead(403).end('who are you?'));
    const refusal = { fault: 'unusable', isRetryable: false, message: 'the provider answered 403' };
    await expect(ask()).rejects.toMatchObject(refusal);
    await expect(ask(berlin)).rejects.toMatchObject(refusal);
    expect(lines).toMatchObject([{ level: 'error', msg: expect.stringContaining('WEATHER_CONTACT') }]);
  });

  it('is obeyed in its Retry-After', async () => {
    const { ask } = await setUp((response) => response.writeHead(429, { 'retry-after': '7' }).end());
    await expect(ask()).rejects.toMatchObject({ fault: 'unavailable', isRetryable: true, retryAfterMs: 7000 });
  });

  it('is the only host: redirects are not followed', async () => {
    const elsewhere = await setUp(fresh);
    const { ask } = await setUp((response) => response.writeHead(302, { location: elsewhere.url }).end());
    await expect(ask()).rejects.toMatchObject({ fault: 'unavailable' });
    expect(elsewhere.asked).toEqual([]);
  });

  it('can’t answer 304 to a first question', async () => {
    const { ask } = await setUp((response) => response.writeHead(304).end());
    await expect(ask()).rejects.toMatchObject({ fault: 'unusable', message: 'the provider answered 304' });
  });

  it('is cut off at the limit, also of what grows when decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(16 * bodyLimitBytes, 32));
    const { ask } = await setUp((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    await expect(ask()).rejects.toThrow(/longer than/);
  });
});
