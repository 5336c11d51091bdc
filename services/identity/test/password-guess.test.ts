import { AppError } from '@city-genie/service-kit/errors';
import { Types } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { createPasswordGuess } from '../src/passwords/password-guess.js';
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
  searchWords: [],
  passwordHash: 'stored',
  createdAt,
  updatedAt: createdAt,
};

/** Guesses the password of a known user; returns how many wrong ones are counted afterwards. */
async function guess(options: { verify: () => Promise<boolean>; isWithin?: boolean }) {
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
  const isPasswordOf = createPasswordGuess({ hasher: { verify }, guesses, inTurn: (_key, work) => work() });
  const outcome = await isPasswordOf(known, 'Analytical!Engine').catch((error: unknown) => error);
  return { outcome, counted, verify };
}

describe('a call that tells a repeat by its password', () => {
  it('counts a wrong password, and no right one', async () => {
    expect(await guess({ verify: async () => false })).toMatchObject({ outcome: false, counted: 1 });
    expect(await guess({ verify: async () => true })).toMatchObject({ outcome: true, counted: 0 });
  });

  it('counts nothing when too many wait, since it may come again', async () => {
    const busy = await guess({ verify: () => Promise.reject(new AppError('service_unavailable', 'Later')) });
    expect(busy).toMatchObject({ outcome: { code: 'service_unavailable' }, counted: 0 });
  });

  it('compares no password beyond the limit', async () => {
    const late = await guess({ verify: async () => true, isWithin: false });
    expect([late.outcome, late.verify.mock.calls.length]).toEqual([false, 0]);
  });
});
