import type { Decline } from '../refusal.js';

export type IntentStatus = 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';

/** Amounts in the currency's smallest unit, times in Unix seconds. */
export type PaymentIntent = {
  id: string;
  clientSecret: string;
  customer: string;
  invoice: string;
  amount: number;
  currency: string;
  status: IntentStatus;
  /** The card it was last confirmed with. */
  card: string | null;
  lastError: Decline | null;
  latestCharge: string | null;
  canceledAt: number | null;
  created: number;
};

export type Charge = {
  id: string;
  paymentIntent: string;
  customer: string;
  card: string | null;
  amount: number;
  amountRefunded: number;
  currency: string;
  /** Why it failed; null when it was paid. */
  failure: Decline | null;
  isDisputed: boolean;
  created: number;
};

export type Refund = {
  id: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'failed';
  reason: string | null;
  metadata: Record<string, string>;
  created: number;
};

export type Dispute = {
  id: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  status: 'needs_response' | 'won' | 'lost';
  created: number;
};
