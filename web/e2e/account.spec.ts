import type { Browser, Page } from '@playwright/test';
import { fillLogin, linkInMail, plansCome, registerByForm } from './people.js';
import { expect, test } from './site.js';
import { answer } from './states/replies.js';

/** What an installation replies that takes no payments; how one pays is told by `payments.spec.ts`. */
const placeholder = { success: false, isPlaceholder: true, clientSecret: null, message: 'Payment is not fully configured', due: null };

/** A second browser of the same person, logged in. */
async function otherBrowser(browser: Browser, visitor: { username: string; password: string }, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Username or email').fill(visitor.username);
  await form.getByLabel('Password', { exact: true }).fill(visitor.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await plansCome(page);
  return page;
}

const account = (page: Page, username: string) => page.getByRole('button', { name: username });

test.describe('an account', () => {
  // A wrong password and an unverified address are refused, and Chromium logs it.
  test.use({ expectedNoise: /Failed to load resource/ });

  test('from registration to a reset password, and out everywhere', async ({ page, request, browser, baseURL }) => {
    test.setTimeout(120_000);
    await answer(page, '**/api/create-subscription', placeholder);
    const visitor = await registerByForm(page);
    await expect(page.getByText('Account Created!')).toBeVisible();
    await expect(page.getByText('Payment Setup Pending')).toBeVisible();
    await page.getByRole('link', { name: 'Continue to Login' }).click();
    // The address changes before the document does.
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();

    // Not verified yet: the link can be sent again.
    await fillLogin(page, visitor);
    await expect(page.getByRole('alert')).toContainText('Login failed');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Resend link' })).toBeVisible();

    const link = await linkInMail(request, visitor.email, /confirm your email/i);
    // A mail scanner follows the link before the person does.
    await request.get(link, { maxRedirects: 0 });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();

    await fillLogin(page, visitor);
    await plansCome(page);
    await expect(account(page, visitor.username)).toBeVisible();

    const other = await otherBrowser(browser, visitor, baseURL);
    const changed = { ...visitor, password: 'Lanterns!along-the-canal' };
    await account(page, visitor.username).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel('Current password', { exact: true }).fill(visitor.password);
    await dialog.getByLabel('New password', { exact: true }).fill(changed.password);
    await dialog.getByLabel('Confirm new password').fill(changed.password);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await other.goto('/about');
    await expect(account(other, visitor.username)).toHaveCount(0);
    await page.goto('/about');
    await expect(account(page, visitor.username)).toBeVisible();

    await other.goto('/forgot-password', { waitUntil: 'networkidle' });
    await other.getByRole('form', { name: 'Forgot password' }).getByLabel('Email').fill(visitor.email);
    await other.getByRole('button', { name: 'Send reset link' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeVisible();
    await other.goto(await linkInMail(request, visitor.email, /new password/i));
    const reset = { ...visitor, password: 'Harbour7lights-at-dusk' };
    const resetForm = other.getByRole('form', { name: 'Reset password' });
    await resetForm.getByLabel('New password', { exact: true }).fill(reset.password);
    await resetForm.getByLabel('Confirm password', { exact: true }).fill(reset.password);
    await resetForm.getByRole('button', { name: 'Reset Password' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Password Reset Complete' })).toBeVisible();
    await page.goto('/about');
    await expect(account(page, visitor.username)).toHaveCount(0);

    await fillLogin(page, reset);
    await plansCome(page);
    const third = await otherBrowser(browser, reset, baseURL);
    await account(page, visitor.username).click();
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(account(page, visitor.username)).toHaveCount(0);
    await third.goto('/about');
    await expect(account(third, visitor.username)).toHaveCount(0);
  });
});
