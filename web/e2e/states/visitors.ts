import { newyork } from '@city-genie/city-data/cities/newyork';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';
import type { Guide } from '@city-genie/contracts/guide/routes';
import type { SiteConfig } from '@city-genie/contracts/site-config/routes';
import { type Page, test } from '@playwright/test';
import { stub } from '../stubs.js';
import { answer, neverAnswer, refuse } from './replies.js';

/**
 * A visitor who has an account and has yet to pay. What the services say of signed-in visitors is stubbed in the browser, so that a state
 * needs neither an account nor a log-in.
 */
export const member: CurrentUser = {
  id: 'e2e',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  country: 'France',
  isAdmin: false,
  emailVerified: true,
  subscriptionPlan: 'monthly',
  subscriptionStatus: 'incomplete',
};

const unpaid: SubscriptionStatus = { success: false, status: 'incomplete', needsPayment: true, subscription: null, graceUntil: null };
const paid: SubscriptionStatus = { success: true, status: 'active', needsPayment: false, subscription: null, graceUntil: null };
const statusCalls = '**/api/subscription-status';

/** The hint cookie, which makes the site ask who is signed in. */
async function hint(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'signed_in', value: '1', url }]);
}

/** The hint cookie is set, and the reply on the user is pending. */
export async function arriveUnknown(page: Page): Promise<void> {
  await hint(page);
  await neverAnswer(page, '**/api/auth/user');
}

/** What is told of the visitor's payment from now on. */
export async function tellStatus(page: Page, status: SubscriptionStatus): Promise<void> {
  await answer(page, statusCalls, status);
}

/** Signed in without a subscription. */
export async function arriveUnpaid(page: Page): Promise<void> {
  await hint(page);
  await answer(page, '**/api/auth/user', member);
  await answer(page, statusCalls, unpaid);
}

/** Signed in, and nobody can say whether they have paid. */
export async function arriveUnread(page: Page): Promise<void> {
  await hint(page);
  await answer(page, '**/api/auth/user', member);
  await refuse(page, statusCalls, 503, 'service_unavailable', 'Please try again later');
}

/** A subscriber. The guide of New York is that of Paris with the ids of New York's moods. */
export async function arriveSubscribed(page: Page): Promise<void> {
  await hint(page);
  await answer(page, '**/api/auth/user', { ...member, subscriptionStatus: 'active' });
  await answer(page, statusCalls, paid);
  await stub(page, '**/api/newyork/guide', async ({ url }) => {
    const response = await page.request.get(url.replace('newyork', 'paris'));
    const { guide }: { guide: Guide } = await response.json();
    const moods = guide.moods.map((mood, index) => ({ ...mood, id: newyork.moods[index] ?? mood.id }));
    return { json: { success: true, guide: { ...guide, moods } } };
  });
}

/** A signed-in administrator. */
export const admin: CurrentUser = { ...member, isAdmin: true, subscriptionStatus: 'active' };

export async function arriveAsAdmin(page: Page): Promise<void> {
  await hint(page);
  await answer(page, '**/api/auth/user', admin);
}

/** An installation in which the buttons that lead to registration work. */
export async function openRegistration(page: Page): Promise<void> {
  const config: SiteConfig = {
    stripePublishableKey: null,
    stripeJsUrl: null,
    arePaymentsSimulated: false,
    registrationButton: true,
    registrationMode: 'open',
    yearlySavingsLabel: null,
    mapStyleUrl: null,
    devTools: false,
    supportEmail: 'support@example.com',
  };
  await answer(page, '**/api/config', config);
}
