import type { Locator, Page } from '@playwright/test';
import { expectApart } from './checks/apart.js';
import { expect, test } from './site.js';
import { account, openAccountPage, section, tellAccount, tellSessions } from './states/account-replies.js';
import { createCalls, startedPayment, takePayments } from './states/payment-replies.js';
import { configure } from './states/register-states.js';
import { answer, refuse } from './states/replies.js';
import { arriveSubscribed, arriveUnpaid, member } from './states/visitors.js';

test.use({ viewport: { width: 360, height: 740 }, expectedNoise: /Failed to load resource/ });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('article');

async function failToLogIn(page: Page): Promise<Locator> {
  await refuse(page, '**/api/auth/login', 401, 'invalid_credentials', 'Invalid username or password.');
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Username or email').fill('ada');
  await form.getByLabel('Password', { exact: true }).fill('wrong');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(toast(page)).toContainText('Login failed');
  return form;
}

test('a toast leaves the form free, and what it said stays there', async ({ page }) => {
  const form = await failToLogIn(page);
  const password = form.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectApart(toast(page), password);
  await expectApart(toast(page), form.getByRole('button', { name: 'Log in' }));
  // Said once at a time.
  await expect(form.getByText('Invalid username or password.')).toBeHidden();
  await page.keyboard.type('x');
  await expect(toast(page)).toHaveCount(0);
  await expect(form.getByText('Invalid username or password.')).toBeVisible();
});

test('a refused card leaves the fields of the card free, wherever the page was scrolled to', async ({ page }) => {
  await arriveUnpaid(page);
  await takePayments(page);
  await answer(page, createCalls, startedPayment('monthly'));
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Continue with Monthly Plan' }).click();
  const pay = page.getByRole('button', { name: 'Pay $4.99' });
  const fields = page.locator('[data-free-of-toasts]');
  for (const block of ['center', 'end'] as const) {
    await pay.evaluate((button, place) => button.scrollIntoView({ block: place }), block);
    // As with a finger: by a pointer of the test, the page would be scrolled before.
    await pay.dispatchEvent('click');
    await expect(toast(page)).toContainText('Your card was declined.');
    await expect(toast(page)).toHaveCount(1);
    await expectApart(toast(page), fields);
    await expect(fields).toBeInViewport();
  }
});

test('a welcome covers nothing at the head of the next page', async ({ page }) => {
  await arriveSubscribed(page);
  await page.context().clearCookies({ name: 'signed_in' });
  await page.goto('/login?redirect=/account');
  const user = { ...member, subscriptionStatus: 'active' };
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { success: true, user }, headers: { 'set-cookie': 'signed_in=1; Path=/' } }),
  );
  await tellAccount(page, account);
  await tellSessions(page);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Username or email').fill('ada');
  await form.getByLabel('Password', { exact: true }).fill('Rain-over-Paris');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(toast(page)).toContainText('Login successful!');
  await expectApart(toast(page), page.getByRole('link', { name: 'Back to Home' }));
  await expectApart(toast(page), page.getByRole('heading', { level: 1 }));
  await expectApart(toast(page), page.getByRole('navigation', { name: 'On this page' }));
});

test('a toast about a failure stays on its page', async ({ page }) => {
  await failToLogIn(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await expect(toast(page)).toHaveCount(0);
});

test('the link to the terms leaves the box as it is, and what was typed', async ({ page, context }) => {
  await page.goto('/register');
  const form = page.getByRole('form', { name: 'Create Account' });
  await form.getByLabel('First name').fill('Ada');
  const opened = context.waitForEvent('page');
  const link = form.getByRole('link', { name: /^Terms/ });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await link.click();
  await (await opened).close();
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await page.reload();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
});

for (const path of ['/', '/login', '/register', '/forgot-password', '/reset-password?token=abc', '/subscribe', '/london', '/about']) {
  test(`${path} doesn't scroll sideways with text at 200 %`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  });
}

test('a plan that can’t be paid for yet says so below the header', async ({ page }) => {
  await arriveUnpaid(page);
  await configure(page);
  await answer(page, '**/api/create-subscription', { success: false, isPlaceholder: true, clientSecret: null, message: 'placeholder' });
  await page.goto('/subscribe');
  await page.getByRole('button', { name: /^Continue with Yearly/ }).click();
  const heading = page.getByRole('heading', { name: 'Payment Setup Pending' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expectApart(page.getByRole('banner'), heading);
});

test('no frame is drawn around the page that the site itself has led to', async ({ page }) => {
  await page.goto('/login');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS('outline-style', 'none');
});

test('a press before the app is there shows that it was taken', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/framework-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Log in' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test.describe('signing out everywhere', () => {
  test.use({ expectedNoise: /Failed to load resource|dynamically imported module|logging out everywhere failed/ });

  test('says that there is no connection, and afterwards that it has failed', async ({ page, context }) => {
    await openAccountPage(page);
    await refuse(page, '**/api/auth/force-logout', 500, 'internal_error', 'Something went wrong on our side');
    const ask = section(page, 'Signed-in browsers').getByRole('button', { name: 'Sign out everywhere' });
    await context.setOffline(true);
    await ask.click();
    await expect(toast(page)).toContainText('You are offline. Please try again when you are connected.');
    await context.setOffline(false);
    await ask.click();
    await page.getByRole('dialog', { name: 'Sign out everywhere?' }).getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(toast(page)).toContainText('Signing out everywhere may not have worked, so other browsers may still be signed in.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/account');
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link to a section of the account page leads to its head', async ({ page }) => {
    await openAccountPage(page, account, '/account#subscription');
    const subscription = section(page, 'Subscription');
    await expect(subscription.getByRole('heading', { name: 'Subscription' })).toBeFocused();
    const banner = await page.getByRole('banner').boundingBox();
    // Below the header, and not at the lower end of the window.
    await expect.poll(async () => (await subscription.boundingBox())?.y).toBeLessThan((banner?.height ?? 0) + 60);
  });
});
