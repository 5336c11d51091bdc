import type { Page } from '@playwright/test';
import { watchShifts } from './checks/shifts.js';
import { expect, test } from './one-page.js';

/** What doesn't disturb: a line in a margin that finds its place. */
const most = 0.02;

/** Parts in which a document's body arrives, of the same length. */
const parts = 30;

/** Writes a document into the page, each part after the one before is on the screen. */
async function writeInParts(page: Page, html: string): Promise<void> {
  await page.evaluate(
    async ({ html, parts }) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const styles = document.getElementsByTagName('link');
      const isStyled = () =>
        [...styles].some(({ rel }) => rel === 'stylesheet') && [...styles].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet);
      const body = html.indexOf('<body');
      const size = Math.ceil((html.length - body) / parts);
      document.open();
      document.write(html.slice(0, body));
      // A document from the network isn't painted before its styles are there; a written one would be.
      do {
        await painted();
      } while (!isStyled());
      for (let from = body; from < html.length; from += size) {
        document.write(html.slice(from, from + size));
        await painted();
      }
      document.close();
    },
    { html, parts },
  );
}

test.use({ viewport: { width: 1440, height: 900 }, expectedNoise: /net::ERR_FAILED|preload/ });

// On a slow network the beginning of a page is on the screen before the rest has arrived: nothing takes its place from what comes later.
for (const path of ['/', '/about', '/paris', '/login', '/register', '/verify-email']) {
  test(`${path} does not move while its document arrives in parts`, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    let html = '';
    await page.route(path, async (route) => {
      const response = await route.fetch();
      html = await response.text();
      await route.fulfill({ response, body: '<!doctype html>' });
    });
    const { shifts, stop } = await watchShifts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await writeInParts(page, html);
    await page.waitForLoadState('networkidle');
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(most);
    await stop();
  });
}
