import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { configure } from './register-states.js';
import { answer, neverAnswer, refuse } from './replies.js';
import { closeToast, failedRequest, holdToast, inToast, parts, type State } from './state.js';

const forgotCalls = '**/api/auth/forgot-password';
const resetCalls = '**/api/auth/reset-password';
const testCalls = '**/api/test-verification-email';

const forgotForm = (page: Page) => page.getByRole('form', { name: 'Forgot password' });
const resetForm = (page: Page) => page.getByRole('form', { name: 'Reset password' });
const testForm = (page: Page) => page.getByRole('form', { name: 'Test verification' });

async function ask(page: Page): Promise<void> {
  await forgotForm(page).getByLabel('Email').fill('ada@example.com');
  await forgotForm(page).getByRole('button', { name: /^Send/ }).click();
}

async function openReset(page: Page): Promise<void> {
  await page.goto('/reset-password?token=abc');
  await expect(resetForm(page)).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
}

async function reset(page: Page, again = 'Rain over Paris 7'): Promise<void> {
  await resetForm(page).getByLabel('New password', { exact: true }).fill('Rain over Paris 7');
  await resetForm(page).getByLabel('Confirm password').fill(again);
  await resetForm(page).getByRole('button', { name: 'Reset Password' }).click();
}

async function makeLink(page: Page): Promise<void> {
  await testForm(page).getByLabel('Email').fill('ada@example.com');
  await testForm(page).getByLabel('First name').fill('Ada');
  await testForm(page).getByRole('button', { name: 'Generate Test Verification Link' }).click();
}

const verified = (query: string, title: string): State => ({
  reach: async (page) => {
    await page.goto(`/verify-email${query}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
});

/** What mails lead to, and the developers' tool beside it. */
export const recoveryStates = {
  'forgot password': {
    noise: failedRequest,
    reach: async (page) => {
      await page.goto('/forgot-password');
      await expect(forgotForm(page)).toBeVisible();
    },
  },
  'forgot password, invalid': {
    after: 'forgot password',
    part: parts.main,
    reach: async (page) => {
      await forgotForm(page).getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    },
  },
  'forgot password, failed': {
    after: 'forgot password, invalid',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, forgotCalls, { status: 502 });
      await ask(page);
      await expect(inToast(page, 'Failed to send reset email. Please try again.')).toBeVisible();
      await holdToast(page);
    },
  },
  'forgot password, sent': {
    after: 'forgot password, failed',
    coversWindow: true,
    reach: async (page) => {
      const message = "If that email is registered, you'll receive password reset instructions";
      await answer(page, forgotCalls, { success: true, message });
      await ask(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
      await holdToast(page);
    },
  },
  'forgot password, on its way': {
    part: parts.main,
    reach: async (page) => {
      await neverAnswer(page, forgotCalls);
      await page.goto('/forgot-password');
      await ask(page);
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    },
  },
  'reset password': { noise: failedRequest, reach: openReset },
  'reset password, two passwords': {
    after: 'reset password',
    part: parts.main,
    reach: async (page) => {
      await reset(page, 'Rain over Paris 8');
      await expect(page.getByText("Passwords don't match")).toBeVisible();
    },
  },
  'reset password, failed': {
    after: 'reset password, two passwords',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, resetCalls, { status: 502 });
      await reset(page);
      await expect(inToast(page, 'Failed to reset password. The link may be expired.')).toBeVisible();
      await holdToast(page);
    },
  },
  'reset password, link of no use': {
    after: 'reset password, failed',
    part: parts.main,
    reach: async (page) => {
      await refuse(page, resetCalls, 400, 'invalid_token', 'This password reset link is invalid or expired.');
      await reset(page);
      await expect(page.getByRole('link', { name: 'Request New Reset Link' })).toBeVisible();
      await closeToast(page);
    },
  },
  'reset password, done': {
    coversWindow: true,
    reach: async (page) => {
      await answer(page, resetCalls, { success: true, message: 'Password Reset Successfully' });
      await openReset(page);
      await reset(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Complete' })).toBeFocused();
      await holdToast(page);
    },
  },
  'reset password, no token': {
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await page.goto('/reset-password');
      await expect(page).toHaveURL('/forgot-password');
      await expect(page.getByText('Invalid Link', { exact: true })).toBeVisible();
      await holdToast(page);
    },
  },
  'verify email, success': verified('?success=true&email=ada@example.com', 'Email Verified!'),
  'verify email, opened twice': verified('?error=invalid_or_expired', 'Email Verified!'),
  'verify email, verified before': verified('?error=already_verified', 'Email Verified!'),
  'verify email, invalid token': verified('?error=invalid_token', 'Verification Failed'),
  'verify email, server error': verified('?error=server_error', 'Verification Failed'),
  'verify email, another error': verified('?error=unheard_of', 'Verification Failed'),
  'verify email, incomplete': verified('', 'Invalid Verification Link'),
  'verify email, way back explained': {
    after: 'verify email, incomplete',
    part: parts.main,
    coversWindow: true,
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Back to Registration' }).focus();
      await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
    },
  },
  'test verification': {
    noise: failedRequest,
    reach: async (page) => {
      await configure(page);
      await page.goto('/test-verification');
      await expect(testForm(page)).toBeVisible();
    },
  },
  'test verification, invalid': {
    after: 'test verification',
    part: parts.main,
    reach: async (page) => {
      await testForm(page).getByRole('button').click();
      await expect(page.getByText('Please enter both email and first name').first()).toBeVisible();
    },
  },
  'test verification, failed': {
    after: 'test verification, invalid',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, testCalls, { status: 502 });
      await makeLink(page);
      await expect(page.getByText('Failed to generate test email')).toBeVisible();
      await holdToast(page);
    },
  },
  'test verification, link made': {
    after: 'test verification, failed',
    part: parts.main,
    reach: async (page) => {
      const verificationUrl = 'http://localhost:8080/api/auth/verify-email?token=q1Yb7uHkqk2m5Wc0Zt8n.3fJd9LxVtGq2sRw6';
      await answer(page, testCalls, { success: true, verificationUrl, message: 'Test verification link generated' });
      await makeLink(page);
      await expect(page.getByRole('link', { name: /^Test This Link/ })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
