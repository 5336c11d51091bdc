import { type Connection, type Model, Schema } from 'mongoose';
import { environments, type PaymentEnvironment } from '../stripe/payments.js';

/** An event of the payment provider. It says that something may have changed, never what: that is read. */
export type LedgerRow = {
  /** Stripe's id of the event. */
  _id: string;
  environment: PaymentEnvironment;
  type: string;
  /** Whom it is about; missing where the event doesn't say it. */
  customer?: string;
  /** The id of the invoice, refund or dispute it is about. */
  object?: string;
  /** Of a dispute or a refund. */
  charge?: string;
  receivedAt: Date;
  /** Missing once it is worked off. */
  nextAttemptAt?: Date;
  attempts: number;
};

const ledgerSchema = new Schema<LedgerRow>(
  {
    _id: { type: String, required: true },
    environment: { type: String, enum: environments, required: true },
    type: { type: String, required: true },
    customer: String,
    object: String,
    charge: String,
    receivedAt: { type: Date, required: true },
    nextAttemptAt: Date,
    attempts: { type: Number, default: 0 },
  },
  { collection: 'payment_events', versionKey: false },
);

export function ledgerModel(connection: Connection): Model<LedgerRow> {
  return connection.model<LedgerRow>('PaymentEvent', ledgerSchema);
}
