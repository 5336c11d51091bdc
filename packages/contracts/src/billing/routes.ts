import { z } from 'zod';
import { defineRoute } from '../route.js';
import {
  billingMessages,
  cancelSubscription,
  consentToPayment,
  createSubscription,
  listInvoices,
  openBillingPortal,
  plans,
  readSubscription,
  resumeSubscription,
  stripeWebhook,
  subscriptionStatus,
  switchPlan,
  withdrawSubscription,
} from './endpoints.js';
import { planNames } from './plans.js';

const planName = z.enum(planNames, billingMessages.plan);
const done = z.object({ success: z.literal(true), message: z.string() });
/** US dollars. */
const amount = z.number();
/** Epoch seconds. */
const at = z.number().int();

export const plansRoute = defineRoute(plans, {
  reply: z.object({
    success: z.literal(true),
    plans: z.object({
      monthly: z.object({ amount, priceId: z.string(), label: z.string(), period: z.string(), displayName: z.string() }),
      yearly: z.object({
        amount,
        priceId: z.string(),
        period: z.string(),
        displayName: z.string(),
        monthlyEquivalent: amount,
        savings: z.string(),
      }),
    }),
  }),
});

export const createSubscriptionRoute = defineRoute(
  createSubscription,
  {
    body: z.object({
      /** A configured price, or the name of its plan. */
      priceId: z.string(billingMessages.plan).min(1, billingMessages.plan).max(200, billingMessages.plan),
      /** Whom a page believes to be here; it is only held against the session. */
      tempUserId: z.string(billingMessages.otherUser).max(64, billingMessages.otherUser).optional(),
    }),
    reply: z.object({
      success: z.boolean(),
      /** Confirms the payment in the browser; null without a payment provider. */
      clientSecret: z.string().nullable(),
      message: z.string(),
      /** No payment provider is configured, so nothing was started. */
      isPlaceholder: z.boolean(),
      /**
       * What the payment form will charge. `overdue`: an earlier payment that failed, which comes first, whatever plan was asked for.
       * `isWithdrawable`: it is a first payment that may be withdrawn within 30 days; false for whoever has used that.
       */
      due: z
        .object({
          amountCents: z.number().int(),
          currency: z.string(),
          plan: planName,
          kind: z.enum(['first', 'overdue']),
          isWithdrawable: z.boolean(),
        })
        .nullable(),
    }),
  },
  ['forbidden', 'conflict', 'service_unavailable'],
);

export const consentToPaymentRoute = defineRoute(
  consentToPayment,
  {
    body: z.object({
      /** Of the terms that the page links to; any others than those in force are a 400. */
      termsVersion: z.string().min(1).max(40),
      /** Another one than that of the payment is a 400. */
      plan: planName,
      /** What the button said is charged; any other sum than that of the payment is a 400. */
      amountCents: z.number().int().min(0).max(10_000_000),
    }),
    reply: done,
  },
  ['conflict', 'service_unavailable'],
);

export const subscriptionStatusRoute = defineRoute(subscriptionStatus, {
  reply: z.object({
    /** False for whoever still has to pay. */
    success: z.boolean(),
    /** `active`, `admin`, or what the payment provider says. */
    status: z.string(),
    needsPayment: z.boolean(),
    /** `current_period_end` in epoch seconds. */
    subscription: z.object({ status: z.string(), id: z.string(), current_period_end: z.number() }).nullable(),
    /** Set while a renewal isn't paid: what was bought stays open until then. */
    graceUntil: at.nullable(),
  }),
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatusRoute.reply>;

export const readSubscriptionRoute = defineRoute(readSubscription, {
  reply: z.object({
    success: z.literal(true),
    /** Whether this installation takes payments, and whether they are only played. */
    payments: z.enum(['none', 'simulated', 'real']),
    /** Null for whoever has none, or never finished paying for one. */
    subscription: z
      .object({
        plan: planName,
        /** In the payment provider's words. */
        status: z.string(),
        /** Given by us: nothing is charged, and nothing can be changed. */
        isGift: z.boolean(),
        /** When the next payment is due; null when none is. */
        nextPaymentAt: at.nullable(),
        /** What it will be, in cents of the currency; null when nobody knows. */
        nextPaymentCents: z.number().int().nullable(),
        /** Until when it is open if nothing else happens; null for whoever has to pay first. */
        openUntil: at.nullable(),
        /** It ends at `openUntil` and isn't renewed. */
        isCancelled: z.boolean(),
        /** The plan that takes over when the period ends. */
        switchesTo: planName.nullable(),
        graceUntil: at.nullable(),
        /** Until when the first payment can be withdrawn; null when it can't. */
        withdrawableUntil: at.nullable(),
        /** What comes back then, in cents; null when nobody knows. */
        withdrawableCents: z.number().int().nullable(),
        /** What the change to the yearly plan charges at once, as reckoned at `pricedAt`; null when nobody knows, or there is no such change. */
        switchNow: z.object({ amountCents: z.number().int(), pricedAt: at }).nullable(),
      })
      .nullable(),
  }),
});

export type SubscriptionDetails = z.infer<typeof readSubscriptionRoute.reply>;

export const cancelSubscriptionRoute = defineRoute(cancelSubscription, { reply: done }, ['conflict', 'service_unavailable']);
export const resumeSubscriptionRoute = defineRoute(resumeSubscription, { reply: done }, ['conflict', 'service_unavailable']);
export const switchPlanRoute = defineRoute(
  switchPlan,
  {
    body: z.object({
      plan: planName,
      /** What the page named, which is then what is charged; another sum, or one older than an hour, is a 409. Without it, the sum of now. */
      sum: z.object({ amountCents: z.number().int().min(0).max(10_000_000), pricedAt: at }).optional(),
      /** Of the terms that the page links to beside the sum; any others than those in force are a 400. */
      termsVersion: z.string().min(1).max(40).optional(),
    }),
    reply: done,
  },
  ['conflict', 'service_unavailable'],
);
export const withdrawSubscriptionRoute = defineRoute(withdrawSubscription, { reply: done }, ['conflict', 'service_unavailable']);

export const listInvoicesRoute = defineRoute(
  listInvoices,
  {
    reply: z.object({
      success: z.literal(true),
      invoices: z.array(
        z.object({
          id: z.string(),
          number: z.string().nullable(),
          createdAt: at,
          amountCents: z.number().int(),
          /** How much of it was given back. */
          refundedCents: z.number().int(),
          currency: z.string(),
          /** In the payment provider's words: `draft`, `open`, `paid`, `uncollectible` or `void`. */
          status: z.string(),
          /** The provider's page of this invoice. */
          url: z.string().nullable(),
        }),
      ),
    }),
  },
  ['service_unavailable'],
);

export const openBillingPortalRoute = defineRoute(openBillingPortal, { reply: z.object({ success: z.literal(true), url: z.string() }) }, [
  'conflict',
  'service_unavailable',
]);

export const stripeWebhookRoute = defineRoute(stripeWebhook, { reply: z.object({ received: z.literal(true) }) }, ['bad_request']);
