import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { describe, expect, it } from 'vitest';
import type { Bill } from '../src/stripe/bill.js';
import type { Bought } from '../src/stripe/bought.js';
import { createReadSubscription } from '../src/subscriptions/read-subscription.js';
import type { Found } from '../src/subscriptions/subscription-repository.js';
import { bought, openBill } from './sample-bought.js';

const now = Date.parse('2026-11-24T10:00:00Z') / 1000;
const day = 86_400;

const late = bought('past_due', {
  id: 'sub_1',
  periodStart: now - 2 * day,
  periodEnd: now + 28 * day,
  createdAt: now - 90 * day,
  newestInvoice: { id: 'in_2', status: 'open', amountDueCents: 499, clientSecret: null },
});

const bill = (id: string, createdAt: number): Bill => openBill({ id, createdAt });

/** What is stored after Stripe was read. */
async function readingOf(subscription: Bought, open: readonly Bill[] = [], isBack = false): Promise<Found | undefined> {
  const stored: Found[] = [];
  const read = createReadSubscription({
    provider: {
      environment: 'test',
      subscriptionsOf: async () => [subscription],
      openBillsOf: async () => [...open],
      firstPaidAt: async () => now - 90 * day,
      newestPayment: async () => (isBack ? 'refunded' : 'here'),
      comingPlan: async () => undefined,
    },
    payers: {
      find: async () => ({
        _id: 'ada',
        customers: [{ environment: 'test', id: 'cus_1' }],
        consents: [],
        readings: 0,
        touches: 0,
        tries: 0,
        revision: 0,
        createdAt: new Date(0),
      }),
      nextReading: async () => 1,
    },
    subscriptions: {
      findPaid: async () => null,
      store: async (_userId, _reading, found) => {
        stored.push(found);
        return { before: null, isNewest: true };
      },
    },
    publish: async () => undefined,
    clock: fixedClock('2026-11-24T10:00:00Z'),
  });
  await read('ada');
  return stored[0];
}

const paidUntil = async (...reading: Parameters<typeof readingOf>) => ((await readingOf(...reading))?.paidUntil.getTime() ?? 0) / 1000;

describe('what a reading finds to be paid', () => {
  it('of an overdue one ends with its oldest open invoice, however many periods have begun since', async () => {
    expect(await paidUntil(late, [bill('in_1', now - 32 * day), bill('in_2', now - 2 * day)])).toBe(now - 32 * day);
    expect(await paidUntil(late)).toBe(now - 2 * day);
  });

  it('is the period that runs, unless its invoice is still a draft', async () => {
    const paid = {
      ...late,
      status: 'active',
      newestInvoice: { ...late.newestInvoice, id: 'in_2', status: 'paid', amountDueCents: 0, clientSecret: null },
    } as const;
    expect(await paidUntil(paid)).toBe(late.periodEnd);
    expect(await paidUntil({ ...paid, newestInvoice: { ...paid.newestInvoice, status: 'draft' } })).toBe(late.periodStart);
  });

  it('of one that was ended is its period, if that was paid and isn’t back', async () => {
    const ended = {
      ...late,
      status: 'canceled',
      newestInvoice: { id: 'in_2', status: 'paid', amountDueCents: 0, clientSecret: null },
    } as const;
    expect(await paidUntil(ended)).toBe(late.periodEnd);
    expect(await paidUntil(ended, [], true)).toBe(late.periodStart);
    expect(await paidUntil({ ...ended, newestInvoice: { ...ended.newestInvoice, status: 'void' } })).toBe(late.periodStart);
  });
});
