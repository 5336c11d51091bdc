import type { Locator, Page } from '@playwright/test';

/** What says that there is no network. */
export const banner = (page: Page): Locator => page.getByText('You’re offline. You can still open your saved plans.');

/** Waits until the worker is complete and in charge of the page. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated' && navigator.serviceWorker.controller,
  );
}

/** What the worker has kept: addresses as paths. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(caches_.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Whose plans are kept, and with how many lists of restaurants. */
export const keptPlans = (page: Page): Promise<{ owner: string; cuisine: number }[]> =>
  page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('city-genie');
      open.onsuccess = () => resolve(open.result);
    });
    const plans = await new Promise<{ owner: string; cuisine: unknown[] }[]>((resolve) => {
      const all = base.transaction('plans').objectStore('plans').getAll();
      all.onsuccess = () => resolve(all.result);
    });
    base.close();
    return plans.map(({ owner, cuisine }) => ({ owner, cuisine: cuisine.length }));
  });

/** A plan of whoever is here is kept, with its restaurants. */
export async function planKept(page: Page): Promise<void> {
  await page.getByText(/^Saved on this/).waitFor();
  for (let kept = await keptPlans(page); !kept.some(({ cuisine }) => cuisine > 0); kept = await keptPlans(page)) {
    await page.waitForTimeout(50);
  }
}
