import { expectFocusSeen, tabTo } from './checks/focus.js';
import { expect, test } from './one-page.js';
import { answer } from './states/replies.js';
import { arriveSubscribed } from './states/visitors.js';

test('the account’s menu and its dialog work by keyboard, and the focus comes back to the button', async ({ page }) => {
  await arriveSubscribed(page);
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'ada', exact: true });
  await expect(button).toBeVisible();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Change Password' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await tabTo(page, dialog.getByLabel('Current password', { exact: true }));
  await expectFocusSeen(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('Logout goes home, and nobody is signed in any more', async ({ page }) => {
  await arriveSubscribed(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'ada', exact: true }).click();
  await page.route('**/api/auth/logout', async (route) => {
    await page.context().clearCookies();
    await route.fulfill({ json: { success: true, message: 'You are logged out' } });
  });
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ada', exact: true })).toHaveCount(0);
});

test('Sign out everywhere loads the page anew, without what the browser had stored', async ({ page }) => {
  await arriveSubscribed(page);
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('kept', '1'));
  await page.getByRole('button', { name: 'ada', exact: true }).click();
  await answer(page, '**/api/auth/force-logout', { success: true, message: 'You are logged out' });
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await page.context().clearCookies({ name: 'signed_in' });
  await page.getByRole('dialog', { name: 'Sign out everywhere?' }).getByRole('button', { name: 'Sign out everywhere' }).click();
  await loaded;
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('You’re signed out everywhere')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
});
