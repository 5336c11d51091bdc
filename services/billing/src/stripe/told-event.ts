import type Stripe from 'stripe';

/** An event of Stripe: it says that something may have changed, never what. That is read. */
export type ToldEvent = {
  id: string;
  type: string;
  isLive: boolean;
  /** Whom it is about; missing where the event doesn't say it. */
  customer?: string;
  /** The id of the invoice, refund, dispute … it is about. */
  object?: string;
  /** Of a dispute or a refund. */
  charge?: string;
};

/** The events that have consequences; everything else is noted and left. */
export const workedTypes = [
  'customer.deleted',
  'customer.updated',
  'payment_method.attached',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'refund.created',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The id of what is named there, which may be expanded. */
function referenceIn(object: Record<string, unknown>, name: string): string | undefined {
  const value = object[name];
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
}

/** Reads what an event is about. */
export function readEvent({ id, type, livemode, data }: Stripe.Event): ToldEvent {
  const object: unknown = data.object;
  if (!isRecord(object)) {
    return { id, type, isLive: livemode };
  }
  const customer = referenceIn(object, object.object === 'customer' ? 'id' : 'customer');
  const charge = referenceIn(object, 'charge');
  const own = referenceIn(object, 'id');
  return { id, type, isLive: livemode, ...(customer && { customer }), ...(own && { object: own }), ...(charge && { charge }) };
}
