import type { Page } from '@playwright/test';
import { chooseHalfDay, planHalfDay } from './city-flow.js';
import { expect, test } from './site.js';

test.use({ viewport: { width: 320, height: 640 } });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

const routes = ['/', '/paris', '/newyork', '/about', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/search', '/search?q=par'];

test('every kind of page fits into 320 pixels', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
  }
});

test('the flow fits into 320 pixels', async ({ page }) => {
  await chooseHalfDay(page);
  await expectNoSidewaysScroll(page);
  await planHalfDay(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
  await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
  await expectNoSidewaysScroll(page);
});

test('the menu and the dialog fit into 320 pixels', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
