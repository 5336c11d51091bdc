import { expect, type Page } from '@playwright/test';
import { account, openAccountPage, section } from './account-replies.js';
import { nextPaymentAt, subscription, tellSubscription } from './payment-replies.js';
import { refuse } from './replies.js';
import { failedRequest, parts, type State } from './state.js';

const part = parts.main;
const press = (page: Page, name: string) => section(page, 'Subscription').getByRole('button', { name, exact: true }).click();
const asked = (page: Page, name: string) => expect(section(page, 'Subscription').getByRole('heading', { name })).toBeFocused();

/** The subscription on the account page. */
export const subscriptionStates = {
  'subscription, to another plan': {
    part,
    noise: failedRequest,
    reach: async (page) => {
      await openAccountPage(page);
      await tellSubscription(page, { ...subscription, withdrawableUntil: nextPaymentAt }, 'simulated');
      await page.reload();
      await press(page, 'Change to the yearly plan');
      await asked(page, 'Change to the yearly plan?');
    },
  },
  'subscription, change refused': {
    after: 'subscription, to another plan',
    part,
    reach: async (page) => {
      const message = 'The payment was refused. Please check your card, then try again.';
      await refuse(page, '**/api/subscription/switch', 409, 'conflict', message);
      await press(page, 'Change and pay $47.01');
      await expect(section(page, 'Subscription').getByRole('alert').filter({ hasText: message })).toBeVisible();
    },
  },
  'subscription, withdrawing': {
    after: 'subscription, change refused',
    part,
    reach: async (page) => {
      await press(page, 'Leave it as it is');
      await press(page, 'Withdraw and refund');
      await asked(page, 'Withdraw, and get your money back?');
    },
  },
  'subscription, cancelling': {
    after: 'subscription, withdrawing',
    part,
    reach: async (page) => {
      await press(page, 'Keep it');
      await press(page, 'Cancel subscription');
      await asked(page, 'Cancel your subscription?');
    },
  },
  'subscription, cancelled': {
    part,
    reach: async (page) => {
      await openAccountPage(page);
      await tellSubscription(page, { ...subscription, isCancelled: true, nextPaymentAt: null, nextPaymentCents: null });
      await page.reload();
      await expect(section(page, 'Subscription').getByRole('button', { name: 'Resume subscription' })).toBeVisible();
    },
  },
  'subscription, a gift': {
    part,
    reach: async (page) => {
      await openAccountPage(page);
      await tellSubscription(page, { ...subscription, isGift: true, nextPaymentAt: null, nextPaymentCents: null });
      await page.reload();
      await expect(section(page, 'Subscription').getByText('A gift from us: nothing is charged')).toBeVisible();
    },
  },
  'subscription, none': {
    part,
    reach: async (page) => {
      await openAccountPage(page, { ...account, subscriptionStatus: 'incomplete' });
      await tellSubscription(page, null, 'none');
      await page.reload();
      await expect(section(page, 'Subscription').getByRole('link', { name: 'See the plans' })).toBeVisible();
    },
  },
  'subscription, out of reach': {
    part,
    noise: failedRequest,
    reach: async (page) => {
      await openAccountPage(page);
      await refuse(page, '**/api/subscription', 503, 'service_unavailable', 'Please try again later');
      await page.reload();
      await expect(section(page, 'Subscription').getByRole('alert')).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
