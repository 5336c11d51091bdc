import type { Page } from '@playwright/test';
import { stopTitles } from './city-flow.js';
import { expect, test } from './site.js';
import { planPath } from './states/plan-states.js';

const cuisinePath = `${planPath}&view=cuisine`;

/** The service's word on a search, and what the visitor then sees of the restaurants. */
type Look = { plan: string; seen: string };

/** All words of the view, once everything that it waits for is there. */
async function wordsOf(page: Page): Promise<string> {
  await expect(page.getByText('Hours can change; check before you go.')).toBeVisible();
  await expect(page.getByText(/^For a day that feels /)).toBeVisible();
  const plan = page.getByRole('complementary', { name: 'Your plan' });
  await expect(plan.getByRole('listitem').first()).toBeVisible();
  // The sketch comes in a part of its own.
  await expect(plan.locator('figure svg')).toBeVisible();
  return page.getByRole('main').getByRole('article').innerText();
}

/** What `open` leads to; it asks the service for the plan once. */
async function look(page: Page, open: () => Promise<unknown>): Promise<Look> {
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

/** Whether all looks were at the same plan. */
const isOnePlan = (looks: readonly Look[]) => new Set(looks.map(({ plan }) => plan)).size === 1;

for (const time of ['03:00', '12:00', '23:00']) {
  test(`at ${time} in Paris the restaurants are the same after a reload and by a link`, async ({ page }) => {
    await page.clock.setFixedTime(`2026-11-24T${time}:00+01:00`);
    const lookThrice = async () => [
      await look(page, () => fromThePlan(page)),
      await look(page, () => page.reload()),
      await look(page, () => page.goto(cuisinePath)),
    ];
    // The server's clock and its forecast go on: where they changed the plan meanwhile, the view has to change, too, and is looked at anew.
    let looks = await lookThrice();
    for (let again = 0; again < 2 && !isOnePlan(looks); again += 1) {
      looks = await lookThrice();
    }
    expect(isOnePlan(looks)).toBe(true);
    const [first, ...others] = looks.map(({ seen }) => seen);
    expect(first).toContain('Nearest to your plan first.');
    expect(others).toEqual([first, first]);
    await expect(page.getByText('Recommendations Generated!')).toHaveCount(0);
  });
}
