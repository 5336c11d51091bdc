import type { Page } from '@playwright/test';
import { expect, test } from './site.js';

/** Opens a page whose app is held back; the answer lets it come. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/framework-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('template#app')).toHaveCount(0);
  return letGo;
}

test.describe('what is pressed before the app is there counts when it is', () => {
  test('a button', async ({ page }) => {
    const letGo = await openWithoutApp(page, '/paris');
    const slot = page.getByRole('button', { name: /^Half day/ });
    await slot.click();
    await expect(slot).toHaveAttribute('aria-pressed', 'false');
    letGo();
    await expect(slot).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/[?&]time=half-day/);
  });

  test('a start, by pointer and by arrow key', async ({ page }) => {
    const letGo = await openWithoutApp(page, '/paris');
    await page.getByText('A date', { exact: true }).click();
    await page.keyboard.press('ArrowUp');
    letGo();
    await expect(page.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
    await expect(page).toHaveURL(/[?&]at=\d{4}-\d{2}-\d{2}T10(:|%3A)00/);
  });

  test('a mood at home', async ({ page }) => {
    const letGo = await openWithoutApp(page, '/');
    await page.getByText('Bohemian & Playful', { exact: true }).first().click();
    letGo();
    await expect(page.getByRole('link', { name: 'Explore Paris' }).first()).toHaveAttribute('href', /mood=bohemian-playful/);
  });

  test('Generate, which the browser would send by itself', async ({ page }) => {
    const letGo = await openWithoutApp(page, '/paris');
    // It says that it can't work yet, and can be pressed.
    await page.getByRole('button', { name: 'Generate my Recommendations' }).click({ force: true });
    letGo();
    await expect(page.getByText('Please select both mood and timeframe')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('a form with what was typed into it', async ({ page }) => {
    const letGo = await openWithoutApp(page, '/');
    const form = page.getByRole('region', { name: 'Be there when your city opens' }).getByRole('form');
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('City', { exact: true }).selectOption('Other');
    await form.getByRole('button', { name: 'Join the Waitlist' }).click();
    letGo();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.getByText('Please tell us which city')).toBeVisible();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(form.getByLabel('Which city?')).toBeVisible();
  });
});
