import { type Bill, intentsOf, readBill } from './bill.js';
import { idOf } from './bought.js';
import type { Payments } from './payments.js';
import { ask } from './provider-faults.js';

/** What a customer sees of an invoice: also how much of it was given back, in cents. */
export type CustomerBill = Bill & { refundedCents: number };

/** More payments than anybody has made for the invoices that are shown, refused ones too. */
const mostCharges = 500;

/** The newest invoices of a customer. */
export async function readCustomerBills({ stripe }: Payments, customer: string): Promise<CustomerBill[]> {
  const [{ data: invoices }, charges] = await Promise.all([
    ask(() => stripe.invoices.list({ customer, limit: 24, expand: ['data.payments'] })),
    ask(() => stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: mostCharges })),
  ]);
  const refunded = (intent: string): number =>
    charges.filter((charge) => idOf(charge.payment_intent) === intent).reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  return invoices.map((invoice) => ({
    ...readBill(invoice),
    refundedCents: intentsOf(invoice).reduce((sum, intent) => sum + refunded(intent), 0),
  }));
}
