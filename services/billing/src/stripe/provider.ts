import { type PlanName, planCurrency, planNames, planPrices } from '@city-genie/contracts/billing/plans';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type Stripe from 'stripe';
import { type Bill, readBill } from './bill.js';
import { type Bought, idOf, readBought } from './bought.js';
import { createChanges } from './changes.js';
import { type CustomerBill, readCustomerBills } from './customer-bills.js';
import { createMoneyBack } from './money-back.js';
import type { Payments } from './payments.js';
import { ask, providerAway, unlessGone } from './provider-faults.js';
import { readEvent, type ToldEvent, workedTypes } from './told-event.js';

/** Where Stripe's own mails about payment go. */
export type CustomerContact = { email: string; name: string };

/** For whom Stripe keeps a customer. */
type CustomerOf = CustomerContact & { userId: string };

/** More subscriptions than anybody has begun; incomplete ones end by themselves. */
const mostSubscriptions = 1000;
/** As many as can be collected at once. Whatever older ones told is found by reading what isn't over. */
const mostEvents = 10_000;

function createReading(payments: Payments) {
  const { stripe } = payments;
  return {
    /** Every subscription of a customer, ended ones too, the newest first. */
    async subscriptionsOf(customer: string): Promise<Bought[]> {
      const expand = ['data.latest_invoice.confirmation_secret'];
      const asked = { customer, status: 'all', limit: 100, expand } as const;
      return (await ask(() => stripe.subscriptions.list(asked).autoPagingToArray({ limit: mostSubscriptions }))).map(readBought);
    },
    /** The unpaid invoices of a subscription that can be paid now, the oldest first. */
    async openBillsOf(subscription: string): Promise<Bill[]> {
      const expand = ['data.confirmation_secret'];
      const { data } = await ask(() => stripe.invoices.list({ subscription, status: 'open', limit: 20, expand }));
      return data
        .map(readBill)
        .filter(({ leftCents }) => leftCents > 0)
        .reverse();
    },
    billsOf: (customer: string): Promise<CustomerBill[]> => readCustomerBills(payments, customer),
    /** Tries to charge an open invoice. @throws StripeCardError when the card is refused */
    payBill: async (id: string): Promise<void> => void (await ask(() => stripe.invoices.pay(id))),
    bill: async (id: string): Promise<Bill> => readBill(await ask(() => stripe.invoices.retrieve(id))),
    /** What the next invoice will ask for, in cents. */
    nextAmount: (customer: string, subscription: string): Promise<number> =>
      ask(async () => (await stripe.invoices.createPreview({ customer, subscription })).amount_due),
    /** Events of the last days that Stripe couldn't deliver. */
    async undeliveredEvents(since: number): Promise<ToldEvent[]> {
      const asked = { delivery_success: false, created: { gte: since }, types: [...workedTypes], limit: 100 };
      return (await ask(() => stripe.events.list(asked).autoPagingToArray({ limit: mostEvents }))).map(readEvent);
    },
    /** The customer whose payment a dispute is about. */
    customerOfCharge: async (charge: string): Promise<string | undefined> =>
      idOf((await ask(() => stripe.charges.retrieve(charge))).customer) ?? undefined,
    portal: (customer: string, return_url: string): Promise<string> =>
      ask(async () => (await stripe.billingPortal.sessions.create({ customer, return_url })).url),
  };
}

/**
 * Holds the configured prices against what the site says they cost, so that nobody is charged anything else.
 *
 * @returns which plans differ, in words
 */
async function wrongPrices({ stripe, prices }: Payments): Promise<string[]> {
  const faults = await Promise.all(
    planNames.map(async (plan) => {
      const { unit_amount, currency, recurring, active } = await ask(() => stripe.prices.retrieve(prices[plan]));
      const { amountCents, interval } = planPrices[plan];
      const isRight =
        active &&
        unit_amount === amountCents &&
        currency === planCurrency &&
        recurring?.interval === interval &&
        recurring.interval_count === 1;
      return isRight ? [] : [`${plan}: ${unit_amount} ${currency} every ${recurring?.interval_count} ${recurring?.interval}`];
    }),
  );
  return faults.flat();
}

/** @returns a check that asks Stripe until it was passed. @throws service_unavailable while a price differs */
function createPriceCheck(payments: Payments, logger: Logger): () => Promise<void> {
  let isPassed = false;
  return async () => {
    if (isPassed) {
      return;
    }
    const wrong = await wrongPrices(payments);
    if (wrong.length > 0) {
      logger.error({ wrong, expected: planPrices }, 'prices at Stripe differ from ours: nothing is sold');
      throw providerAway();
    }
    isPassed = true;
  };
}

/** What billing asks of Stripe. Everything throws service_unavailable when Stripe is away. */
export function createProvider(payments: Payments, logger: Logger) {
  const { stripe, environment } = payments;
  const moneyBack = createMoneyBack(payments, logger);
  return {
    environment,
    prices: payments.prices,
    ...createReading(payments),
    ...moneyBack,
    ...createChanges(payments, moneyBack),
    checkPrices: createPriceCheck(payments, logger),
    /** @param attempt another one after Stripe has answered that it failed, or that the customer is gone */
    async createCustomer({ userId, email, name }: CustomerOf, attempt: number): Promise<string> {
      const params = { email, name, metadata: { userId } };
      const { id } = await ask(() => stripe.customers.create(params, { idempotencyKey: `customer:${environment}:${userId}:${attempt}` }));
      return id;
    },
    /** Changes name and address of a customer that has others. One that is gone stays gone. */
    async keepContact(customer: string, { email, name }: CustomerContact): Promise<void> {
      const known = await unlessGone(() => ask(() => stripe.customers.retrieve(customer)));
      if (known !== undefined && !known.deleted && (known.email !== email || known.name !== name)) {
        await unlessGone(() => ask(() => stripe.customers.update(customer, { email, name })));
      }
    },
    /**
     * @param attempt the number of the reading before it: within it the SDK may repeat the call, and the next reading finds what was made
     */
    async createSubscription(customer: string, plan: PlanName, { userId, attempt }: { userId: string; attempt: number }): Promise<Bought> {
      const price = payments.prices[plan];
      const params: Stripe.SubscriptionCreateParams = {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        // The account's settings would decide otherwise what can be paid with.
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        billing_mode: { type: 'flexible' },
        metadata: { userId },
        expand: ['latest_invoice.confirmation_secret'],
      };
      const idempotencyKey = `subscription:${customer}:${price}:${attempt}`;
      return readBought(await ask(() => stripe.subscriptions.create(params, { idempotencyKey })));
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;
