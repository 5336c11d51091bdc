import type { Locator, Page } from '@playwright/test';
import { stopTitles } from './city-flow.js';
import { expect, test } from './one-page.js';

// A phone: what is asked next is in the first view, or is led to.
test.use({ viewport: { width: 360, height: 740 } });

const bar = (page: Page) => page.getByRole('region', { name: 'Your choices' });
const top = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().top);

test('from home to a plan by three presses, without scrolling', async ({ page }) => {
  await page.goto('/');
  const [mood, slot] = [page.locator('label', { hasText: 'Romantic & Dreamy' }), page.locator('label', { hasText: 'Half day' })];
  const plan = page.getByRole('button', { name: 'Plan my Paris' });
  for (const control of [mood, slot, plan, page.getByRole('main').getByRole('link', { name: 'Explore Paris' }).first()]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  await mood.click();
  await slot.click();
  await expect(page.getByText(/^Soonest start: to(day|morrow) \d\d:\d\d\./)).toBeVisible();
  await plan.click();
  await expect(stopTitles(page).first()).toBeVisible();
  await expect(page).toHaveURL('/paris?mood=romantic-dreamy&time=half-day&seed=1');
  // Nor does its message move the page.
  await expect(page.getByText('Recommendations Generated!')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a mood from home is a chip in Paris, the focus follows the questions, and the bar makes the plan', async ({ page }) => {
  await page.goto('/');
  await page.locator('label', { hasText: 'Romantic & Dreamy' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Explore Paris' }).first().click();
  const howLong = page.getByRole('heading', { name: 'How long have you got?' });
  await expect(howLong).toBeFocused();
  await expect.poll(() => top(howLong)).toBeLessThan(130);
  await expect(bar(page)).toContainText('Romantic & Dreamy How long?');

  await page.getByRole('button', { name: /^Half day/ }).click();
  await expect(page.getByRole('heading', { name: 'When do you set out?' })).toBeFocused();
  // The form's own button is in view, and the bar would say the same.
  await expect(page.getByRole('button', { name: 'Generate my Recommendations' })).toBeInViewport();
  await expect(bar(page)).toBeHidden();

  await page.getByRole('button', { name: 'Romantic & Dreamy Change' }).click();
  await expect(page.getByRole('button', { name: /^Romantic & Dreamy/, pressed: true })).toBeFocused();
  await bar(page).getByRole('button', { name: 'Generate' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
});

test('the first view of a city has its moods; what has the focus is not under the bar', async ({ page }) => {
  await page.goto('/paris');
  const moods = page.getByRole('region', { name: 'How would you like to feel?' });
  const last = moods.getByRole('button', { name: /^Elegant & Sophisticated/ });
  await expect(bar(page)).toContainText('Please select both mood and timeframe');
  await last.focus();
  for (const each of [last, moods.getByRole('button', { name: 'More about Elegant & Sophisticated' })]) {
    await each.focus();
    const { bottom, edge } = await each.evaluate((box) => ({
      bottom: box.getBoundingClientRect().bottom,
      edge: document.getElementById('choice-bar')?.getBoundingClientRect().top ?? 0,
    }));
    expect(bottom).toBeLessThanOrEqual(edge);
  }
  const before = await top(last);
  await last.click();
  await expect(page.getByRole('heading', { name: 'Atmosphere' })).toBeVisible();
  expect(await top(last)).toBe(before);
});
