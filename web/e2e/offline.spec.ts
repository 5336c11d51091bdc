import type { Page } from '@playwright/test';
import { planTomorrow, stopTitles } from './city-flow.js';
import { expect, test } from './site.js';

test.use({ serviceWorkers: 'allow', expectedNoise: /Failed to load resource|dynamically imported module/ });

const plan = '/paris?mood=romantic-dreamy&time=half-day&seed=1';
const banner = (page: Page) => page.getByText('You are offline. Saved plans still open.');

/** Waits until the worker is complete and in charge of the page. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated' && navigator.serviceWorker.controller,
  );
}

/** What the worker has kept: addresses as paths. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(caches_.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test('a plan, its restaurants, Home and a link to it open without a network; another tab’s plan never appears', async ({
  page,
  context,
}) => {
  await planTomorrow(page);
  await installed(page);
  const address = page.url();
  const titles = await stopTitles(page).allTextContents();
  await expect(page.getByText(/^Saved on this/)).toBeVisible();
  await page.waitForFunction(async () => {
    const base = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('city-genie');
      open.onsuccess = () => resolve(open.result);
    });
    const plans = await new Promise<{ cuisine: unknown[] }[]>((resolve) => {
      const all = base.transaction('plans').objectStore('plans').getAll();
      all.onsuccess = () => resolve(all.result);
    });
    base.close();
    return plans[0] !== undefined && plans[0].cuisine.length > 0;
  });
  expect((await keptPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);

  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^This is the plan as it was saved on /)).toBeVisible();
  await expect(stopTitles(page)).toHaveText(titles);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeEmpty();
  await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/paris?mood=romantic-dreamy&time=full-day&seed=1');
  await expect(other.getByText('This plan needs the network')).toBeVisible();
  await expect(stopTitles(other)).toHaveCount(0);
  await other.getByRole('link', { name: /half\sday in\sParis/ }).click();
  await expect(stopTitles(other)).toHaveText(titles);
  await other.close();

  await page.goto('/');
  await page.getByRole('link', { name: /^a romantic half\sday in\sParis, / }).click();
  await expect(stopTitles(page)).toHaveText(titles);
  // Neither the document nor the code of a page that was never opened is there.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs the network' })).toBeVisible();

  await context.setOffline(false);
  await page.goto(address);
  await expect(banner(page)).toBeHidden();
  await expect(stopTitles(page)).toHaveText(titles);
});

test('a new version asks, in both tabs, and reloads only the one that agrees, once', async ({ page, context }) => {
  await page.goto(plan);
  await installed(page);
  const other = await context.newPage();
  await other.goto('/paris');
  // The pages are of the version before, and the worker that comes is of the next.
  for (const tab of [page, other]) {
    await tab.evaluate(() => document.querySelector('meta[name="version"]')?.setAttribute('content', 'the one before'));
  }
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const notice = (tab: Page) => tab.getByText('A new version of City Genie is ready');
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?next')));
  await expect(notice(page)).toBeVisible();
  await expect(notice(other)).toBeVisible();
  expect(loads).toBe(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(notice(other)).toBeVisible();
});

test('a link to a plan shows its outline before any script of the app runs, and never the page of the city', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(plan, { waitUntil: 'load' });
  await expect(page.getByText('Looking for places that feel right…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true, name: 'Paris' })).toBeHidden();
  expect(await (await page.request.get(plan)).text()).not.toContain('as="font"');
  await page.goto('/paris', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible();
  await expect(page.getByText('Looking for places that feel right…')).toBeHidden();
});
