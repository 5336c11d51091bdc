import type { Locator, Page } from '@playwright/test';
import { moods, stopTitles } from './city-flow.js';
import { expect, test } from './site.js';

/** Presses Tab until the target has the focus, and checks that the focus can be seen on it. */
async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) =>
        [getComputedStyle(element), getComputedStyle(element, '::after')].map((style) => style.outlineStyle),
      );
      expect(outline).toContain('solid');
      return;
    }
  }
  throw new Error(`no focus after ${limit} presses of Tab`);
}

test('the whole flow works by keyboard', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Explore Paris' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/paris');

  await tabTo(page, moods(page).first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Half day/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Generate my Recommendations' }));
  await page.keyboard.press('Enter');
  await expect(stopTitles(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Discover Local Cuisine' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('tab', { name: 'Details' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Tips' })).toHaveAttribute('aria-selected', 'true');
});

test('Generate can be reached before the choices are made and says what is missing', async ({ page }) => {
  await page.goto('/paris');
  await tabTo(page, page.getByRole('button', { name: 'Generate my Recommendations' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please select both mood and timeframe');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('the waitlist dialog keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the Register button explains itself', async ({ page }) => {
  await page.goto('/');
  const register = page.getByRole('button', { name: 'Register' });
  await expect(page.getByRole('tooltip')).toBeHidden();
  await tabTo(page, register);
  await expect(page.getByRole('tooltip')).toHaveText('Registration temporarily disabled');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});
