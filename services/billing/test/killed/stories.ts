import { termsVersion } from '@city-genie/contracts/auth/terms';
import { z } from 'zod';
import type { MortalWorld } from './mortal-world.js';

/** Somebody whose act is interrupted. */
export type Ada = { id: string; secret: string; hasPaid: boolean };

/** What is done and repeated until it is answered. @returns whether it was */
export type Act = (world: MortalWorld, ada: Ada) => Promise<boolean>;

/** An act that is interrupted, what was before, and what has to be in the end. */
export type Story = {
  name: string;
  before: readonly Act[];
  act: Act;
  after: readonly Act[];
  /** How often each mail was asked for, the states of the subscriptions at Stripe, what identity knows, and how many refunds were made. */
  end: { mails: Readonly<Record<string, number>>; statuses: readonly string[]; isOpen: boolean; refunds: number };
};

const begun = z.object({ clientSecret: z.string() });

const start =
  (priceId: 'monthly' | 'yearly'): Act =>
  async (world, ada) => {
    const isAnswered = await world.ask('/api/create-subscription', ada.id, { priceId });
    ada.secret = isAnswered ? begun.parse(world.answered()).clientSecret : ada.secret;
    return isAnswered;
  };
/** Only Stripe is asked; what it tells then is worked off. */
const pay: Act = async ({ stripe }, ada) => {
  ada.hasPaid = ada.hasPaid || stripe.pay(ada.secret, 'ok').status === 'succeeded';
  return ada.hasPaid;
};
const own =
  (name: string, body?: object): Act =>
  (world, { id }) =>
    world.ask(`/api/subscription/${name}`, id, body);
const settle: Act = (world, { id }) => world.ask(`/internal/users/${id}/settle`, id);

const paid = { 'billing.paid': 1 };

export const stories: readonly Story[] = [
  {
    name: 'a subscription is begun',
    before: [],
    act: start('monthly'),
    after: [pay],
    end: { mails: paid, statuses: ['active'], isOpen: true, refunds: 0 },
  },
  {
    name: 'another plan is chosen than was begun',
    before: [start('monthly')],
    act: start('yearly'),
    after: [pay],
    end: { mails: paid, statuses: ['active', 'canceled'], isOpen: true, refunds: 0 },
  },
  {
    name: 'a payment is told',
    before: [start('monthly')],
    act: pay,
    after: [],
    end: { mails: paid, statuses: ['active'], isOpen: true, refunds: 0 },
  },
  {
    name: 'a subscription is cancelled',
    before: [start('monthly'), pay],
    act: own('cancel'),
    after: [],
    end: { mails: { ...paid, 'billing.cancelled': 1 }, statuses: ['active'], isOpen: true, refunds: 0 },
  },
  {
    name: 'the better plan is chosen',
    before: [start('monthly'), pay],
    act: own('switch', { plan: 'yearly', termsVersion }),
    after: [],
    end: { mails: { 'billing.paid': 2 }, statuses: ['active'], isOpen: true, refunds: 0 },
  },
  {
    name: 'the smaller plan is chosen',
    before: [start('yearly'), pay],
    act: own('switch', { plan: 'monthly' }),
    after: [],
    end: { mails: paid, statuses: ['active'], isOpen: true, refunds: 0 },
  },
  {
    name: 'a subscription is withdrawn',
    before: [start('monthly'), pay],
    act: own('withdraw'),
    after: [],
    end: { mails: { ...paid, 'billing.refunded': 1 }, statuses: ['canceled'], isOpen: false, refunds: 1 },
  },
  {
    name: 'whoever leaves is settled',
    before: [start('monthly'), pay],
    act: settle,
    after: [],
    end: { mails: { ...paid, 'billing.cancelled': 1 }, statuses: ['canceled'], isOpen: true, refunds: 0 },
  },
];
