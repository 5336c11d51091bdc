import type { createSubscriptionRoute, SubscriptionDetails } from '@city-genie/contracts/billing/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import type { SiteConfig } from '@city-genie/contracts/site-config/routes';
import type { Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { answer } from './replies.js';

type Reply = RouteReply<typeof createSubscriptionRoute>;

export const createCalls = '**/api/create-subscription';

/** Far away, so that the states don't depend on the day. */
export const nextPaymentAt = Date.UTC(2031, 0, 15, 12) / 1000;

/** An installation that takes payments, in play. */
export const payingConfig: SiteConfig = {
  stripePublishableKey: 'pk_test_e2e',
  stripeJsUrl: '/e2e/stripe.js',
  arePaymentsSimulated: true,
  registrationButton: false,
  registrationMode: 'open',
  yearlySavingsLabel: null,
  mapStyleUrl: null,
  devTools: false,
  supportEmail: 'support@example.com',
};

export const startedPayment = (plan: 'monthly' | 'yearly', kind: 'first' | 'overdue' = 'first'): Reply => ({
  success: true,
  isPlaceholder: false,
  clientSecret: `pi_${plan}_secret`,
  message: 'Your payment is ready',
  due: { amountCents: plan === 'monthly' ? 499 : 5200, currency: 'usd', plan, kind, isWithdrawable: kind === 'first' },
});

/** The payment provider's script, as far as the site sees it: it draws a box for its fields, and declines every card. */
const providerScript = `
  window.Stripe = () => ({
    elements: () => ({
      create: () => {
        const listeners = {};
        return {
          on: (name, listener) => { listeners[name] = listener; },
          mount: (slot) => {
            slot.innerHTML = '<div style="height: 12rem; border: 1px solid; border-radius: 14px; padding: 1rem">The payment provider’s fields</div>';
            setTimeout(() => listeners.ready?.({}));
          },
          destroy: () => {},
        };
      },
      submit: async () => ({}),
      update: () => {},
    }),
    confirmPayment: async () => ({ error: { type: 'card_error', message: 'Your card was declined.' } }),
  });
`;

/** Makes the installation take payments. */
export async function takePayments(page: Page): Promise<void> {
  await answer(page, '**/api/config', payingConfig);
  await answer(page, '**/api/subscription/consent', { success: true, message: 'Noted' });
  await stub(page, '**/e2e/stripe.js', { contentType: 'text/javascript', body: providerScript });
}

export type Subscription = NonNullable<SubscriptionDetails['subscription']>;

export const subscription: Subscription = {
  plan: 'monthly',
  status: 'active',
  isGift: false,
  nextPaymentAt,
  nextPaymentCents: 499,
  openUntil: nextPaymentAt,
  isCancelled: false,
  switchesTo: null,
  graceUntil: null,
  withdrawableUntil: null,
  withdrawableCents: 499,
  switchNow: { amountCents: 4701, pricedAt: 1_767_000_000 },
};

const invoices = [
  {
    id: 'in_2',
    number: 'CG-0002',
    createdAt: nextPaymentAt - 31 * 86_400,
    amountCents: 499,
    refundedCents: 0,
    currency: 'usd',
    status: 'paid',
    url: 'https://pay.example/in_2',
  },
  {
    id: 'in_1',
    number: null,
    createdAt: nextPaymentAt - 62 * 86_400,
    amountCents: 499,
    refundedCents: 499,
    currency: 'usd',
    status: 'paid',
    url: null,
  },
];

/** What the account page is told of the subscription. */
export async function tellSubscription(
  page: Page,
  told: Subscription | null = subscription,
  payments: SubscriptionDetails['payments'] = 'real',
): Promise<void> {
  await answer(page, '**/api/subscription', { success: true, payments, subscription: told });
  await answer(page, '**/api/invoices', { success: true, invoices });
}
