import { defineEndpoint } from '@city-genie/contracts/endpoint';
import type { Caller, SignedInCaller } from '@city-genie/contracts/internal/caller';
import { defineRoute } from '@city-genie/contracts/route';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService, type ServiceOptions } from '../src/calls/create-service.js';
import { epochSeconds } from '../src/clock.js';
import { countInMemory } from '../src/testing/counted-limit.js';
import { fixedClock } from '../src/testing/fixed-clock.js';
import { openLimits } from '../src/testing/open-limits.js';
import { signedHeaders, testCallers, testKeys } from '../src/testing/signed-caller.js';
import { testRoute } from '../src/testing/test-routes.js';

const clock = fixedClock('2026-11-23T09:00:00.000Z');
const now = epochSeconds(clock);
const schemas = { body: z.object({ name: z.string() }), reply: z.object({ ok: z.boolean() }) };

const grant = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/grant', access: 'admin', needsStepUp: 'always' });
const leave = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/leave', access: 'user', needsStepUp: 'always' });

const limit = { name: 'mail', points: 1, durationSeconds: 60, per: 'caller', counts: 'requests', message: 'Later', variable: 'X' } as const;
const mail = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/mail',
  access: 'user',
  needsStepUp: 'with_second_factor',
  limit,
});
type Parts = Pick<ServiceOptions, 'limits' | 'hasSecondFactor'>;

function service({ limits = openLimits(), ...parts }: Parts) {
  return createService({ name: 'test', logger: pino({ level: 'silent' }), keys: testKeys, clock, limits, ...parts }, (calls) => {
    const handler = async () => ({ ok: true });
    calls.route({ ...defineRoute(grant, schemas), handler });
    calls.route({ ...defineRoute(leave, schemas), handler });
    calls.route({ ...defineRoute(mail, schemas), handler });
    calls.route({ ...testRoute('POST', '/api/proof', 'second_factor', schemas), handler });
    calls.route({ ...testRoute('POST', '/api/watch', 'admin', schemas), handler });
  });
}

const [hasOne, hasNone] = [async () => true, async () => false];

async function ask(url: string, who: Caller, body: object = { name: 'Ada' }, parts: Parts = {}): Promise<[number, string | undefined]> {
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', ...signedHeaders('test', 'POST', url, { who, clock, body: payload }) };
  const reply = await service({ hasSecondFactor: hasNone, ...parts }).inject({ method: 'POST', url, payload, headers });
  return [reply.statusCode, reply.json().code];
}

const provedAt = (seconds: number | undefined, who: SignedInCaller = testCallers.admin): Caller => ({
  ...who,
  ...(seconds !== undefined && { provedAt: seconds }),
});
const secondFactor: Caller = { ...testCallers.pending, purpose: 'second_factor' };

describe('a call that needs a step-up', () => {
  it.each([
    ['just now', now, 200],
    ['a second less than ten minutes ago', now - 599, 200],
    ['ten minutes ago', now - 600, 403],
    ['an hour ago', now - 3600, 403],
    ['before there was step-up', undefined, 403],
  ])('is answered by the last proof: %s', async (_name, seconds, status) => {
    expect(await ask('/api/grant', provedAt(seconds))).toEqual([status, status === 200 ? undefined : 'step_up_required']);
    expect((await ask('/api/leave', provedAt(seconds, testCallers.unpaid)))[0]).toBe(status);
  });

  it('refuses in the order sign-in, rights, body, proof, so that nobody proves anything for a call that can’t succeed', async () => {
    expect(await ask('/api/grant', testCallers.anonymous, {})).toEqual([401, 'unauthenticated']);
    expect(await ask('/api/grant', testCallers.pending, {})).toEqual([401, 'unauthenticated']);
    expect(await ask('/api/grant', secondFactor, {})).toEqual([401, 'unauthenticated']);
    expect(await ask('/api/grant', provedAt(now, testCallers.subscriber), {})).toEqual([403, 'forbidden']);
    expect(await ask('/api/grant', provedAt(now - 600), {})).toEqual([400, 'validation_failed']);
    expect(await ask('/api/grant', provedAt(now - 600))).toEqual([403, 'step_up_required']);
    expect(await ask('/api/grant', provedAt(now))).toEqual([200, undefined]);
  });

  it('fails closed for a session that couldn’t be looked up', async () => {
    expect(await ask('/api/grant', testCallers.unknown, {})).toEqual([503, 'entitlement_unavailable']);
    expect(await ask('/api/leave', testCallers.unknown, {})).toEqual([503, 'entitlement_unavailable']);
  });
});

describe('a call that needs a step-up of users with a second factor', () => {
  const [late, fresh] = [provedAt(now - 600, testCallers.unpaid), provedAt(now, testCallers.unpaid)];
  const ok = [200, undefined];

  it('asks nobody else', async () => {
    expect(await ask('/api/mail', late, undefined, { hasSecondFactor: hasNone })).toEqual(ok);
    expect(await ask('/api/mail', late, undefined, { hasSecondFactor: hasOne })).toEqual([403, 'step_up_required']);
    expect(await ask('/api/mail', fresh, undefined, { hasSecondFactor: hasOne })).toEqual(ok);
  });

  it('refuses in the same order', async () => {
    const parts = { hasSecondFactor: hasOne };
    expect(await ask('/api/mail', testCallers.anonymous, {}, parts)).toEqual([401, 'unauthenticated']);
    expect(await ask('/api/mail', late, {}, parts)).toEqual([400, 'validation_failed']);
    expect(await ask('/api/mail', late, undefined, parts)).toEqual([403, 'step_up_required']);
  });

  it('is counted by its limit only when nothing of this refuses it', async () => {
    const parts = { hasSecondFactor: hasOne, limits: openLimits({ [limit.name]: countInMemory(limit.points) }) };
    expect(await ask('/api/mail', late, undefined, parts)).toEqual([403, 'step_up_required']);
    expect(await ask('/api/mail', fresh, undefined, parts)).toEqual(ok);
    expect(await ask('/api/mail', fresh, undefined, parts)).toEqual([429, 'rate_limited']);
  });

  it('doesn’t start in a service that can’t say who has one', async () => {
    await expect(service({}).ready()).rejects.toThrow('/api/mail needs a step-up of users with a second factor');
  });
});

describe('an administrator who has to set up a second factor', () => {
  const who: Caller = { ...testCallers.admin, mustSetUpSecondFactor: true, provedAt: now };

  it('is refused what is for administrators, whatever else is missing', async () => {
    for (const url of ['/api/watch', '/api/grant']) {
      expect(await ask(url, who)).toEqual([403, 'second_factor_setup_required']);
      expect(await ask(url, { ...who, provedAt: now - 600 }, {})).toEqual([403, 'second_factor_setup_required']);
    }
  });

  it('is a user like everybody else', async () => {
    expect(await ask('/api/leave', who)).toEqual([200, undefined]);
  });
});

describe('a call between password and second factor', () => {
  it('is for a session of this purpose alone', async () => {
    expect(await ask('/api/proof', secondFactor)).toEqual([200, undefined]);
    expect(await ask('/api/proof', secondFactor, {})).toEqual([400, 'validation_failed']);
    for (const who of [testCallers.anonymous, testCallers.pending, testCallers.unpaid, testCallers.admin]) {
      expect(await ask('/api/proof', who, {})).toEqual([401, 'unauthenticated']);
    }
    expect(await ask('/api/proof', testCallers.unknown, {})).toEqual([503, 'entitlement_unavailable']);
  });

  it('is all that such a session is good for', async () => {
    for (const url of ['/api/leave', '/api/watch', '/api/grant']) {
      expect(await ask(url, secondFactor)).toEqual([401, 'unauthenticated']);
    }
  });
});
