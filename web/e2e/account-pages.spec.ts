import { tabTo } from './checks/focus.js';
import { expect, test } from './one-page.js';
import { answer } from './states/replies.js';
import { member } from './states/visitors.js';

test('a login works by keyboard, and the password can be looked at on the way', async ({ page }) => {
  const admin = { ...member, isAdmin: true };
  await answer(page, '**/api/auth/login', { success: true, user: admin });
  await answer(page, '**/api/auth/user', admin);
  await page.goto('/login?redirect=/about');
  const main = page.getByRole('main');
  const password = main.getByLabel('Password', { exact: true });
  await tabTo(page, main.getByLabel('Username or email'));
  await page.keyboard.type('ada');
  await tabTo(page, password);
  await page.keyboard.type('Rain-over-Paris');
  await tabTo(page, main.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(main.getByRole('button', { name: 'Show password' })).toBeFocused();
  await tabTo(page, password, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('a press on the eye keeps the focus and the caret in the password', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.click();
  await page.keyboard.type('Rain-over-Paris');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toBeFocused();
  await page.keyboard.type('X');
  await expect(password).toHaveValue('Rain-over-ParXis');
});

test('registration works by keyboard', async ({ page }) => {
  await answer(page, '**/api/auth/register', { success: true, user: member });
  const message = 'Payment is not fully configured';
  await answer(page, '**/api/create-subscription', { success: false, isPlaceholder: true, clientSecret: null, message });
  await page.goto('/register');
  const form = page.getByRole('form', { name: 'Create Account' });
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Country', 'France'],
    ['Email', 'ada@example.com'],
    ['Username', 'ada'],
    ['Password', 'Rain-over-Paris'],
    ['Confirm password', 'Rain-over-Paris'],
  ] as const) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, form.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Create Account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Continue to Login' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('the token of a reset link leaves the address, and outlasts a reload', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('**/api/auth/reset-password', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, message: 'Password Reset Successfully' } });
  });
  await page.goto('/reset-password?token=abc.def');
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  const form = page.getByRole('form', { name: 'Reset password' });
  await form.getByLabel('New password', { exact: true }).fill('Rain over Paris 7');
  await form.getByLabel('Confirm password').fill('Rain over Paris 7');
  await form.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  expect(sent).toEqual([{ token: 'abc.def', newPassword: 'Rain over Paris 7' }]);
  await page.reload();
  await expect(page).toHaveURL('/forgot-password');
});
