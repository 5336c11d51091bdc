import { type ClientLimit, defineEndpoint, type KeyLimit } from '@city-genie/contracts/endpoint';
import { defineRoute } from '@city-genie/contracts/route';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService } from '../src/calls/create-service.js';
import { AppError } from '../src/errors.js';
import { type AcceptedEndpoint, callLimits, type FailureEndpoint, limitKey } from '../src/limits/call-limits.js';
import { limitVariables, readLimitPoints } from '../src/limits/limit-points.js';
import type { RateLimitSettings, ReadableRateLimit } from '../src/limits/rate-limit.js';
import { ConfigError } from '../src/process/config.js';
import { countInMemory } from '../src/testing/counted-limit.js';
import { openLimits } from '../src/testing/open-limits.js';
import { signedHeaders, testCallers, testKeys } from '../src/testing/signed-caller.js';

const logger = pino({ level: 'silent' });
const limit: ClientLimit = {
  name: 'thing',
  points: 2,
  durationSeconds: 60,
  per: 'caller',
  counts: 'requests',
  message: 'Later',
  variable: 'LIMIT_THINGS',
};
const endpoint = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/thing', access: 'user', limit });
const route = defineRoute(endpoint, { body: z.object({ name: z.string() }), reply: z.object({}) });

function service() {
  const counted: string[] = [];
  const rate = {
    consume: async (key: string) => {
      counted.push(key);
      if (counted.length > limit.points) {
        throw new AppError('rate_limited', limit.message, { retryAfterSeconds: 60 });
      }
    },
    refund: async () => undefined,
    count: async () => true,
    hasCounted: async () => false,
  };
  const app = createService({ name: 'test', logger, keys: testKeys, limits: openLimits({ thing: rate }) }, (calls) => {
    calls.route({ ...route, handler: async () => ({}) });
  });
  const ask = async (payload: object, who: (typeof testCallers)['unpaid' | 'anonymous'] = testCallers.unpaid) =>
    (await app.inject({ method: 'POST', url: '/api/thing', payload, headers: signedHeaders('test', 'POST', '/api/thing', { who }) }))
      .statusCode;
  return { counted, ask };
}

/** Two calls that share a limit of accepted calls. */
const shared = { ...limit, counts: 'accepted' } as const;
const first = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/first',
  access: 'public',
  limit: shared,
  internalCallers: ['weather'],
});
const second = defineEndpoint({ ...first, url: '/api/second' });

describe('the limit of an endpoint', () => {
  it('counts only valid requests of callers with access, then answers 429', async () => {
    const { counted, ask } = service();
    expect([await ask({}), await ask({ name: 'a' }, testCallers.anonymous)]).toEqual([400, 401]);
    expect(counted).toEqual([]);
    expect([await ask({ name: 'a' }), await ask({ name: 'a' }), await ask({ name: 'a' })]).toEqual([200, 200, 429]);
    expect(new Set(counted)).toEqual(new Set([testCallers.unpaid.userId]));
  });

  it('can’t be left out: a service without limits isn’t built', async () => {
    const app = createService({ name: 'test', logger, keys: testKeys }, (calls) => {
      calls.route({ ...route, handler: async () => ({}) });
    });
    await expect(async () => app.ready()).rejects.toThrow('/api/thing has a limit, but the service was given no limits');
  });

  it('throws when calls count only if accepted, and the handler counts nothing', async () => {
    const build = (askedFor: readonly AcceptedEndpoint[]) => {
      const limits = openLimits();
      return createService({ name: 'test', logger, keys: testKeys, limits }, (calls) => {
        for (const asked of askedFor) {
          limits.accepted(asked);
        }
        for (const each of [first, second]) {
          calls.route({ ...defineRoute(each, { reply: z.object({}) }), handler: async () => ({}) });
        }
      });
    };
    await expect(async () => build([]).ready()).rejects.toThrow("/api/first counts what its handler says, but the handler didn't ask");
    await expect(async () => build([first]).ready()).rejects.toThrow(
      "/api/second counts what its handler says, but the handler didn't ask",
    );
    await expect(build([first, second]).ready()).resolves.toBeDefined();
  });

  it('throws when an endpoint has a limit per key, and nobody counts by it', async () => {
    const keyLimit = { ...limit, name: 'things', per: 'key', counts: 'requests', variable: 'LIMIT_THINGS' } as const;
    const keyed = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/keyed', access: 'public', keyLimit });
    const build = (asks: boolean) => {
      const limits = openLimits();
      return createService({ name: 'test', logger, keys: testKeys, limits }, (calls) => {
        if (asks) {
          limits.keyed(keyed);
        }
        calls.route({ ...defineRoute(keyed, { reply: z.object({}) }), handler: async () => ({}) });
      });
    };
    await expect(async () => build(false).ready()).rejects.toThrow('/api/keyed has a limit per key, but nobody asked for limits.keyed');
    await expect(build(true).ready()).resolves.toBeDefined();
  });

  it.each(['requests', 'accepted'] as const)('of %s is for visitors: another service’s calls don’t count', async (counts) => {
    const spent: ReadableRateLimit = {
      consume: () => Promise.reject(new AppError('rate_limited', limit.message)),
      refund: async () => undefined,
      count: async () => true,
      hasCounted: async () => false,
    };
    const limits = openLimits({ thing: spent });
    const app = createService({ name: 'test', logger, keys: testKeys, limits }, (calls) => {
      const { run } = limits.accepted(first);
      const handler = (request: FastifyRequest) => (counts === 'accepted' ? run(request, 'same', async () => ({})) : {});
      const called = counts === 'accepted' ? first : { ...first, limit };
      calls.route({ ...defineRoute(called, { reply: z.object({}) }), handler });
    });
    const ask = async (issuer: string) => {
      const headers = signedHeaders('test', 'POST', first.url, { issuer, body: '' });
      return (await app.inject({ method: 'POST', url: first.url, headers })).statusCode;
    };
    expect([await ask('gateway'), await ask('weather')]).toEqual([429, 200]);
  });
});

const guessed = new AppError('invalid_credentials', 'Wrong');
const failing = { ...limit, per: 'address', counts: 'failures' } as const;
const keyLimit = { ...limit, name: 'thing-of-one', per: 'key', counts: 'failures' } as const;
const guess = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/guess', access: 'public', limit: failing });

/** A service whose call fails for everybody whose body is wrong. */
function guessing(askedFor: readonly FailureEndpoint[] = [guess]) {
  const limits = openLimits({ thing: countInMemory(limit.points) });
  const app = createService({ name: 'test', logger, keys: testKeys, limits }, (calls) => {
    const [failures] = askedFor.map((asked) => limits.failures(asked));
    calls.route({
      ...defineRoute(guess, { body: z.object({ isRight: z.boolean(), instead: z.string().optional() }), reply: z.object({}) }),
      handler: async (request) => {
        const work = () => (request.body.isRight ? Promise.resolve({}) : Promise.reject(guessed));
        return (await failures?.run(request, work, (error) => error === guessed, request.body.instead)) ?? {};
      },
    });
  });
  const ask = async (isRight: boolean, { ip = '203.0.113.7', instead }: { ip?: string; instead?: string } = {}) => {
    const headers = signedHeaders('test', 'POST', guess.url, { ip });
    return (await app.inject({ method: 'POST', url: guess.url, headers, payload: { isRight, instead } })).statusCode;
  };
  return { app, ask };
}

describe('the limit of failed calls', () => {
  it('counts an address’s failures and nothing else', async () => {
    const { ask } = guessing();
    const seen: number[] = [];
    for (const isRight of [true, true, true, false, false, true]) {
      seen.push(await ask(isRight));
    }
    expect(seen).toEqual([200, 200, 200, 401, 401, 429]);
    expect(await ask(true, { ip: '203.0.113.8' })).toBe(200);
  });

  it('can count somebody else in the place of the caller', async () => {
    const { ask } = guessing();
    const [ada, grace] = [{ instead: 'ada' }, { instead: 'grace' }];
    expect([await ask(false, ada), await ask(false, ada), await ask(false, ada), await ask(true, grace), await ask(true)]).toEqual([
      401, 401, 429, 200, 200,
    ]);
  });

  it('throws when the handler counts nothing', async () => {
    await expect(async () => guessing([]).app.ready()).rejects.toThrow('/api/guess counts what its handler says');
  });
});

describe('the numbers of a limit', () => {
  it('are halved without Redis where failures count, and nowhere else', () => {
    const made: RateLimitSettings[] = [];
    const limits = callLimits((settings) => {
      made.push(settings);
      return countInMemory(settings.points);
    });
    const wanted: KeyLimit = { ...keyLimit, name: 'mailbox', counts: 'requests' };
    limits.hook({ ...limit, name: 'requests' });
    limits.failures(guess);
    limits.keyed({ ...guess, keyLimit });
    limits.keyed({ ...guess, keyLimit: wanted });
    expect(made.map(({ name, withoutRedis }) => [name, withoutRedis])).toEqual([
      ['requests', undefined],
      ['thing', 'half'],
      ['thing-of-one', 'half'],
      ['mailbox', undefined],
    ]);
  });

  it('are shared by the calls that name the same limit of a key', async () => {
    const limits = callLimits(({ points }) => countInMemory(points));
    const one = { ...guess, keyLimit };
    const other = { ...one, url: '/api/other' } as const;
    const counted = [limits.keyed(one), limits.keyed(other), limits.keyed(one)].map((keyed) => keyed.count('ada'));
    expect(await Promise.all(counted)).toEqual([true, true, false]);
  });
});

describe('limitKey', () => {
  const ip = '2001:db8:1:2:3::4';
  it.each([
    ['a user', 'caller', testCallers.unpaid, testCallers.unpaid.userId],
    ['a guest', 'caller', testCallers.anonymous, '2001:db8:1:2::/64'],
    ['a user where the limit is per address', 'address', testCallers.unpaid, '2001:db8:1:2::/64'],
  ] as const)('counts %s by the right key', (_case, per, who, key) => {
    expect(limitKey({ per }, { who, ip })).toBe(key);
  });
});

describe('limitVariables', () => {
  it('default to the points of the endpoints; the environment overrides them', () => {
    expect(Object.keys(limitVariables('recommendations')).sort()).toEqual([
      'LIMIT_ADMIN_CHANGES',
      'LIMIT_ADMIN_LISTINGS_PER_MINUTE',
      'LIMIT_PLAN_PICTURES_PER_MINUTE',
      'LIMIT_REPORTS_PER_HOUR',
      'SEARCH_RATE_PER_MINUTE',
    ]);
    expect(readLimitPoints('recommendations', { SEARCH_RATE_PER_MINUTE: '7' })).toEqual({
      LIMIT_ADMIN_CHANGES: 120,
      LIMIT_ADMIN_LISTINGS_PER_MINUTE: 300,
      LIMIT_PLAN_PICTURES_PER_MINUTE: 30,
      LIMIT_REPORTS_PER_HOUR: 5,
      SEARCH_RATE_PER_MINUTE: 7,
    });
    expect(() => readLimitPoints('waitlist', { LIMIT_WAITLIST_PER_HOUR: '0' })).toThrow(ConfigError);
  });
});
