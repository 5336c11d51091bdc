import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** Every status of a subscription, in the payment provider's words. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;

/** The subscription of a user, who has one at most. */
export type SubscriptionRow = {
  _id: Types.ObjectId;
  userId: string;
  /** `grant`: given by us, so there is nothing to pay. `stripe`: paid for. */
  source: 'grant' | 'stripe';
  status: (typeof subscriptionStatuses)[number];
  plan: 'monthly' | 'yearly';
  /** The end of the period that was paid for or granted. */
  currentPeriodEnd: Date;
  createdAt: Date;
  updatedAt: Date;
};

const subscriptionSchema = new Schema<SubscriptionRow>(
  {
    userId: { type: String, required: true },
    source: { type: String, enum: ['grant', 'stripe'], required: true },
    status: { type: String, enum: subscriptionStatuses, required: true },
    plan: { type: String, enum: ['monthly', 'yearly'], required: true },
    currentPeriodEnd: { type: Date, required: true },
  },
  { collection: 'subscriptions', versionKey: false, timestamps: true },
);

export function subscriptionModel(connection: Connection): Model<SubscriptionRow> {
  return connection.model<SubscriptionRow>('Subscription', subscriptionSchema);
}
