import { test as base, expect, type Page } from '@playwright/test';

type SiteFixtures = {
  /** Console messages and reported errors that a test provokes on purpose. */
  expectedNoise: RegExp | null;
  /** Origins beside the site's own that a test's pages may ask, such as the payment provider's. */
  expectedOrigins: readonly string[];
  /** What no page may do; every test expects this to be empty. */
  faults: string[];
};

/** Maximum attempts to open a page while the machine's network interfaces change. */
const maxAttempts = 5;
const networkChanged = 'net::ERR_NETWORK_CHANGED';

/** Records what a page does wrong: console errors, policy violations, requests to other origins. */
async function watch(page: Page, origins: readonly string[], expectedNoise: RegExp | null): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !expectedNoise?.test(message.text())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => {
    if (!expectedNoise?.test(message)) {
      faults.push(`uncaught: ${message}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(target)) {
      faults.push(`request to elsewhere: ${request.url()}`);
    }
  });
  // Thrown asynchronously, the violation reaches `pageerror` above.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      setTimeout(() => {
        throw new Error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  });
  return faults;
}

/**
 * Reopens pages that Chromium aborted because a network interface, such as a container's, came or went. That isn't a fault of
 * the site.
 */
function outlastNetworkChanges(page: Page, faults: string[]): void {
  const goto = page.goto.bind(page);
  let dropped = false;
  page.on('requestfailed', (request) => {
    dropped ||= request.failure()?.errorText === networkChanged;
  });
  page.goto = async (url, options) => {
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

export const test = base.extend<SiteFixtures>({
  expectedNoise: [null, { option: true }],
  expectedOrigins: [[], { option: true }],
  faults: [
    async ({ page, baseURL, expectedNoise, expectedOrigins, javaScriptEnabled }, use) => {
      const faults = await watch(page, [new URL(baseURL ?? '').origin, ...expectedOrigins], expectedNoise);
      outlastNetworkChanges(page, faults);
      if (javaScriptEnabled) {
        waitForApp(page);
      }
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
