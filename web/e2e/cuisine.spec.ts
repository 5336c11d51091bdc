import type { Page } from '@playwright/test';
import { stopTitles } from './city-flow.js';
import { expect, test } from './site.js';
import { planPath } from './states/plan-states.js';

const cuisinePath = `${planPath}&view=cuisine`;

/** The service's reply to a search, and what the visitor sees of the restaurants afterwards. */
type Visit = { plan: string; seen: string };

/** The text of the view, after everything in it has loaded. */
async function wordsOf(page: Page): Promise<string> {
  await expect(page.getByText('Hours can change; check before you go.')).toBeVisible();
  await expect(page.getByText(/^For a day that feels /)).toBeVisible();
  const plan = page.getByRole('complementary', { name: 'Your plan' });
  await expect(plan.getByRole('listitem').first()).toBeVisible();
  // The sketch is in a chunk of its own.
  await expect(plan.locator('figure svg')).toBeVisible();
  return page.getByRole('main').getByRole('article').innerText();
}

/** The view that `open` leads to; opening it requests the plan once. */
async function visit(page: Page, open: () => Promise<unknown>): Promise<Visit> {
  const answered = page.waitForResponse('**/api/paris/search');
  await open();
  const plan = await (await answered).text();
  return { plan, seen: await wordsOf(page) };
}

async function fromThePlan(page: Page): Promise<void> {
  await page.goto(planPath);
  await expect(stopTitles(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
}

/** Whether all visits saw the same plan. */
const isOnePlan = (visits: readonly Visit[]) => new Set(visits.map(({ plan }) => plan)).size === 1;

for (const time of ['03:00', '12:00', '23:00']) {
  test(`at ${time} in Paris the restaurants are the same after a reload and from a link`, async ({ page }) => {
    await page.clock.setFixedTime(`2026-11-24T${time}:00+01:00`);
    const visitThreeTimes = async () => [
      await visit(page, () => fromThePlan(page)),
      await visit(page, () => page.reload()),
      await visit(page, () => page.goto(cuisinePath)),
    ];
    // The server's clock and forecast move on. When that changes the plan, the view must change as well, so it is visited
    // again.
    let visits = await visitThreeTimes();
    for (let again = 0; again < 2 && !isOnePlan(visits); again += 1) {
      visits = await visitThreeTimes();
    }
    expect(isOnePlan(visits)).toBe(true);
    const [first, ...others] = visits.map(({ seen }) => seen);
    expect(first).toContain('Nearest to your plan first.');
    expect(others).toEqual([first, first]);
    await expect(page.getByText('Recommendations Generated!')).toHaveCount(0);
  });
}
