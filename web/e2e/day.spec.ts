import { localMinute } from '@city-genie/city-data/city-clock';
import type { Locator, Page } from '@playwright/test';
import { stopTitles } from './city-flow.js';
import { expect, test } from './one-page.js';

/** On a phone, whose clock is moved. */
test.use({ leavesTraces: true, viewport: { width: 390, height: 844 } });

const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const path = `/paris?mood=romantic-dreamy&time=half-day&seed=1&at=${day}T10:00`;
const stops = (page: Page) => page.getByRole('list', { name: 'Stops' }).getByRole('article');
const bar = (page: Page) => page.getByRole('complementary', { name: 'Your day now' });
const press = (part: Page | Locator, name: RegExp | string) => part.getByRole('button', { name }).first().click();

/** The moment at which the clocks of Paris show a local time, in epoch milliseconds. */
function inParis(local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  return 2 * asUtc - Date.parse(`${localMinute('Europe/Paris', asUtc)}Z`);
}

/** When each stop begins and ends, local. */
const timesOf = (page: Page): Promise<string[][]> =>
  stops(page).evaluateAll((all) => all.map((stop) => [...stop.querySelectorAll('time')].slice(0, 2).map(({ dateTime }) => dateTime)));

/** The meal after each stop, with its local times; undefined where none follows. */
const mealsOf = (page: Page) =>
  stops(page).evaluateAll((all) =>
    all.map((stop) => {
      const meal = stop.closest('li')?.querySelector('[data-meal]');
      const [start = '', end = ''] = [...(meal?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime);
      return meal ? { name: meal.querySelector('h3')?.textContent ?? '', start, end } : undefined;
    }),
  );

/** Some minutes after a local time. */
const after = (local: string, minutes: number) => inParis(local) + minutes * 60_000;

/** The clock shows this moment, of which the page takes note. */
async function moveTo(page: Page, epochMs: number): Promise<void> {
  await page.clock.pauseAt(epochMs);
  await page.clock.runFor(10_000);
  await page.clock.resume();
}

test('a half day by the clock: each stop and meal in its turn, the next one in the bar, and the day is over', async ({ page }) => {
  await page.clock.install({ time: inParis(`${day}T09:30`) });
  await page.goto(path);
  await expect(stopTitles(page).first()).toBeVisible();
  const [titles, times] = [await stopTitles(page).allTextContents(), await timesOf(page)];
  const meals = await mealsOf(page);
  const line = page.getByRole('list', { name: 'The day at a glance' }).locator('[aria-current="step"]');
  await expect(bar(page)).toContainText(`First: ${titles[0]}`);
  await expect(page.getByText('Now', { exact: true })).toHaveCount(0);
  for (const [index, [arrive = '', leave = '']] of times.entries()) {
    await moveTo(page, after(arrive, 2));
    await expect(stops(page).nth(index)).toHaveAttribute('data-when', 'now');
    await expect(stops(page).nth(index).getByRole('button', { expanded: true, name: /^Less/ })).toBeVisible();
    await expect(page.locator('article[data-when="past"]')).toHaveCount(index);
    await expect(page.locator('article[data-when="past"]').getByRole('button', { expanded: true })).toHaveCount(0);
    await expect(line).toContainText(titles[index] ?? '');
    const [next, meal] = [titles[index + 1], meals[index]];
    const due = meal?.name ?? next;
    await expect(bar(page)).toContainText(due === undefined ? `Last stop: ${titles[index]}` : `Next: ${due}`);
    if (meal) {
      await moveTo(page, after(meal.start, 1));
      await expect(bar(page)).toContainText(`Now: ${meal.name} until`);
      await expect(line).toContainText(meal.name);
      await moveTo(page, after(meal.end, 0));
      await expect(bar(page)).not.toContainText(meal.name);
      continue;
    }
    const isOnItsWay = next !== undefined && after(leave, 1) < inParis(times[index + 1]?.[0] ?? leave);
    if (isOnItsWay) {
      await moveTo(page, after(leave, 1));
      await expect(page.locator('article[data-when="now"]')).toHaveCount(0);
      await expect(page.locator('article[data-when="past"]')).toHaveCount(index + 1);
      await expect(bar(page)).toContainText(`Next: ${next}`);
    }
  }
  await moveTo(page, after(meals.at(-1)?.end ?? times.at(-1)?.[1] ?? '', 5));
  await expect(page.getByRole('complementary', { name: 'End of the plan' })).toContainText('Your plan is over.');
  await expect(page.locator('article[data-when]')).toHaveCount(0);
  // Whoever is out at midnight keeps what is on the page.
  await moveTo(page, inParis(`${day}T23:59`) + 10 * 3_600_000);
  await expect(stopTitles(page)).toHaveText(titles);
  await page.reload();
  await expect(page.getByText('That day is over')).toBeVisible();
});

test('late, a stop skipped, other ideas: each stays after a reload and is undone to the minute', async ({ page }) => {
  await page.clock.install({ time: inParis(`${day}T09:30`) });
  await page.goto(path);
  await expect(stopTitles(page).first()).toBeVisible();
  const [titles, times] = [await stopTitles(page).allTextContents(), await timesOf(page)];
  await moveTo(page, after(times[0]?.[1] ?? '', -3));
  await expect(stops(page).first()).toHaveAttribute('data-when', 'now');
  const settled = () => expect(page.locator('[data-plan]')).toHaveAttribute('aria-busy', 'false');
  const asBefore = async () => {
    await expect.poll(() => timesOf(page)).toEqual(times);
    await expect(stopTitles(page)).toHaveText(titles);
  };
  /** Reloads: what is there stays. */
  const reload = async () => {
    await settled();
    const before = [await stopTitles(page).allTextContents(), await timesOf(page)];
    await page.reload();
    await expect(stopTitles(page).first()).toBeVisible();
    await settled();
    expect([await stopTitles(page).allTextContents(), await timesOf(page)]).toEqual(before);
  };
  const acts: { name: RegExp; isKept?: boolean; done: () => Promise<unknown> }[] = [
    { name: /^30\smin late$/, isKept: true, done: () => expect(bar(page)).toContainText(/Moved 30\smin later\./) },
    { name: /^Skip /, done: () => expect(bar(page)).toContainText(`${titles[1]} is skipped.`) },
  ];
  for (const { name, isKept, done } of acts) {
    await press(bar(page), 'Running late?');
    await press(bar(page), name);
    await done();
    await expect.poll(() => timesOf(page)).not.toEqual(times);
    await expect(stopTitles(page).first()).toHaveText(titles[0] ?? '');
    if (isKept) {
      await reload();
      await done();
    }
    await press(bar(page), /^Undo/);
    await asBefore();
  }
  await stops(page).nth(1).getByRole('button', { name: /^More/ }).click();
  await press(stops(page).nth(1), /^Other ideas from here on/);
  await expect(stopTitles(page).nth(1)).not.toHaveText(titles[1] ?? '');
  await expect(stopTitles(page).first()).toHaveText(titles[0] ?? '');
  await reload();
  await press(page, /^Undo/);
  await asBefore();
});
