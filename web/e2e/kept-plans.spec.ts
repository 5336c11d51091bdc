import type { Page } from '@playwright/test';
import { stopTitles, tomorrowAtTen } from './city-flow.js';
import { installed, keptPlans, planKept } from './kept-page.js';
import { demoAdmin, demoSubscriber, signIn } from './people.js';
import { expect, test } from './site.js';

test.use({ serviceWorkers: 'allow' });

const plan = `/paris?mood=romantic-dreamy&time=half-day&seed=1&at=${tomorrowAtTen}`;
const logOut = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};
const saved = (page: Page) => page.getByText(/^Saved on this/);
const isSignedIn = async (page: Page) => (await page.request.get('/api/auth/user')).status() === 200;

test.describe('without a network', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('a log-out erases what is kept, in all tabs, also without a network; nobody sees the plans of somebody else', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context.request, demoSubscriber, baseURL);
    await page.goto(plan);
    await installed(page);
    await planKept(page);
    const titles = await stopTitles(page).allTextContents();
    const other = await context.newPage();
    await other.goto(plan);
    await expect(saved(other)).toBeVisible();
    await logOut(page, demoSubscriber.username);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel by Feel. Not by Filter.');
    await expect(saved(other)).toHaveCount(0);
    expect(await keptPlans(page)).toEqual([]);
    await context.setOffline(true);
    await other.reload();
    await expect(other.getByText('This plan needs a connection')).toBeVisible();
    await expect(other.getByText(titles[0] ?? '')).toHaveCount(0);
    await context.setOffline(false);
    expect(await keptPlans(page)).toEqual([]);

    await signIn(context.request, demoAdmin, baseURL);
    await page.goto(plan);
    await other.goto(plan);
    await planKept(page);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'admin' })).toBeVisible();
    await context.setOffline(true);
    await logOut(page, demoAdmin.username);
    await expect(page.getByText('You’ll be logged out when you’re connected')).toBeVisible();
    expect(await keptPlans(page)).toEqual([]);
    await page.goto(plan);
    await expect(page.getByText('This plan needs a connection')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your saved plans' })).toHaveCount(0);
    await other.reload();
    await expect(other.getByText('This plan needs a connection')).toBeVisible();
    await other.close();
    await context.setOffline(false);
    await expect.poll(() => isSignedIn(page), { timeout: 30_000 }).toBe(false);
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  });
});

/** What a browser does where storage is refused, as in private windows of some. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });
}

/** The browser has no room left, for the page or its worker. */
async function fillStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL((await page.request.get('/')).url()).origin, quotaSize: 1 });
}

for (const [name, prepare] of [
  ['refused', refuseStorage],
  ['full', fillStorage],
] as const) {
  test(`where storage is ${name}, the site works, claims nothing, and complains of nothing`, async ({ page }) => {
    await prepare(page);
    await page.goto(plan);
    await expect(stopTitles(page).first()).toBeVisible();
    // The restaurants are fetched along, behind the plan.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to your plan' }).click();
    await expect(stopTitles(page).first()).toBeVisible();
    await expect(saved(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeEmpty();
    await page.goto('/');
    await expect(page.getByRole('link', { name: /half\sday in\sParis, / })).toHaveCount(0);
  });
}
