import type { Bought } from './bought.js';
import type { MoneyBack } from './money-back.js';
import type { Payments } from './payments.js';
import { ask, unlessGone, unlessRefused } from './provider-faults.js';
import { createSwitches } from './switches.js';

/** What users change of a subscription that is there. All are safe to repeat. */
export function createChanges(payments: Payments, { refundBill }: Pick<MoneyBack, 'refundBill'>) {
  const { stripe } = payments;
  const switches = createSwitches(payments);

  /** Stripe ends a subscription, and goes on with the invoices that it has. */
  async function stopBills(subscription: string): Promise<void> {
    const { data: drafts } = await ask(() => stripe.invoices.list({ subscription, status: 'draft', limit: 20 }));
    for (const { id } of drafts) {
      await ask(() => stripe.invoices.update(id, { auto_advance: false }));
    }
    const { data: open } = await ask(() => stripe.invoices.list({ subscription, status: 'open', limit: 20 }));
    for (const { id } of open) {
      await unlessRefused(() => ask(() => stripe.invoices.voidInvoice(id)));
    }
  }

  return {
    ...switches,
    /**
     * Ends it at once. What was unpaid isn't asked for any more, and what was paid in the same moment goes back: whoever is told that it has
     * ended isn't charged for it.
     */
    async endNow({ id, newestInvoice }: Pick<Bought, 'id' | 'newestInvoice'>): Promise<void> {
      await unlessGone(() => ask(() => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })));
      await stopBills(id);
      if (newestInvoice !== null && newestInvoice.status !== 'paid') {
        await refundBill(newestInvoice.id);
      }
    },
    async cancelAtPeriodEnd(subscription: Bought): Promise<void> {
      await switches.release(subscription);
      await ask(() => stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
    },
    async resume({ id, endsOn }: Bought): Promise<void> {
      const goesOn = endsOn === null ? { cancel_at_period_end: false } : { cancel_at: '' as const };
      await ask(() => stripe.subscriptions.update(id, goesOn));
    },
    /**
     * Lets the customer's card be charged instead of one that the subscription has for itself, so that a card that is changed on Stripe's
     * pages is the one that pays.
     */
    async shareCard(customer: string, { id, ownCard }: Bought): Promise<void> {
      if (ownCard !== null) {
        await ask(() => stripe.customers.update(customer, { invoice_settings: { default_payment_method: ownCard } }));
        await ask(() => stripe.subscriptions.update(id, { default_payment_method: '' }));
      }
    },
    /** Removes what Stripe knows of a customer, and ends what they have. */
    async deleteCustomer(customer: string): Promise<void> {
      await unlessGone(() => ask(() => stripe.customers.del(customer)));
    },
  };
}
