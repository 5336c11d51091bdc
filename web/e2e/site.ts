import { test as base, expect, type Page } from '@playwright/test';

type SiteFixtures = {
  /** Console messages and reported errors that a test provokes on purpose. */
  expectedNoise: RegExp | null;
  /** Origins beside the site's own that a test's pages may ask, such as the payment provider's. */
  expectedOrigins: readonly string[];
  watchedPage: WatchedPage;
  /** What no page may do; every test expects this to be empty. */
  faults: string[];
};

/** Maximum attempts to open a page while the machine's network interfaces change. */
const maxAttempts = 5;
const networkChanged = 'net::ERR_NETWORK_CHANGED';

/** What Playwright says where a test keeps the site's worker out. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** What the page of a test may do. */
type Expected = { noise: RegExp | null; origins: readonly string[] };

/** A page whose faults are recorded: console errors, policy violations, requests to other origins. */
export type WatchedPage = {
  page: Page;
  /** From now on it is the page of a test. @returns its faults, which grow */
  begin(expected: Expected): string[];
};

function recordFaults(page: Page): WatchedPage {
  let faults: string[] = [];
  let expected: Expected = { noise: null, origins: [] };
  page.on('console', (message) => {
    if (message.text() === workerBlocked) {
      return;
    }
    if ((message.type() === 'error' || message.type() === 'warning') && !expected.noise?.test(message.text())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => {
    if (!expected.noise?.test(message)) {
      faults.push(`uncaught: ${message}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && !expected.origins.includes(target)) {
      faults.push(`request to elsewhere: ${request.url()}`);
    }
  });
  outlastNetworkChanges(page, () => faults);
  return {
    page,
    begin: (what) => {
      expected = what;
      faults = [];
      return faults;
    },
  };
}

/**
 * Reopens pages that Chromium aborted because a network interface, such as a container's, came or went. That isn't a fault of
 * the site.
 */
function outlastNetworkChanges(page: Page, currentFaults: () => string[]): void {
  const goto = page.goto.bind(page);
  let dropped = false;
  page.on('requestfailed', (request) => {
    dropped ||= request.failure()?.errorText === networkChanged;
  });
  page.goto = async (url, options) => {
    const faults = currentFaults();
    const before = faults.length;
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      dropped = false;
      const reply = await goto(url, options).catch((error: Error) => {
        if (!error.message.includes(networkChanged)) {
          throw error;
        }
        dropped = true;
        return null;
      });
      if (!dropped) {
        return reply;
      }
      faults.length = before;
    }
    return goto(url, options);
  };
}

/**
 * Makes `goto` wait for hydration, because Playwright doesn't repeat a press that came too early. A test that needs the page
 * before hydration passes `waitUntil`.
 */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    if (options?.waitUntil === undefined) {
      await page.waitForFunction(() => {
        const heading = document.querySelector('main h1');
        return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
      });
    }
    return reply;
  };
}

/** Prepares a new page for tests. `hasScript`: the site's script runs in it. */
export async function watchPage(page: Page, hasScript: boolean): Promise<WatchedPage> {
  // Thrown asynchronously, the violation reaches `pageerror`.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      setTimeout(() => {
        throw new Error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  });
  const watched = recordFaults(page);
  if (hasScript) {
    waitForApp(page);
  }
  return watched;
}

export const test = base.extend<SiteFixtures>({
  expectedNoise: [null, { option: true }],
  expectedOrigins: [[], { option: true }],
  watchedPage: async ({ page, javaScriptEnabled }, use) => use(await watchPage(page, javaScriptEnabled ?? true)),
  faults: [
    async ({ watchedPage, baseURL, expectedNoise, expectedOrigins }, use, { title, errors }) => {
      const faults = watchedPage.begin({ noise: expectedNoise, origins: [new URL(baseURL ?? '').origin, ...expectedOrigins] });
      await use(faults);
      if (errors.length > 0) {
        // Where only the output is kept, a picture of the page is lost.
        const snapshot = await watchedPage.page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
        process.stdout.write(`“${title}” failed; the page says:\n${snapshot}\n`);
      }
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
