import type { Page } from '@playwright/test';
import { expectFocusSeen, tabTo } from './checks/focus.js';
import { expect, test } from './one-page.js';
import { answerUsers } from './states/admin-replies.js';
import { answerFigures } from './states/analytics-replies.js';
import { arriveAsAdmin } from './states/visitors.js';

const tab = '/admin?tab=analytics';

const chart = (page: Page, name: RegExp) => page.getByRole('img', { name });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('charts are as wide as their place, and the marks of the days apart from one another', async ({ page }) => {
      await arriveAsAdmin(page);
      await answerFigures(page);
      for (const days of [7, 30, 90, 400]) {
        await page.goto(`${tab}&days=${days}`);
        const drawing = chart(page, /^Searches per day/);
        await expect(drawing).toBeVisible();
        const box = await drawing.locator('svg').boundingBox();
        expect(box?.width).toBeGreaterThan(Math.min(viewport.width, 1280) * 0.7);
        const marks = drawing.getByText(/^(\d+ )?[A-Z][a-z]{2,3}( \d{4})?$/);
        const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
        const sides = boxes.map((mark) => ({ left: mark?.x ?? 0, right: (mark?.x ?? 0) + (mark?.width ?? 0) }));
        expect(sides.length).toBeGreaterThan(1);
        sides.slice(1).forEach(({ left }, index) => {
          expect(left).toBeGreaterThan(sides[index]?.right ?? 0);
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      }
    });

    test('figures that come in don’t move what is below them', async ({ page }) => {
      await arriveAsAdmin(page);
      let give = (): void => undefined;
      const when = new Promise<void>((resolve) => {
        give = resolve;
      });
      await answerFigures(page, { when });
      await page.goto(tab);
      const heads = page.getByRole('heading', { level: 3 });
      const last = page.getByRole('heading', { name: 'Where content is missing' });
      await expect(last).toBeVisible();
      const places = async () => (await Promise.all((await heads.all()).map((head) => head.boundingBox()))).map((box) => box?.y ?? 0);
      const before = await places();
      give();
      await expect(chart(page, /^Entries by city/)).toBeVisible();
      const after = await places();
      const until = (await heads.allTextContents()).indexOf('Where content is missing');
      expect(until).toBeGreaterThan(0);
      // Down to the table, of whose rows nobody knows how many there will be.
      const moved = before.slice(0, until + 1).map((y, index) => Math.round((after[index] ?? 0) - y));
      expect(moved).toEqual(moved.map(() => 0));
    });
  });
}

test('the charts’ figures are reached by keyboard, with a visible focus', async ({ page }) => {
  await arriveAsAdmin(page);
  await answerUsers(page);
  await answerFigures(page);
  await page.goto('/admin');
  await tabTo(page, page.getByRole('tab', { name: 'User Management' }));
  // The focus moves after the press, so each is waited for.
  for (const name of ['Waitlist', 'Analytics']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(tab);
  await tabTo(page, page.getByRole('combobox', { name: 'Period' }));
  await tabTo(page, page.locator('summary').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Searches per day' })).toBeVisible();
  await expectFocusSeen(page);
});
