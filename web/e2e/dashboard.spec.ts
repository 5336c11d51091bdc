import type { Page } from '@playwright/test';
import { expectApart } from './checks/apart.js';
import { expectFocusSeen, tabTo } from './checks/focus.js';
import { expect, test } from './one-page.js';
import { answerUsers, someEntries } from './states/admin-replies.js';
import { answer } from './states/replies.js';
import { arriveAsAdmin } from './states/visitors.js';
import { stub } from './stubs.js';

test.use({ expectedNoise: /Failed to load resource|logout failed/ });

const button = (page: Page) => page.getByRole('link', { name: 'Admin', exact: true });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('article');
const names = (page: Page) => page.getByRole('rowheader');

async function openUsers(page: Page, query = ''): Promise<void> {
  await arriveAsAdmin(page);
  await answerUsers(page);
  await page.goto(`/admin${query}`);
  await expect(names(page).first()).toBeVisible();
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the button of administrators is large enough, and covers neither the last line nor a toast', async ({ page }) => {
      await arriveAsAdmin(page);
      await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 502, body: '' }));
      await page.goto('/about');
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectApart(button(page), page.getByText('© 2025 City Genie'));
      await expectApart(button(page), page.getByRole('contentinfo').getByRole('button', { name: 'Join' }));
      if (viewport.width < 768) {
        await page.getByRole('button', { name: 'Menu' }).click();
      }
      await page.getByRole('button', { name: 'ada', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(toast(page)).toBeVisible();
      await expectApart(button(page), toast(page));
    });

    test('the dashboard has no button that leads to it, and doesn’t scroll sideways', async ({ page }) => {
      await openUsers(page);
      await expect(button(page)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  });
}

test('what the dashboard shows is in the address: reload and Back keep it', async ({ page }) => {
  await openUsers(page);
  await page.getByRole('searchbox').fill('visitor-12');
  await expect(page).toHaveURL('/admin?q=visitor-12');
  await page.getByRole('button', { name: 'Username' }).click();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/admin?q=visitor-12&order=username&page=2');
  await expect(page.getByRole('table').getByText(/^92 users match/)).toBeInViewport();
  // Until the reply the former page stays.
  await expect(names(page).first()).toContainText('visitor-1214');
  const shown = await names(page).allTextContents();
  await page.reload();
  await expect(names(page)).toHaveText(shown);
  await expect(page.getByRole('searchbox')).toHaveValue('visitor-12');
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(names(page)).toHaveText(shown);
  await page.goBack();
  await expect(page).toHaveURL('/admin?q=visitor-12&order=username');
});

test('the dashboard works by keyboard, with a visible focus throughout', async ({ page }) => {
  await answer(page, '**/api/admin/audit*', someEntries);
  await openUsers(page);
  await tabTo(page, page.getByRole('tab', { name: 'User Management' }));
  await tabTo(page, page.getByRole('button', { name: 'Joined' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page, page.getByRole('switch', { name: 'Administrator ada' }));
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText('You can’t change your own rights');
  const control = page.getByRole('switch', { name: 'Administrator mallory' });
  await tabTo(page, control);
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control).toBeFocused();
  await expect(control).not.toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Delete mallory' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete mallory' })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'User Management' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Waitlist' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Audit Log' })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?tab=audit');
  await tabTo(page, page.getByRole('button', { name: 'Details' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText('2025-11-21 10:04:31.123 UTC')).toBeVisible();
});

test('a column is sorted by its head, one way and then the other; phones have a box for it', async ({ page }) => {
  await openUsers(page);
  const head = page.getByRole('columnheader', { name: 'Email' });
  for (const direction of ['ascending', 'descending', 'ascending']) {
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', direction);
    await expect(head.getByRole('button')).toBeFocused();
  }
  const box = page.getByRole('combobox', { name: 'Order' });
  await expect(box).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(head).toBeHidden();
  await expect(box).toHaveValue('email');
});

test('a user is looked for in the audit log by keyboard, and the focus comes to what is shown', async ({ page }) => {
  await answer(page, '**/api/admin/audit*', someEntries);
  await arriveAsAdmin(page);
  await answerUsers(page);
  await page.goto('/admin?tab=audit');
  await page.getByRole('searchbox', { name: 'Look for a user' }).press('g');
  await tabTo(page, page.getByRole('search').getByRole('link', { name: 'grace.hopper' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?tab=audit&user=65f1c0ffee0123456789a001');
  await expect(page.getByText('Newest first. Days and times are in UTC.')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Clear filters' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?tab=audit');
  await expect(page.getByText('Newest first. Days and times are in UTC.')).toBeFocused();
});

test('a row that is deleted hands the focus to the head of the list', async ({ page }) => {
  await openUsers(page);
  await stub(page, '**/api/admin/users/*', async () => {
    await answerUsers(page, []);
    return { json: { success: true, message: 'User "mallory" has been deleted successfully' } };
  });
  await page.getByRole('button', { name: 'Delete mallory' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(toast(page)).toContainText('User "mallory" has been deleted successfully');
  await expect(page.getByRole('table').locator('caption :focus')).toHaveCount(1);
});
