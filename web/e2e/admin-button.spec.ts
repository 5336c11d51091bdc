import type { Page } from '@playwright/test';
import { expectApart } from './checks/apart.js';
import { expectFocusSeen } from './checks/focus.js';
import { expect, test } from './site.js';
import { arriveAsAdmin } from './states/visitors.js';

test.use({ viewport: { width: 360, height: 640 }, expectedNoise: /Failed to load resource/ });

const button = (page: Page) => page.getByRole('link', { name: 'Admin', exact: true });

for (const { title, bottom, fontSize } of [
  { title: 'with a bar of the system at the bottom', bottom: 34, fontSize: '100%' },
  { title: 'with text at 200 %', bottom: 0, fontSize: '200%' },
]) {
  test(`on a phone ${title}, the end of a page can be scrolled free of the button of administrators`, async ({ page }) => {
    await arriveAsAdmin(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
    for (const path of ['/', '/paris', '/about']) {
      await page.goto(path);
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size, 'important'), fontSize);
      const lastLine = page.getByText('© 2025 City Genie');
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expectApart(button(page), lastLine);
      }).toPass({ timeout: 10_000 });
    }
  });
}

test('what gets the focus by keyboard comes out from under the button of administrators', async ({ page }) => {
  await arriveAsAdmin(page);
  await page.goto('/');
  await expect(button(page)).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await button(page).evaluate((element) => element === document.activeElement)) {
      expect(presses).toBeGreaterThan(20);
      return;
    }
    const isCovered = await page.evaluate(() => {
      const [own, other] = [document.activeElement, document.querySelector('#admin-button')].map((one) => one?.getBoundingClientRect());
      return own && other && own.left < other.right && own.right > other.left && own.top < other.bottom && own.bottom > other.top;
    });
    expect(isCovered, await page.evaluate(() => document.activeElement?.textContent ?? '')).toBe(false);
  }
  throw new Error('the button never got the focus');
});
