import type { PlanName } from '@city-genie/contracts/billing/plans';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Bill } from '../stripe/bill.js';
import type { Refund } from '../stripe/money-back.js';
import { graceUntil } from '../subscriptions/entitled-until.js';
import type { SubscriptionRow } from '../subscriptions/subscription-model.js';
import type { Guarantee } from '../withdrawal/guarantee.js';
import { paidKey } from './notice-model.js';
import type { SendNotice } from './notices.js';

type Known = Pick<
  SubscriptionRow,
  'plan' | 'source' | 'status' | 'paidUntil' | 'isCancelled' | 'currentPeriodEnd' | 'stripeId' | 'cancelledAt'
>;

/** Why an invoice was made, in our words; the first one of a subscription, another period, or another plan. */
const occasions = new Map<string | null, 'first' | 'renewal' | 'switch'>([
  ['subscription_create', 'first'],
  ['subscription_cycle', 'renewal'],
  ['subscription_update', 'switch'],
]);

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
const cancelledKey = ({ stripeId, cancelledAt, paidUntil }: Known) => `cancelled:${stripeId}:${seconds(cancelledAt ?? paidUntil)}`;

/** The mails about payment; each is sent once, however often it is asked for. */
export function createPaymentMails(send: SendNotice, { withdrawableUntil }: Pick<Guarantee, 'withdrawableUntil'>) {
  return {
    /** After an invoice was paid. One over nothing is no payment. @param corrected once more, since the first went to a mistyped address */
    async paid(userId: string, bill: Bill, row: SubscriptionRow, corrected?: 'corrected'): Promise<void> {
      const { id, paidCents, currency, reason, plan: charged } = bill;
      const occasion = occasions.get(reason);
      if (paidCents === 0 || occasion === undefined) {
        return;
      }
      const { isCancelled, currentPeriodEnd } = row;
      const plan = charged ?? row.plan;
      const nextAt = isCancelled ? null : seconds(currentPeriodEnd);
      const isWithdrawable = occasion === 'first' && (await withdrawableUntil(row)) !== null;
      const payment = { plan, amountCents: paidCents, currency, occasion, nextAt, isWithdrawable };
      await send({ userId, key: paidKey.of(id, corrected), job: mailJobs.billingPaid, payload: (user) => ({ ...user, ...payment }) });
    },
    /** After a renewal failed, once for its invoice. */
    async failed(userId: string, { id, leftCents, currency, reason, plan }: Bill, row: Known): Promise<void> {
      const until = graceUntil(row);
      if (reason !== 'subscription_cycle' || until === null) {
        return;
      }
      const payment = { plan: plan ?? row.plan, amountCents: leftCents, currency, graceUntil: until };
      await send({ userId, key: `failed:${id}`, job: mailJobs.billingPaymentFailed, payload: (user) => ({ ...user, ...payment }) });
    },
    /** After a subscription was cancelled, or ended because it wasn't paid. */
    async cancelled(userId: string, row: Known, cause: 'user' | 'unpaid', nowSeconds: number): Promise<void> {
      const end = seconds(row.paidUntil);
      const until = end > nowSeconds ? end : null;
      const words = { plan: row.plan, until, cause, canResume: row.status !== 'canceled' };
      await send({ userId, key: cancelledKey(row), job: mailJobs.billingCancelled, payload: (user) => ({ ...user, ...words }) });
    },
    /** After a subscription was withdrawn of which no money could be sent back, since it is back already or has to go another way. */
    async ended(userId: string, row: Known): Promise<void> {
      const words = { plan: row.plan, until: null, cause: 'user' } as const;
      await send({ userId, key: cancelledKey(row), job: mailJobs.billingCancelled, payload: (user) => ({ ...user, ...words }) });
    },
    /** After a subscription was withdrawn: that it has ended, and all that goes back; `refunds` are of one currency. */
    async withdrawn(userId: string, subscription: string, plan: PlanName, refunds: readonly [Refund, ...Refund[]]): Promise<void> {
      const amountCents = refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
      const refund = { plan, amountCents, currency: refunds[0].currency, isWithdrawal: true };
      const key = `withdrawn:${subscription}`;
      await send({ userId, key, job: mailJobs.billingRefunded, payload: (user) => ({ ...user, ...refund }) });
    },
    /** After money was sent back, unless a withdrawal tells of it. */
    async refunded(userId: string, { id, amountCents, currency, isWithdrawal }: Refund, row: Pick<Known, 'plan'>): Promise<void> {
      if (isWithdrawal) {
        return;
      }
      const refund = { plan: row.plan, amountCents, currency };
      await send({ userId, key: `refunded:${id}`, job: mailJobs.billingRefunded, payload: (user) => ({ ...user, ...refund }) });
    },
  };
}

export type PaymentMails = ReturnType<typeof createPaymentMails>;
