import { errorReply } from '@city-genie/contracts/error/reply';
import { AppError } from '@city-genie/service-kit/errors';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../src/catalogue/load-content.js';
import type { PlaceReport } from '../src/place-reports/place-reports.js';
import { testApp, tuesdayMorning } from './test-app.js';

const seen = { reports: [] as PlaceReport[], consumed: [] as string[], refunded: [] as string[] };
let outcome: 'stored' | 'repeated' | Error = 'stored';
let isLimited = false;
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({
    reports: {
      add: async (report) => {
        seen.reports.push(report);
        if (outcome instanceof Error) {
          throw outcome;
        }
        return outcome;
      },
    },
    reportLimit: {
      consume: async (key) => {
        seen.consumed.push(key);
        if (isLimited) {
          throw new AppError('rate_limited', 'Later', { retryAfterSeconds: 60 });
        }
      },
      refund: async (key) => {
        seen.refunded.push(key);
      },
      count: async () => true,
      hasCounted: async () => false,
    },
  });
});
beforeEach(() => {
  outcome = 'stored';
  isLimited = false;
  Object.assign(seen, { reports: [], consumed: [], refunded: [] });
});

const nothing = { reports: [], consumed: [], refunded: [] };
const accepted = { success: true, message: 'Thank you. We’ll look into it.' };
const closed = { reason: 'closed' };

function report(placeId: string, payload: unknown, ip?: string) {
  const url = `/api/places/${placeId}/report`;
  return app.inject({
    method: 'POST',
    url,
    headers: {
      ...signedHeaders('recommendations', 'POST', url, { clock: tuesdayMorning, ...(ip && { ip }) }),
      'content-type': 'application/json',
    },
    payload: JSON.stringify(payload),
  });
}

describe('POST /api/places/{id}/report', () => {
  it('stores the report with its place, city and catalogue version', async () => {
    const reply = await report('paris-musee-du-louvre', { reason: 'hours', message: ' Closed on Tuesdays. ', status: 'done' });
    expect([reply.statusCode, reply.json()]).toEqual([200, accepted]);
    expect(seen).toEqual({
      reports: [
        {
          placeId: 'paris-musee-du-louvre',
          city: 'paris',
          reason: 'hours',
          message: 'Closed on Tuesdays.',
          catalogueVersion: 'test-version',
          ip: '203.0.113.7',
        },
      ],
      consumed: ['203.0.113.7'],
      refunded: [],
    });
  });

  it('accepts places of locked cities, and restaurants, from anonymous callers', async () => {
    const { restaurants } = await loadContent('paris');
    for (const [placeId, city] of [
      ['newyork-high-line', 'newyork'],
      [restaurants[0]?.id ?? '', 'paris'],
    ] as const) {
      expect((await report(placeId, closed)).statusCode).toBe(200);
      expect(seen.reports.at(-1)).toMatchObject({ placeId, city, message: undefined });
    }
  });

  it('gives a repeat the same reply', async () => {
    outcome = 'repeated';
    const reply = await report('paris-musee-du-louvre', closed);
    expect([reply.statusCode, reply.json()]).toEqual([200, accepted]);
  });

  it.each([
    ['an address', 'https://spam.example'],
    ['a NUL', 'a\u0000b'],
    ['a lone surrogate', '\ud800'],
    ['30,000 characters', 'x'.repeat(30_000)],
    ['a list', []],
  ])('gives a bot that writes %s into the honeypot the same reply, and stores nothing', async (_what, website) => {
    const reply = await report('paris-musee-du-louvre', { ...closed, website });
    expect([reply.statusCode, reply.json()]).toEqual([200, accepted]);
    expect(seen).toEqual({ ...nothing, consumed: ['203.0.113.7'] });
  });

  it('counts an IPv6 /64 as one client', async () => {
    await report('paris-musee-du-louvre', closed, '2001:db8:1:2:3::4');
    expect(seen.consumed).toEqual(['2001:db8:1:2::/64']);
  });

  it('over the limit: 429 with Retry-After', async () => {
    isLimited = true;
    const reply = await report('paris-musee-du-louvre', closed);
    expect([reply.statusCode, reply.headers['retry-after'], errorReply.parse(reply.json()).code]).toEqual([429, '60', 'rate_limited']);
    expect(seen).toMatchObject({ reports: [], refunded: [] });
  });

  it('refunds the limit when MongoDB is away: 503', async () => {
    outcome = Object.assign(new Error('gone'), { name: 'MongoServerSelectionError' });
    const reply = await report('paris-musee-du-louvre', closed);
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([503, 'service_unavailable']);
    expect(reply.body).not.toContain('gone');
    expect(seen.refunded).toEqual(['203.0.113.7']);
  });

  it('rejects a call that did not come through the gateway', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/places/paris-musee-du-louvre/report', payload: closed });
    expect([reply.statusCode, seen]).toEqual([401, nothing]);
  });

  it.each(['paris-nowhere', 'paris', 'paris-guide', 'constructor', '__proto__', 'PARIS-MUSEE-DU-LOUVRE', '%24ne', 'caf%C3%A9'])(
    '%s: 404, whatever the body',
    async (placeId) => {
      const reply = await report(placeId, {});
      expect([reply.statusCode, errorReply.parse(reply.json()).code, seen]).toEqual([404, 'not_found', nothing]);
    },
  );

  it.each([
    ['no reason', {}, 'reason'],
    ['an unknown reason', { reason: 'rude' }, 'reason'],
    ['a MongoDB operator as the reason', { reason: { $ne: null } }, 'reason'],
    ['other without a message', { reason: 'other' }, 'message'],
    ['a message of 501 characters', { ...closed, message: 'x'.repeat(501) }, 'message'],
    ['a line break in the message', { ...closed, message: 'a\nb' }, 'message'],
    ['a bidirectional control in the message', { ...closed, message: 'a\u202eb' }, 'message'],
    ['a list as the message', { ...closed, message: ['a'] }, 'message'],
    ['a list', [closed], 'body'],
    ['null', null, 'body'],
  ])('%s: 400 naming the field, nothing counted', async (_case, payload, field) => {
    const reply = await report('paris-musee-du-louvre', payload);
    expect([reply.statusCode, Object.keys(errorReply.parse(reply.json()).fields ?? {}), seen]).toEqual([400, [field], nothing]);
  });
});
