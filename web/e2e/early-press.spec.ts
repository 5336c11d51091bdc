import type { Page } from '@playwright/test';
import { expect, test } from './site.js';

/** Opens a page whose app is held back until the returned function is called. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  let releaseApp = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    releaseApp = resolve;
  });
  await page.route('**/assets/framework-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('template#app')).toHaveCount(0);
  return releaseApp;
}

test.describe('input before hydration takes effect afterwards', () => {
  test('a button', async ({ page }) => {
    const releaseApp = await openWithoutApp(page, '/paris');
    const slot = page.getByRole('button', { name: /^Half day/ });
    await slot.click();
    await expect(slot).toHaveAttribute('aria-pressed', 'false');
    releaseApp();
    await expect(slot).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/[?&]time=half-day/);
  });

  test('a start, by pointer and arrow key', async ({ page }) => {
    const releaseApp = await openWithoutApp(page, '/paris');
    await page.getByText('A date', { exact: true }).click();
    await page.keyboard.press('ArrowUp');
    releaseApp();
    await expect(page.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
    await expect(page).toHaveURL(/[?&]at=\d{4}-\d{2}-\d{2}T10(:|%3A)00/);
  });

  test('a mood and a slot on the home page', async ({ page }) => {
    const releaseApp = await openWithoutApp(page, '/');
    await page.getByText('Bohemian & Playful', { exact: true }).first().click();
    await page.locator('label', { hasText: 'Half day' }).click();
    releaseApp();
    await expect(page.getByRole('link', { name: 'Explore Paris' }).first()).toHaveAttribute('href', /mood=bohemian-playful&time=half-day/);
  });

  test('the Generate button, which the browser would submit itself', async ({ page }) => {
    const releaseApp = await openWithoutApp(page, '/paris');
    // The button is aria-disabled, but can be pressed.
    await page.getByRole('button', { name: 'Generate my Recommendations' }).click({ force: true });
    releaseApp();
    await expect(page.getByText('Please select both mood and timeframe')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('a form, with the typed values', async ({ page }) => {
    const releaseApp = await openWithoutApp(page, '/');
    const form = page.getByRole('region', { name: 'Be there when your city opens' }).getByRole('form');
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('City', { exact: true }).selectOption('Other');
    await form.getByRole('button', { name: 'Join the Waitlist' }).click();
    releaseApp();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.getByText('Please tell us which city')).toBeVisible();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(form.getByLabel('Which city?')).toBeVisible();
  });
});
