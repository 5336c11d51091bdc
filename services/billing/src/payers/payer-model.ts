import type { PlanName } from '@city-genie/contracts/billing/plans';
import { type Connection, type Model, Schema } from 'mongoose';
import { environments, type PaymentEnvironment } from '../stripe/payments.js';

/** What a user agreed to right before a payment. */
export type Consent = { termsVersion: string; plan: PlanName; amountCents: number; at: Date };

/** A customer at Stripe. An earlier one of the same environment may have been deleted there. */
export type Customer = { environment: PaymentEnvironment; id: string };

/** A user who has begun to pay, by their id. */
export type PayerRow = {
  _id: string;
  /** The newest is the last. */
  customers: Customer[];
  consents: Consent[];
  /** One act at a time: who has the turn, and until when. */
  turn?: { id: string; until: Date };
  /** Numbers the readings of Stripe; a reading takes one before it begins. */
  readings: number;
  /** How often a customer couldn't be made, or was lost. */
  tries: number;
  /** Counts transactions that must not run beside each other. */
  touches: number;
  /** Until then nothing is begun: the user is about to be deleted. */
  leavingUntil?: Date;
  /** Increases with every change of what the user has. */
  revision: number;
  /** Set while identity doesn't know the last change (`publication/`). */
  isUnpublished?: true;
  /** Where what identity knows was paid; it opens nothing in another environment. */
  publishedFor?: PaymentEnvironment;
  createdAt: Date;
};

const payerSchema = new Schema<PayerRow>(
  {
    _id: { type: String, required: true },
    customers: [new Schema<Customer>({ environment: { type: String, enum: environments }, id: String }, { _id: false })],
    consents: [new Schema<Consent>({ termsVersion: String, plan: String, amountCents: Number, at: Date }, { _id: false })],
    turn: { type: new Schema({ id: String, until: Date }, { _id: false }) },
    readings: { type: Number, default: 0 },
    tries: { type: Number, default: 0 },
    touches: { type: Number, default: 0 },
    leavingUntil: Date,
    revision: { type: Number, default: 0 },
    isUnpublished: Boolean,
    publishedFor: String,
    createdAt: { type: Date, required: true },
  },
  { collection: 'payers', versionKey: false },
);

export function payerModel(connection: Connection): Model<PayerRow> {
  return connection.model<PayerRow>('Payer', payerSchema);
}
