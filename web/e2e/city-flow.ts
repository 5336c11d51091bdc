import { expect, type Locator, type Page } from '@playwright/test';

/** The mood buttons of a city page, in order. */
export function moods(page: Page): Locator {
  return page.getByRole('region', { name: 'How would you like to feel?' }).locator('button[aria-pressed]');
}

export function stopTitles(page: Page): Locator {
  return page.getByRole('list', { name: 'Stops' }).getByRole('heading', { level: 2 });
}

/** Unfolds a stop of the plan, the first at 0, and returns it. */
export async function unfoldStop(page: Page, index: number): Promise<Locator> {
  const stop = page.getByRole('list', { name: 'Stops' }).getByRole('article').nth(index);
  await stop.getByRole('button', { name: /^More\W/ }).click();
  return stop;
}

/** Opens a city, and selects its first mood and the half day. */
export async function chooseHalfDay(page: Page, path = '/paris'): Promise<void> {
  await page.goto(path);
  await moods(page).first().click();
  await page.getByRole('button', { name: /^Half day/ }).click();
}

/** Ten in the morning of tomorrow, which no clock of a test reaches: a plan under way comes from its copy. */
export const tomorrowAtTen = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T10:00`;

/** Makes a plan of Paris for tomorrow. */
export async function planTomorrow(page: Page): Promise<void> {
  await chooseHalfDay(page, `/paris?at=${tomorrowAtTen}`);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
}

/** Makes a plan of Paris from an empty page. */
export async function planHalfDay(page: Page): Promise<void> {
  await chooseHalfDay(page);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
}
