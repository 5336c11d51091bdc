import type { Caller } from '@city-genie/contracts/internal/caller';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { describe, expect, it } from 'vitest';
import { paymentState } from '../src/subscriptions/payment-state.js';
import { type SubscriptionRow, subscriptionStatuses } from '../src/subscriptions/subscription-model.js';
import { aSubscription } from './billing-fixture.js';

const now = '2026-11-24T10:00:00Z';
const inSeconds = (seconds: number) => new Date(Date.parse(now) + seconds * 1000);
const week = 7 * 86_400;

const stateOf = (row: Partial<SubscriptionRow> | null, who: Caller = testCallers.unpaid) =>
  paymentState(who, row && aSubscription(row), fixedClock(now));

describe('whether somebody has to pay', () => {
  it('is never so for an administrator', () => {
    const admin = { success: true, status: 'admin', needsPayment: false, subscription: null, graceUntil: null };
    expect([stateOf(null, testCallers.admin), stateOf({ status: 'unpaid' }, testCallers.admin)]).toEqual([admin, admin]);
  });

  it('is so for whoever has no subscription, also before the first login', () => {
    const incomplete = { success: false, status: 'incomplete', needsPayment: true, subscription: null, graceUntil: null };
    expect([stateOf(null), stateOf(null, testCallers.pending)]).toEqual([incomplete, incomplete]);
  });

  it('is told to subscribers with the end of their period', () => {
    expect(stateOf({ status: 'trialing', currentPeriodEnd: inSeconds(60) })).toEqual({
      success: true,
      status: 'active',
      needsPayment: false,
      subscription: { status: 'trialing', id: '64b0000000000000000000aa', current_period_end: Date.parse(now) / 1000 + 60 },
      graceUntil: null,
    });
  });

  it('doesn’t depend on what the session says of them', () => {
    expect(stateOf(null, testCallers.subscriber)).toMatchObject({ needsPayment: true });
  });

  it.each([
    ['active', 'stripe', -week + 1, false],
    ['active', 'stripe', -week, true],
    ['trialing', 'stripe', -week + 1, false],
    ['trialing', 'stripe', -week, true],
    ['past_due', 'stripe', -week + 1, false],
    ['past_due', 'stripe', -week, true],
    ['canceled', 'stripe', 1, false],
    ['canceled', 'stripe', 0, true],
    ['active', 'grant', 1, false],
    ['active', 'grant', 0, true],
  ] as const)('ends by itself: %s of a %s whose period ends in %i s: %s', (status, source, seconds, needsPayment) => {
    expect(stateOf({ status, source, currentPeriodEnd: inSeconds(seconds) }).needsPayment).toBe(needsPayment);
  });

  it('counts what is paid, not the period that runs', () => {
    const overdue = { status: 'past_due', currentPeriodEnd: inSeconds(30 * 86_400) } as const;
    expect(stateOf({ ...overdue, paidUntil: inSeconds(-week + 1) })).toMatchObject({
      success: true,
      needsPayment: false,
      graceUntil: Date.parse(now) / 1000 + 1,
    });
    expect(stateOf({ ...overdue, paidUntil: inSeconds(-week) })).toMatchObject({ needsPayment: true, graceUntil: null });
  });

  it('has no grace once it is cancelled', () => {
    expect(stateOf({ status: 'active', isCancelled: true, currentPeriodEnd: inSeconds(0) }).needsPayment).toBe(true);
    expect(stateOf({ status: 'active', isCancelled: true, currentPeriodEnd: inSeconds(1) }).needsPayment).toBe(false);
  });

  it('is so in every other status, which is told', () => {
    const closed = subscriptionStatuses.filter((status) => !['active', 'trialing', 'past_due', 'canceled'].includes(status));
    const states = closed.map((status) => stateOf({ status, currentPeriodEnd: inSeconds(week) }));
    expect(states).toEqual(closed.map((status) => ({ success: false, status, needsPayment: true, subscription: null, graceUntil: null })));
    expect(closed).toEqual(['incomplete', 'incomplete_expired', 'unpaid', 'paused']);
  });
});
