import { type Connection, type Model, Schema } from 'mongoose';
import { environments, type PaymentEnvironment } from '../stripe/payments.js';

/** A withdrawal, once for every user of an environment. It is there before anything is done, so that it is finished whatever happens. */
export type WithdrawalRow = {
  /** `<environment>:<user id>`. */
  _id: string;
  userId: string;
  environment: PaymentEnvironment;
  /** At Stripe. */
  subscription: string;
  state: 'promised' | 'done';
  attempts: number;
  nextAttemptAt: Date;
  createdAt: Date;
};

export const withdrawalIdOf = (environment: PaymentEnvironment, userId: string): string => `${environment}:${userId}`;

const withdrawalSchema = new Schema<WithdrawalRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    environment: { type: String, enum: environments, required: true },
    subscription: { type: String, required: true },
    state: { type: String, enum: ['promised', 'done'], required: true },
    attempts: { type: Number, default: 0 },
    nextAttemptAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'withdrawals', versionKey: false },
);

export function withdrawalModel(connection: Connection): Model<WithdrawalRow> {
  return connection.model<WithdrawalRow>('Withdrawal', withdrawalSchema);
}
