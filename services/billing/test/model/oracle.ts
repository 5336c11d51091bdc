import Stripe from 'stripe';

/** A payment that arrived: what for, and what is left of it. */
type Payment = { subscription: string; reason: string; createdAt: number; leftCents: number; paidCents: number };

/** What Stripe has of a customer, read by a client of its own that shares no code with the service. */
export type Truth = {
  isEntitled: boolean;
  running: string[];
  /** Of every subscription, in alphabetical order. */
  statuses: string[];
  /** Secrets that could be paid now. */
  payable: number;
  payments: Payment[];
};

const graceSeconds = 7 * 86_400;

/** Whether one subscription opens paid content, said anew from the rules of the product. */
function opens(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  refunded: ReadonlySet<string>,
  now: number,
): boolean {
  const own = invoices.filter((invoice) => invoice.parent?.subscription_details?.subscription === subscription.id);
  const [item] = subscription.items.data;
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      return true;
    case 'past_due': {
      const open = own.filter(({ status }) => status === 'open').map(({ created }) => created);
      return now < Math.min(item?.current_period_start ?? 0, ...open) + graceSeconds;
    }
    case 'canceled': {
      const newest = own[0];
      return newest?.status === 'paid' && !refunded.has(newest.id ?? '') && (item?.current_period_end ?? 0) > now;
    }
    default:
      return false;
  }
}

/** Reads everything about a customer. */
export function createOracle(stripe: { url: string; now: () => number }) {
  const { hostname: host, port } = new URL(stripe.url);
  const client = new Stripe('sk_test_oracle', { host, port: Number(port), protocol: 'http', maxNetworkRetries: 0, telemetry: false });

  async function chargeOf(invoice: Stripe.Invoice): Promise<Stripe.Charge | undefined> {
    const intent = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
    if (typeof intent !== 'string') {
      return undefined;
    }
    const { latest_charge: charge } = await client.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    return typeof charge === 'string' || charge === null ? undefined : charge;
  }

  return async (customer: string): Promise<Truth> => {
    const { data: subscriptions } = await client.subscriptions.list({ customer, status: 'all', limit: 100 });
    const { data: invoices } = await client.invoices.list({ customer, limit: 100, expand: ['data.payments'] });
    const refunded = new Set<string>();
    const payments: Payment[] = [];
    for (const invoice of invoices.filter(({ amount_paid }) => amount_paid > 0)) {
      const charge = await chargeOf(invoice);
      const leftCents = charge === undefined ? 0 : charge.disputed ? 0 : charge.amount - charge.amount_refunded;
      if (leftCents === 0) {
        refunded.add(invoice.id ?? '');
      }
      const subscription = String(invoice.parent?.subscription_details?.subscription);
      payments.push({
        subscription,
        reason: String(invoice.billing_reason),
        createdAt: invoice.created,
        leftCents,
        paidCents: invoice.amount_paid,
      });
    }
    const now = stripe.now();
    const isRunning = ({ status }: Stripe.Subscription) => ['active', 'trialing', 'past_due'].includes(status);
    return {
      isEntitled: subscriptions.some((subscription) => opens(subscription, invoices, refunded, now)),
      running: subscriptions.filter(isRunning).map(({ id }) => id),
      statuses: subscriptions.map(({ status }) => status).sort(),
      payable: subscriptions.filter(({ status }) => ['incomplete', 'past_due', 'unpaid'].includes(status)).length,
      payments,
    };
  };
}

export type Oracle = ReturnType<typeof createOracle>;
