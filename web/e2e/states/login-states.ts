import { expect, type Page } from '@playwright/test';
import { answer, neverAnswer, refuse } from './replies.js';
import { failedRequest, holdToast, parts, type State } from './state.js';
import { member } from './visitors.js';

const calls = '**/api/auth/login';

const form = (page: Page) => page.getByRole('form', { name: 'Login' });
const resendForm = (page: Page) => page.getByRole('form', { name: 'Resend link' });
const correctForm = (page: Page) => page.getByRole('form', { name: 'Wrong address?' });

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
}

async function logIn(page: Page): Promise<void> {
  await form(page).getByLabel('Username or email').fill('ada');
  await form(page).getByLabel('Password', { exact: true }).fill('Rain-over-Paris');
  await form(page).getByRole('button', { name: /^Log/ }).click();
}

export const loginStates = {
  login: { noise: failedRequest, reach: openLogin },
  'login, password shown': {
    after: 'login',
    part: parts.main,
    reach: async (page) => {
      await form(page).getByLabel('Password', { exact: true }).fill('Rain-over-Paris');
      await form(page).getByRole('button', { name: 'Show password' }).click();
      await expect(form(page).getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    },
  },
  'login, invalid': {
    after: 'login, password shown',
    part: parts.main,
    reach: async (page) => {
      await form(page).getByLabel('Password', { exact: true }).fill('');
      await form(page).getByRole('button', { name: 'Log in' }).click();
      await expect(form(page).getByText('Please enter your password')).toBeVisible();
    },
  },
  'login, failed': {
    after: 'login, invalid',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await refuse(page, calls, 401, 'invalid_credentials', 'Invalid username or password.');
      await logIn(page);
      await expect(page.getByText('Login failed')).toBeVisible();
      await holdToast(page);
    },
  },
  'login, not verified': {
    after: 'login, failed',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await refuse(page, calls, 403, 'email_not_verified', 'Please verify your email address first. We have sent you a link.');
      await logIn(page);
      await expect(page.getByRole('alert').getByRole('link', { name: 'Resend link' })).toBeVisible();
      await holdToast(page);
    },
  },
  'login, asking for the address': {
    after: 'login, not verified',
    part: parts.main,
    reach: async (page) => {
      await page.getByRole('alert').getByRole('link', { name: 'Resend link' }).click();
      await expect(page.getByRole('heading', { name: 'Resend link' })).toBeFocused();
    },
  },
  'login, another link sent': {
    after: 'login, asking for the address',
    part: parts.main,
    reach: async (page) => {
      const message = "If that email is registered and not yet verified, you'll receive a new link";
      await answer(page, '**/api/auth/resend-verification', { success: true, message });
      await resendForm(page).getByLabel('Email').fill('ada@example.com');
      await resendForm(page).getByRole('button', { name: 'Resend link' }).click();
      await expect(page.getByText(message)).toBeVisible();
    },
  },
  'login, correcting the address': {
    after: 'login, another link sent',
    part: parts.main,
    reach: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Wrong address?' }).last().click();
      await expect(page.getByRole('heading', { name: 'Wrong address?' })).toBeFocused();
    },
  },
  'login, address corrected': {
    after: 'login, correcting the address',
    part: parts.main,
    reach: async (page) => {
      const message = 'If that address can be used, we have sent a link to it.';
      await answer(page, '**/api/auth/correct-email', { success: true, message });
      await correctForm(page).getByLabel('New email').fill('ada@example.net');
      await correctForm(page).getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByText('we have sent a link to it')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Use another address' })).toBeVisible();
    },
  },
  'login, on its way': {
    part: parts.main,
    reach: async (page) => {
      await neverAnswer(page, calls);
      await openLogin(page);
      await logIn(page);
      await expect(form(page).getByRole('button', { name: 'Logging in…' })).toBeVisible();
    },
  },
  'login, to go on': {
    part: parts.main,
    reach: async (page) => {
      await page.goto('/account');
      await expect(page.getByText('Log in to go on to the page that you wanted.')).toBeVisible();
    },
  },
  'login, after the payment': {
    part: parts.main,
    reach: async (page) => {
      await openLogin(page);
      const mailedTo = 'ada.lovelace-of-the-analytical-engine@example.com';
      // As the page after the payment leaves it in the entry of the history.
      await page.evaluate((usr) => history.replaceState({ usr, key: 'paid', idx: 0 }, ''), { loginReason: 'paid', mailedTo });
      await page.reload();
      await expect(page.getByText(/^Your payment has arrived/)).toContainText(mailedTo);
    },
  },
  'login, welcome': {
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      const admin = { ...member, isAdmin: true };
      await answer(page, calls, { success: true, user: admin });
      await answer(page, '**/api/auth/user', admin);
      await openLogin(page);
      await logIn(page);
      await expect(page).toHaveURL('/');
      await expect(page.getByText('Login successful!')).toBeVisible();
      await holdToast(page);
    },
  },
  'login, payment required': {
    part: parts.toast,
    coversWindow: true,
    noise: failedRequest,
    reach: async (page) => {
      await refuse(page, calls, 402, 'payment_required', 'Payment required');
      await openLogin(page);
      await logIn(page);
      await expect(page.getByText('Payment Required', { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/subscribe');
      await holdToast(page);
    },
  },
  'login, account just created': {
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await page.goto('/login?message=stripe-pending');
      await expect(page.getByText('Account Created Successfully!')).toBeVisible();
      await holdToast(page);
    },
  },
} as const satisfies Record<string, State>;
