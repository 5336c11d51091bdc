import type { Page } from '@playwright/test';
import { stopTitles, tomorrowAtTen } from './city-flow.js';
import { installed, planKept } from './kept-page.js';
import { expect, test } from './site.js';
import { drawingNoise } from './states/map-states.js';

test.use({ serviceWorkers: 'allow', expectedNoise: new RegExp(`Failed to load resource|${drawingNoise.source}`) });

const plan = `/paris?mood=romantic-dreamy&time=half-day&seed=1&at=${tomorrowAtTen}`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your plan on the map' });
const openMap = (page: Page) => page.getByRole('button', { name: 'Open the map' }).click();
const pins = (page: Page) => dialog(page).getByRole('button', { name: /^\d\. / });
const unkept = (page: Page) => dialog(page).getByText('The street map of this plan isn’t saved on this device and needs a connection.');

/** How many tiles are kept. */
const keptTiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Before the site has made the database there is none, and this makes none.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'city-genie-map')) {
      return 0;
    }
    const base = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('city-genie-map');
      open.onsuccess = () => resolve(open.result);
    });
    const count = base.transaction('tiles').objectStore('tiles').count();
    await new Promise((resolve) => {
      count.onsuccess = resolve;
    });
    base.close();
    return count.result;
  });

test('without a network a map is the sketch, until there is one; once opened it opens again with its streets', async ({
  page,
  context,
}) => {
  await page.goto(plan);
  await installed(page);
  await planKept(page);
  await context.setOffline(true);
  await openMap(page);
  await expect(unkept(page)).toBeVisible();
  await expect(dialog(page).locator('svg[viewBox]').last()).toBeVisible();
  await context.setOffline(false);
  await expect(pins(page).first()).toBeVisible();
  let before = 0;
  // All of the walk, fetched one after the other.
  await expect
    .poll(
      async () => {
        const now = await keptTiles(page);
        const isAll = now > 8 && now === before;
        before = now;
        return isAll;
      },
      { timeout: 30_000 },
    )
    .toBe(true);

  await context.setOffline(true);
  await page.goto(plan);
  await expect(page.getByText(/^This is the copy saved on /)).toBeVisible();
  const missed: string[] = [];
  page.on('requestfailed', (request) => missed.push(new URL(request.url()).pathname));
  await openMap(page);
  await expect(pins(page)).toHaveCount(await stopTitles(page).count());
  await expect(dialog(page).getByRole('link', { name: /^OpenStreetMap contributors/ })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(unkept(page)).toHaveCount(0);
  expect(missed.filter((path) => path.startsWith('/api/map') || path.startsWith('/map/'))).toEqual([]);
  expect(await keptTiles(page)).toBe(before);
});
