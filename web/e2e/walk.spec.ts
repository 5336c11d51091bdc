import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseHalfDay, planHalfDay, stopTitles } from './city-flow.js';
import { expect, test } from './site.js';

const routes = [
  '/',
  '/paris',
  '/london',
  '/madrid',
  '/newyork',
  '/tokyo',
  '/beijing',
  '/rome',
  '/berlin',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/search',
  '/search?q=paris',
  '/search?q=zanzibar',
];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** In light and in dark colours; nothing but colours depends on them. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours are measured as they are painted.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await expectAccessible(page);
  }
}

for (const route of routes) {
  test(`${route} is well formed and accessible`, async ({ page }) => {
    const reply = await page.goto(route);
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBoth(page);
  });
}

test('the choice and the plan are accessible in every state', async ({ page }) => {
  await chooseHalfDay(page);
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
  await page
    .getByText(/^\d tips$/)
    .first()
    .click();
  await page.getByText('Report a mistake').first().click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Please choose what is wrong')).toBeVisible();
  await page.getByRole('button', { name: /^Pin/ }).first().click();
  await expect(page.getByText('Also in this mood')).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('restaurants are accessible, open and closed', async ({ page }) => {
  await planHalfDay(page);
  await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
  await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
  await expectAccessibleInBoth(page);
});

test('the waitlist dialog and the mobile menu are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(dialog.getByText('Please choose a city')).toBeVisible();
  await expectAccessibleInBoth(page);
});

test.describe('an unknown address', () => {
  // Chromium itself writes a line for a document with status 404.
  test.use({ expectedNoise: /status of 404/ });

  test('is a page with status 404', async ({ page }) => {
    const reply = await page.goto('/no/such/page');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveTitle('City Genie: Travel by Feel. Not by Filter.');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages have their head and text', async ({ page, baseURL }) => {
    await page.goto('/paris');
    await expect(page).toHaveTitle(/^Paris by mood/);
    await expect(page.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/paris`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/paris`);
  });
});

test('a plan’s map links leave without an opener and nothing else leaves', async ({ page }) => {
  await planHalfDay(page);
  const external = page.locator('a[href^="http"]');
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  }
});
