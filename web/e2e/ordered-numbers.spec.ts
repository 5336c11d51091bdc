import type { Page } from '@playwright/test';
import { expect, test } from './one-page.js';

const windows = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, anchorPx: 64 },
  { name: 'the narrowest other window', viewport: { width: 640, height: 800 }, anchorPx: 80 },
] as const;

for (const { name, viewport, anchorPx } of windows) {
  test.describe(`in ${name}`, () => {
    test.use({ viewport });

    test(`an anchor stops ${anchorPx} pixels below the top: from another page, after a reload and on Back`, async ({ page }) => {
      const top = () => page.locator('#cities').evaluate((section) => Math.round(section.getBoundingClientRect().top));
      const heading = page.getByRole('heading', { name: 'Start Your Journey in Paris' });
      await page.goto('/about');
      await followCities(page, viewport.width < 768);
      await expect(heading).toBeFocused();
      await expect.poll(top).toBe(anchorPx);
      await page.reload();
      await expect.poll(top).toBe(anchorPx);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/#cities');
      await expect(heading).toBeFocused();
      await expect.poll(top).toBe(anchorPx);
    });
  });
}

/** By the header's link, which is in the menu of narrow windows. */
async function followCities(page: Page, isInMenu: boolean): Promise<void> {
  if (isInMenu) {
    await page.getByRole('button', { name: 'Menu' }).click();
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cities', exact: true }).click();
}

for (const [width, toastPx] of [
  [360, 360],
  [768, 420],
  [1440, 420],
] as const) {
  test(`a toast takes ${toastPx} pixels of a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login?message=stripe-pending');
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(toasts.getByRole('article')).toBeVisible();
    expect((await toasts.boundingBox())?.width).toBe(toastPx);
  });
}

test.describe('for visitors who don’t mind movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what moves takes 0.45 seconds, and stands still while the window changes its width', async ({ page }) => {
    await page.goto('/');
    const seconds = () =>
      page
        .locator('.skyline')
        .first()
        .evaluate((drawing) => getComputedStyle(drawing).transitionDuration);
    expect(await seconds()).toBe('0.45s');
    // How long this lasts is the business of another test.
    await page.locator('html').evaluate((root) => root.setAttribute('data-resizing', ''));
    expect(await seconds()).toBe('0s');
  });
});
