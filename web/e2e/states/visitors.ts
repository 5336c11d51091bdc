import { newyork } from '@city-genie/city-data/cities/newyork';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { Guide } from '@city-genie/contracts/guide/routes';
import { type Page, test } from '@playwright/test';
import { answer, neverAnswer, refuse } from './replies.js';

/**
 * Signed-in visitors. There is no way to sign in yet, so the browser is told what the services will say; once there is, these two
 * functions sign in instead.
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

/** The cookie that tells the site to ask who is there. */
async function hint(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'signed_in', value: '1', url }]);
}

/** Somebody seems to be signed in, and the answer is on its way. */
export async function arriveUnknown(page: Page): Promise<void> {
  await hint(page);
  await neverAnswer(page, '**/api/auth/user');
}

/** Signed in, and yet to pay: every city but Paris is refused. */
export async function arriveUnpaid(page: Page): Promise<void> {
  await hint(page);
  await answer(page, '**/api/auth/user', visitor);
  await refuse(page, '**/api/london/guide', 402, 'payment_required', 'Please complete your subscription payment');
}

/** A subscriber. What they see of New York are the moods of Paris under New York's ids. */
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
