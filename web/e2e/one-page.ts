import { test as base, expect, type WatchedPage, watchPage } from './site.js';
import { forgetStubs } from './stubs.js';

type Options = {
  /** The test gets a page of its own, since it leaves behind in its page what can't be taken back. */
  leavesTraces: boolean;
};

/** Forgets what a test left in its page: replies that it stubbed, what the site has stored, and rights. */
async function tidy({ page }: WatchedPage): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A document without script, so that nothing is stored again.
  await page.goto('/robots.txt', { waitUntil: 'load' });
  await forgetStubs(page);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const bases = await indexedDB.databases();
    await Promise.all(
      bases.map(
        ({ name = '' }) =>
          new Promise((resolve) => {
            const deletion = indexedDB.deleteDatabase(name);
            deletion.onsuccess = resolve;
            deletion.onblocked = resolve;
          }),
      ),
    );
    const others = await Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]);
    if (others.flat().length > 0) {
      throw new Error('the site stores something that is not forgotten here yet');
    }
  });
  await page.context().clearCookies();
  await page.context().clearPermissions();
}

/**
 * Tests follow one another in one page of their worker, each as if it were new. A new page costs more than most of its test: a process
 * starts, and compiles the site and the checks anew. What was loaded once stays in the browser's cache, so tests in which a part of the site
 * can't be loaded have pages of their own, or stub the reply.
 */
export const test = base.extend<Options, { onePage: WatchedPage }>({
  leavesTraces: [false, { option: true }],
  onePage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'block', ...(baseURL !== undefined && { baseURL }) });
      await use(await watchPage(await context.newPage(), true));
      await context.close();
    },
    { scope: 'worker' },
  ],
  watchedPage: async ({ leavesTraces, onePage, browser, baseURL, contextOptions, viewport }, use) => {
    if (leavesTraces) {
      const context = await browser.newContext({
        ...contextOptions,
        serviceWorkers: 'block',
        viewport,
        ...(baseURL !== undefined && { baseURL }),
      });
      await use(await watchPage(await context.newPage(), true));
      await context.close();
      return;
    }
    const { page } = onePage;
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light', ...contextOptions });
    await use(onePage);
    await tidy(onePage);
  },
  page: async ({ watchedPage }, use) => use(watchedPage.page),
});

export { expect };
