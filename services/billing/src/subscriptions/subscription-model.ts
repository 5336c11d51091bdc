import { type PlanName, planNames } from '@city-genie/contracts/billing/plans';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type Stripe from 'stripe';
import { environments, type PaymentEnvironment } from '../stripe/payments.js';

/** The words that a type of the SDK names; it also takes any other text, since Stripe may add one. */
type Named<Text extends string> = Text extends unknown ? (Record<never, never> extends Record<Text, 1> ? never : Text) : never;

export type SubscriptionStatusName = Named<Stripe.Subscription.Status>;

/** Every status of a subscription, in the payment provider's words. One that its SDK adds fails the type check. */
const statuses: Readonly<Record<SubscriptionStatusName, true>> = {
  incomplete: true,
  incomplete_expired: true,
  trialing: true,
  active: true,
  past_due: true,
  canceled: true,
  unpaid: true,
  paused: true,
};

export function isSubscriptionStatus(text: string): text is SubscriptionStatusName {
  return Object.hasOwn(statuses, text);
}

export const subscriptionStatuses = Object.keys(statuses).filter(isSubscriptionStatus);

/** The subscription of a user, who has one at most in each environment, and one grant. */
export type SubscriptionRow = {
  _id: Types.ObjectId;
  userId: string;
  /** `grant`: given by us, so there is nothing to pay. `stripe`: paid for. */
  source: 'grant' | 'stripe';
  /** Where it was paid; of a grant, `grant`. */
  environment: PaymentEnvironment | 'grant';
  status: SubscriptionStatusName;
  plan: PlanName;
  /** The end of the period that is running, whether it is paid or not. */
  currentPeriodEnd: Date;
  /** Up to here it is paid or granted (docs/rules/payment.md#who-has-paid). */
  paidUntil: Date;
  /** It isn't renewed. */
  isCancelled: boolean;
  /** Since when; of each time that somebody cancels, another. */
  cancelledAt?: Date;
  /** The plan that takes over when the period ends. */
  switchesTo?: PlanName;
  /** Stripe has given up to charge it. */
  hasEndedUnpaid?: true;
  stripeId?: string;
  /** When the first payment for it was made. */
  firstPaidAt?: Date;
  /** When Stripe was asked, and by which turn: of two readings the one that began later counts. */
  readAt?: Date;
  reading?: number;
  /** Whether Stripe has anything of this user that isn't over. */
  isUnfinished?: boolean;
  /** When it should be read again; missing when everything is over. */
  nextReadAt?: Date;
  createdAt: Date;
  updatedAt: Date;
};

const subscriptionSchema = new Schema<SubscriptionRow>(
  {
    userId: { type: String, required: true },
    source: { type: String, enum: ['grant', 'stripe'], required: true },
    environment: { type: String, enum: [...environments, 'grant'], required: true },
    status: { type: String, enum: subscriptionStatuses, required: true },
    plan: { type: String, enum: planNames, required: true },
    currentPeriodEnd: { type: Date, required: true },
    paidUntil: { type: Date, required: true },
    isCancelled: { type: Boolean, required: true },
    cancelledAt: Date,
    switchesTo: { type: String, enum: planNames },
    hasEndedUnpaid: Boolean,
    stripeId: String,
    firstPaidAt: Date,
    readAt: Date,
    reading: Number,
    isUnfinished: Boolean,
    nextReadAt: Date,
  },
  { collection: 'subscriptions', versionKey: false, timestamps: true },
);

export function subscriptionModel(connection: Connection): Model<SubscriptionRow> {
  return connection.model<SubscriptionRow>('Subscription', subscriptionSchema);
}
