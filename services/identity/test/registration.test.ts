import { AppError } from '@city-genie/service-kit/errors';
import { Types } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { createRegistration } from '../src/accounts/registration.js';
import type { UserRow } from '../src/users/user-model.js';

const createdAt = new Date('2026-11-24T10:00:00Z');

const known: UserRow = {
  _id: new Types.ObjectId('64b000000000000000000001'),
  username: 'ada',
  usernameKey: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  emailKey: 'ada@example.org',
  country: 'France',
  subscriptionPlan: 'monthly',
  subscriptionStatus: 'incomplete',
  entitledUntil: null,
  isAdmin: false,
  emailVerified: false,
  version: 1,
  passwordHash: 'stored',
  createdAt,
  updatedAt: createdAt,
};

const request = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  country: 'France',
  username: 'ada',
  password: 'Analytical!Engine',
  subscriptionPlan: 'monthly',
} as const;

/** Repeats the registration of a known user; returns how many wrong passwords are counted afterwards. */
async function repeat(options: { verify: () => Promise<boolean>; isWithin?: boolean }) {
  let counted = 0;
  const guesses = {
    count: async () => {
      counted += 1;
      return options.isWithin ?? true;
    },
    refund: async () => {
      counted -= 1;
    },
  };
  const verify = vi.fn(options.verify);
  const registerAccount = createRegistration({
    admit: async () => ({ may: 'anew' }),
    policy: { refuseCommon: async () => undefined },
    hasher: { hash: async () => 'new', verify },
    users: { findByNameAndEmail: async () => known, isNameTaken: async () => true },
    sessions: { create: async () => 'cookie' },
    createAccount: () => Promise.reject(new Error('no account is made by a repeat')),
    tellOwner: async () => undefined,
    guesses,
    inTurn: (_key, work) => work(),
    clock: { nowMs: () => createdAt.getTime() + 1000 },
  });
  const outcome = await registerAccount(request, 'request').catch((error: unknown) => error);
  return { outcome, counted, verify };
}

describe('a repeated registration', () => {
  it('counts a wrong password, and no right one', async () => {
    const wrong = await repeat({ verify: async () => false });
    expect([wrong.outcome, wrong.counted]).toEqual([expect.objectContaining({ code: 'conflict' }), 1]);
    const right = await repeat({ verify: async () => true });
    expect([right.outcome, right.counted]).toEqual([{ user: known, sid: 'cookie' }, 0]);
  });

  it('counts nothing when too many wait, since it may come again', async () => {
    const busy = await repeat({ verify: () => Promise.reject(new AppError('service_unavailable', 'Later')) });
    expect([busy.outcome, busy.counted]).toEqual([expect.objectContaining({ code: 'service_unavailable' }), 0]);
  });

  it('compares no password beyond the limit', async () => {
    const late = await repeat({ verify: async () => true, isWithin: false });
    expect([late.outcome, late.verify.mock.calls.length]).toEqual([expect.objectContaining({ code: 'conflict' }), 0]);
  });
});
