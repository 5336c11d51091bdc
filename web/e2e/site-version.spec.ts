import type { Page } from '@playwright/test';
import { stopTitles, tomorrowAtTen } from './city-flow.js';
import { banner, installed, planKept } from './kept-page.js';
import { expect, test } from './site.js';

test.use({ serviceWorkers: 'allow', expectedNoise: /Failed to load resource/ });

const plan = `/paris?mood=romantic-dreamy&time=half-day&seed=1&at=${tomorrowAtTen}`;
const notice = (tab: Page) => tab.getByText('A new version of City Genie is ready');
const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');

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
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?next')));
  await expect(notice(page)).toBeVisible();
  await expect(notice(other)).toBeVisible();
  expect(loads).toBe(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(notice(other)).toBeVisible();
});

/** Makes what is kept a week old: pages of the version before, and plans, of which one has another form. */
const becomeOld = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const path of ['/paris', '/', '/shell']) {
      const fresh = await (await fetch(path)).text();
      const before = fresh.replace(/(<meta name="version" content=")[^"]*/, '$1a week ago');
      await cache.put(path, new Response(before, { headers: { 'content-type': 'text/html' } }));
    }
    const base = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('city-genie');
      open.onsuccess = () => resolve(open.result);
    });
    const store = base.transaction('plans', 'readwrite').objectStore('plans');
    const savedAtMs = Date.now() - 7 * 86_400_000;
    const all = store.getAll();
    await new Promise((resolve) => {
      all.onsuccess = () => {
        for (const kept of all.result) {
          store.put({ ...kept, savedAtMs });
        }
        store.put({ owner: 'guest', link: '/paris?seed=0', stops: [] });
        store.transaction.oncomplete = resolve;
      };
    });
    base.close();
    return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(savedAtMs).replace(',', '');
  });

test('what is a week old still opens without a network, and says so; with one, the new site comes and keeps it', async ({
  page,
  context,
}) => {
  // The worker of the version before; Playwright lets the next one through as it is.
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/const version = '[^']+'/, "const version = 'a week ago'") });
  });
  await page.goto(plan);
  await installed(page);
  await planKept(page);
  const version = await versionOf(page);
  const day = await becomeOld(page);
  const opens = async () => {
    await context.setOffline(true);
    await page.goto(plan);
    await expect(page.getByText(`This is the copy saved on ${day}`)).toBeVisible();
    await expect(stopTitles(page).first()).toBeVisible();
  };
  await opens();
  expect(await versionOf(page)).toBe('a week ago');
  await page.goto('/paris?mood=romantic-dreamy&time=full-day&seed=7');
  await expect(page.getByRole('heading', { name: 'Your saved plans' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(1);

  await context.setOffline(false);
  await page.goto('/');
  await expect(banner(page)).toBeHidden();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => versionOf(page)).toBe(version);
  await opens();
  expect(await versionOf(page)).toBe(version);
});
