import { newyork } from '@city-genie/city-data/cities/newyork';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { Guide } from '@city-genie/contracts/guide/routes';
import { type Page, test } from '@playwright/test';
import { answer, neverAnswer, refuse } from './replies.js';

/**
 * Signed-in visitors. There is no log-in page yet, so the replies of the services are stubbed in the browser; once there is
 * one, these functions should sign in instead.
 */
const visitor: CurrentUser = {
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

/** Signed in without a subscription: every city but Paris is refused. */
export async function arriveUnpaid(page: Page): Promise<void> {
  await hint(page);
  await answer(page, '**/api/auth/user', visitor);
  await refuse(page, '**/api/london/guide', 402, 'payment_required', 'Please complete your subscription payment');
}

/** A subscriber. The guide of New York is that of Paris with the ids of New York's moods. */
export async function arriveSubscribed(page: Page): Promise<void> {
  await hint(page);
  await answer(page, '**/api/auth/user', { ...visitor, subscriptionStatus: 'active' });
  await page.route('**/api/newyork/guide', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('newyork', 'paris') });
    const { guide }: { guide: Guide } = await response.json();
    const moods = guide.moods.map((mood, index) => ({ ...mood, id: newyork.moods[index] ?? mood.id }));
    await route.fulfill({ json: { success: true, guide: { ...guide, moods } } });
  });
}
