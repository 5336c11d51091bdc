import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { createService } from '@city-genie/service-kit/calls/create-service';
import { AppError } from '@city-genie/service-kit/errors';
import type { ReadableRateLimit } from '@city-genie/service-kit/limits/rate-limit';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { openLimits } from '@city-genie/service-kit/testing/open-limits';
import { signedHeaders, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { describe, expect, it } from 'vitest';
import type { SignUp } from '../src/entries/entry-repository.js';
import { registerJoinWaitlist } from '../src/routes/join-waitlist.js';

const url = '/api/waitlist';
const valid = { name: 'Ada Lovelace', email: 'ada@example.com', city: 'Lisbon' };
const accepted = { success: true, message: "We'll notify you as soon as City Genie launches in your city." };

/** A limit of one per key, without Redis. */
function rememberAll(): ReadableRateLimit {
  const keys = new Set<string>();
  return {
    consume: async (key) => {
      if (keys.has(key)) {
        throw new AppError('rate_limited', 'Later');
      }
      keys.add(key);
    },
    refund: async (key) => {
      keys.delete(key);
    },
    count: async () => true,
    hasCounted: async (key) => keys.has(key),
  };
}

function service(options: { outcome?: 'joined' | 'known' | Error; limited?: boolean } = {}) {
  const { outcome = 'joined', limited = false } = options;
  const seen = { joined: [] as SignUp[], consumed: [] as string[], refunded: [] as string[], kicks: 0 };
  const deps = {
    entries: {
      join: async (signUp: SignUp) => {
        seen.joined.push(signUp);
        if (outcome instanceof Error) {
          throw outcome;
        }
        return outcome;
      },
    },
    limits: openLimits({
      waitlist: {
        consume: async (key) => {
          seen.consumed.push(key);
          if (limited) {
            throw new AppError('rate_limited', 'Later', { retryAfterSeconds: 60 });
          }
        },
        refund: async (key) => {
          seen.refunded.push(key);
        },
        count: async () => true,
        hasCounted: async () => false,
      },
      'waitlist-accepted': rememberAll(),
    }),
    outbox: {
      kick: () => {
        seen.kicks += 1;
      },
    },
  };
  const kit = { name: 'waitlist', logger: createLogger('test', 'silent'), keys: testKeys, limits: deps.limits };
  const app = createService(kit, (calls) => registerJoinWaitlist(calls, deps));
  const post = (payload: unknown, ip?: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...signedHeaders('waitlist', 'POST', url, ip === undefined ? {} : { ip }), 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
  return { app, post, seen };
}

describe('POST /api/waitlist', () => {
  it('stores only the trimmed fields, then kicks the outbox', async () => {
    const { post, seen } = service();
    const response = await post({ name: ' Ada Lovelace ', email: ' ada@example.com ', city: ' Lisbon ', isAdmin: true });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(accepted);
    expect(seen).toEqual({ joined: [valid], consumed: ['203.0.113.7'], refunded: [], kicks: 1 });
  });

  it('gives the same reply when the address is on the list already, and does the same behind it', async () => {
    const { post, seen } = service({ outcome: 'known' });
    const response = await post(valid);
    expect([response.statusCode, response.json()]).toEqual([200, accepted]);
    expect(seen.kicks).toBe(1);
  });

  it.each([
    ['an address', 'https://spam.example'],
    ['a text of 300 characters', 'x'.repeat(300)],
    ['a value that is no text', 'a\u0000b\ud800'],
    ['a number', 7],
    ['null', null],
    ['a list', ['a']],
  ])('gives the same reply to a robot that sends %s, and stores nothing', async (_case, website) => {
    const { post, seen } = service();
    const response = await post({ ...valid, website });
    expect([response.statusCode, response.json()]).toEqual([200, accepted]);
    expect(seen).toMatchObject({ joined: [], kicks: 0, consumed: ['203.0.113.7'] });
  });

  it('accepts an empty honeypot field', async () => {
    const { post, seen } = service();
    await post({ ...valid, website: '' });
    expect(seen.joined).toEqual([valid]);
  });

  it('counts an IPv6 household as one client', async () => {
    const { post, seen } = service();
    await post(valid, '2001:db8:1:2:3::4');
    expect(seen.consumed).toEqual(['2001:db8:1:2::/64']);
  });

  it('answers 429 over the limit', async () => {
    const { post, seen } = service({ limited: true });
    const response = await post(valid);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('60');
    expect(response.json()).toMatchObject({ success: false, code: 'rate_limited' });
    expect(seen).toMatchObject({ joined: [], refunded: [] });
  });

  it('refunds the count when a store fails', async () => {
    const failure = Object.assign(new Error('gone'), { name: 'MongoServerSelectionError' });
    const { post, seen } = service({ outcome: failure });
    const response = await post(valid);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ success: false, code: 'service_unavailable' });
    expect(response.body).not.toContain('gone');
    expect(seen).toMatchObject({ refunded: ['203.0.113.7'], kicks: 0 });
  });

  it('counts a repeated sign-up once, and each other one of the client', async () => {
    const { post, seen } = service();
    for (const again of [valid, { ...valid, email: ' ADA@example.com', city: 'LISBON ' }, { ...valid, name: 'Countess' }]) {
      expect((await post(again)).statusCode).toBe(200);
    }
    expect([seen.consumed.length, seen.refunded.length]).toEqual([3, 2]);
    await post({ ...valid, city: 'Porto' });
    await post(valid, '198.51.100.1');
    expect([seen.consumed.length, seen.refunded.length]).toEqual([5, 2]);
  });

  it('answers 401 without a caller token', async () => {
    const { app, seen } = service();
    const response = await app.inject({ method: 'POST', url, payload: valid });
    expect(response.statusCode).toBe(401);
    expect(seen.joined).toEqual([]);
  });
});

describe('validation', () => {
  const faults: [string, unknown, string, string][] = [
    ['no name', { ...valid, name: undefined }, 'name', waitlistMessages.name],
    ['a blank name', { ...valid, name: '   ' }, 'name', waitlistMessages.name],
    ['a name of 81 characters', { ...valid, name: 'x'.repeat(81) }, 'name', waitlistMessages.nameLength],
    ['a name with a line break', { ...valid, name: 'Ada\r\nBcc: eve@example.com' }, 'name', waitlistMessages.characters],
    ['a name with a direction mark', { ...valid, name: 'Ada \u202egnp.exe' }, 'name', waitlistMessages.characters],
    ['a city with a direction mark', { ...valid, city: '\u2067Lisbon' }, 'city', waitlistMessages.characters],
    ['a name with a lone surrogate', { ...valid, name: 'Ada\ud800' }, 'name', waitlistMessages.characters],
    ['an operator for a name', { ...valid, name: { $ne: null } }, 'name', waitlistMessages.name],
    ['no e-mail', { ...valid, email: undefined }, 'email', waitlistMessages.email],
    ['a text that is no e-mail address', { ...valid, email: 'ada' }, 'email', waitlistMessages.email],
    ['an e-mail with a header', { ...valid, email: 'ada@example.com\nBcc:eve@example.com' }, 'email', waitlistMessages.email],
    ['two e-mails', { ...valid, email: 'ada@example.com,eve@example.com' }, 'email', waitlistMessages.email],
    ['an array of e-mails', { ...valid, email: ['ada@example.com'] }, 'email', waitlistMessages.email],
    ['no city', { ...valid, city: '' }, 'city', waitlistMessages.city],
    ['Other without its text', { ...valid, city: ' other ' }, 'city', waitlistMessages.cityOther],
    ['a city of 81 characters', { ...valid, city: 'x'.repeat(81) }, 'city', waitlistMessages.cityLength],
  ];

  it.each(faults)('%s is a 400 that names the field, and isn’t counted', async (_case, payload, field, message) => {
    const { post, seen } = service();
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'validation_failed', fields: { [field]: message } });
    expect(seen).toEqual({ joined: [], consumed: [], refunded: [], kicks: 0 });
  });

  it.each([[[]], [null], ['text'], [7]])('%j instead of an object is a 400', async (payload) => {
    const { post } = service();
    expect((await post(payload)).statusCode).toBe(400);
  });
});
