import { test as base, expect, type Page } from '@playwright/test';

type SiteFixtures = {
  /** Console messages that a test provokes on purpose. */
  expectedNoise: RegExp | null;
  /** What no page may do; every test checks that nothing is in here. */
  faults: string[];
};

/** Most attempts to open a page while the machine's network interfaces change. */
const maxAttempts = 5;
const networkChanged = 'net::ERR_NETWORK_CHANGED';

/** Writes everything down that a page does wrong: console errors, broken policy, requests to elsewhere. */
async function watch(page: Page, origin: string, expectedNoise: RegExp | null): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !expectedNoise?.test(message.text())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) {
      faults.push(`request to elsewhere: ${request.url()}`);
    }
  });
  // Thrown outside of the listener, a violation reaches `pageerror` above.
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
 * Opens pages again that Chromium dropped because a network interface came or went, as those of containers do. That
 * says nothing about the site.
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
 * Opens pages until React has taken over what the server sent: from then on tooltips, keys and fields work, which nobody presses again.
 * Whoever wants to be there before says so by `waitUntil`.
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
  faults: [
    async ({ page, baseURL, expectedNoise, javaScriptEnabled }, use) => {
      const faults = await watch(page, new URL(baseURL ?? '').origin, expectedNoise);
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
