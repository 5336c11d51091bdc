export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/** Amounts in the currency's smallest unit, times in Unix seconds. */
export type Line = {
  id: string;
  description: string;
  /** Negative for what is given back. */
  amount: number;
  price: string;
  start: number;
  end: number;
  isProration: boolean;
};

export type Invoice = {
  id: string;
  /** Given when it is finalised. */
  number: string | null;
  customer: string;
  subscription: string;
  status: InvoiceStatus;
  billingReason: BillingReason;
  total: number;
  amountPaid: number;
  currency: string;
  created: number;
  /** Of a renewal this is the period before, as in the real one; the lines tell what is paid for. */
  periodStart: number;
  periodEnd: number;
  lines: Line[];
  /** None while it is a draft. */
  paymentIntent: string | null;
  finalizesAt: number | null;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  nextAttemptAt: number | null;
  attemptCount: number;
  /** Automatic attempts after the first one. */
  retryCount: number;
  /** The subscription's, when the invoice was made. */
  metadata: Record<string, string>;
};

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
