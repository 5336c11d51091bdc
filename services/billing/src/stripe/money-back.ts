import type { Logger } from '@city-genie/service-kit/observability/logger';
import Stripe from 'stripe';
import { intentsOf } from './bill.js';
import type { Payments } from './payments.js';
import { ask } from './provider-faults.js';

/** A payment that went, or goes, back. `isWithdrawal`: by a withdrawal, whose own mail tells of all that goes back. */
export type Refund = { id: string; amountCents: number; currency: string; isWithdrawal: boolean };

/** By this a refund at Stripe says what it was made for, also when the process that made it has died. */
const withdrawalMark = { cause: 'withdrawal' } as const;

function readRefund({ id, amount, currency, metadata }: Stripe.Refund): Refund {
  return { id, amountCents: amount, currency, isWithdrawal: metadata?.cause === withdrawalMark.cause };
}

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Disputes in which no money was taken, or it came back. */
const harmless = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented', 'won'];

/** What became of single payments, by their payment intents. */
function createPayments({ stripe }: Payments, logger: Logger) {
  async function chargeOf(intent: string): Promise<Stripe.Charge | null> {
    const { latest_charge: charge } = await ask(() => stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }));
    return typeof charge === 'string' ? null : charge;
  }

  /** Whether a bank has taken it back. */
  async function isTakenBack({ id, disputed }: Stripe.Charge): Promise<boolean> {
    const disputes = disputed ? (await ask(() => stripe.disputes.list({ charge: id, limit: 10 }))).data : [];
    return disputes.some(({ status }) => !harmless.includes(status));
  }

  /** What can still be given back of a payment, in cents. */
  async function leftOf(charge: Stripe.Charge | null): Promise<number> {
    return charge === null || charge.amount <= charge.amount_refunded || (await isTakenBack(charge))
      ? 0
      : charge.amount - charge.amount_refunded;
  }

  /** Without a key of its own: Stripe gives no more back than was paid, and would answer a refusal again for a day. */
  async function giveBack(intent: string, metadata: Record<string, string> = {}): Promise<Refund[]> {
    const charge = await chargeOf(intent);
    const amount = await leftOf(charge);
    if (amount === 0) {
      if (charge !== null && charge.amount > charge.amount_refunded) {
        logger.error({ payment: intent }, 'a payment that is to go back is disputed: if the dispute is won, it has to be sent back');
      }
      return [];
    }
    try {
      return [readRefund(await ask(() => stripe.refunds.create({ payment_intent: intent, amount, metadata })))];
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
        throw error;
      }
      logger.error({ err: error, payment: intent }, 'Stripe refuses a refund for good: the money has to be sent another way');
      return [];
    }
  }

  return { chargeOf, isTakenBack, leftOf, giveBack };
}

/** What was paid for a subscription, the newest first. */
async function readPaidInvoices({ stripe }: Payments, subscription: string): Promise<Stripe.Invoice[]> {
  return (await ask(() => stripe.invoices.list({ subscription, status: 'paid', limit: 24, expand: ['data.payments'] }))).data;
}

/** What became of what was paid for a subscription. */
function createWhereabouts(payments: Payments, { chargeOf, isTakenBack }: ReturnType<typeof createPayments>) {
  const { stripe } = payments;
  const paidInvoicesOf = (subscription: string) => readPaidInvoices(payments, subscription);

  /** How a payment went back; false while it is here. */
  const wayOf = async (charge: Stripe.Charge): Promise<'refunded' | 'taken' | false> => {
    if (charge.refunded) {
      return 'refunded';
    }
    return (await isTakenBack(charge)) && 'taken';
  };

  return {
    /** What became of what was paid for the newest period: it is here, has gone back by refunds, or a bank has taken it. */
    async newestPayment(subscription: string): Promise<'here' | 'refunded' | 'taken'> {
      const [newest] = (await paidInvoicesOf(subscription)).filter(({ amount_paid }) => amount_paid > 0);
      const charges = newest === undefined ? [] : await Promise.all(intentsOf(newest).map(chargeOf));
      const ways = await Promise.all(charges.map(async (charge) => charge !== null && wayOf(charge)));
      if (ways.length === 0 || ways.includes(false)) {
        return 'here';
      }
      return ways.includes('taken') ? 'taken' : 'refunded';
    },
    /** Whether a bank has taken back a payment for a subscription, whichever it is. */
    async isAnyTaken(subscription: string): Promise<boolean> {
      const charges = await Promise.all((await paidInvoicesOf(subscription)).flatMap(intentsOf).map(chargeOf));
      return (await Promise.all(charges.map((charge) => charge !== null && isTakenBack(charge)))).includes(true);
    },
    /** Whether a dispute takes money; an inquiry doesn't. */
    takesMoney: async (dispute: string): Promise<boolean> =>
      !harmless.includes((await ask(() => stripe.disputes.retrieve(dispute))).status),
  };
}

/** Refunds, and what became of payments. */
export function createMoneyBack(payments: Payments, logger: Logger) {
  const { stripe } = payments;
  const single = createPayments(payments, logger);
  const { chargeOf, leftOf, giveBack } = single;
  const paidInvoicesOf = (subscription: string) => readPaidInvoices(payments, subscription);

  return {
    ...createWhereabouts(payments, single),
    /** When the first payment for a subscription was made, in epoch seconds; undefined before. */
    async firstPaidAt(subscription: string): Promise<number | undefined> {
      const paid = (await paidInvoicesOf(subscription)).filter(({ amount_paid }) => amount_paid > 0);
      const times = paid.map(({ status_transitions, created }) => status_transitions.paid_at ?? created);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    /** What `refundAll` would give back, in cents. */
    async refundable(subscription: string): Promise<number> {
      const intents = (await paidInvoicesOf(subscription)).flatMap(intentsOf);
      const left = await Promise.all(intents.map(async (intent) => leftOf(await chargeOf(intent))));
      return left.reduce((sum, cents) => sum + cents, 0);
    },
    /** Gives back whatever was paid for a subscription and isn't back yet. Safe to repeat. A disputed payment is back already. */
    async refundAll(subscription: string): Promise<Refund[]> {
      const refunds: Refund[] = [];
      for (const intent of (await paidInvoicesOf(subscription)).flatMap(intentsOf)) {
        refunds.push(...(await giveBack(intent)));
      }
      return refunds;
    },
    /**
     * Gives back what was paid for a subscription that is withdrawn, as `refundAll` does.
     *
     * @returns everything that its withdrawal has given back, also by an earlier try
     */
    async refundWithdrawn(subscription: string): Promise<Refund[]> {
      const intents = (await paidInvoicesOf(subscription)).flatMap(intentsOf);
      const refunds: Stripe.Refund[] = [];
      for (const payment_intent of intents) {
        await giveBack(payment_intent, withdrawalMark);
        refunds.push(...(await ask(() => stripe.refunds.list({ payment_intent, limit: 100 }))).data);
      }
      return refunds
        .filter((refund) => !hasFailed(refund))
        .map(readRefund)
        .filter(({ isWithdrawal }) => isWithdrawal);
    },
    /** Gives back what was paid for an invoice; nothing, if nobody did. */
    async refundBill(id: string): Promise<void> {
      for (const intent of intentsOf(await ask(() => stripe.invoices.retrieve(id, { expand: ['payments'] })))) {
        await giveBack(intent);
      }
    },
    /** A refund, whoever made it; undefined when it has failed. */
    async refund(id: string): Promise<Refund | undefined> {
      const refund = await ask(() => stripe.refunds.retrieve(id));
      return hasFailed(refund) ? undefined : readRefund(refund);
    },
  };
}

export type MoneyBack = ReturnType<typeof createMoneyBack>;
