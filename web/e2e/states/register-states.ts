import type { SiteConfig } from '@city-genie/contracts/site-config/routes';
import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { payingConfig, startedPayment, takePayments } from './payment-replies.js';
import { answer, neverAnswer, refuse } from './replies.js';
import { closeToast, failedRequest, holdToast, inToast, parts, type State } from './state.js';
import { member } from './visitors.js';

const registrations = '**/api/auth/register';
const payments = '**/api/create-subscription';

const config: SiteConfig = {
  stripePublishableKey: null,
  stripeJsUrl: null,
  arePaymentsSimulated: false,
  registrationButton: false,
  registrationMode: 'open',
  yearlySavingsLabel: null,
  mapStyleUrl: null,
  devTools: true,
  supportEmail: 'support@example.com',
};

/** Replaces some switches of the installation. */
export async function configure(page: Page, switches: Partial<SiteConfig> = {}): Promise<void> {
  await answer(page, '**/api/config', { ...config, ...switches });
}

const form = (page: Page) => page.getByRole('form', { name: 'Create Account' });
const press = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^Creat/ })
    .click();

async function openRegister(page: Page, switches: Partial<SiteConfig> = {}): Promise<void> {
  await configure(page, switches);
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
}

async function register(page: Page): Promise<void> {
  const field = (label: string) => form(page).getByLabel(label, { exact: true });
  await field('First name').fill('Ada');
  await field('Last name').fill('Lovelace');
  await field('Country').selectOption('France');
  await field('Email').fill('ada@example.com');
  await field('Username').fill('ada');
  await field('Password').fill('Rain-over-Paris');
  await field('Confirm password').fill('Rain-over-Paris');
  await form(page).getByRole('checkbox').check();
  await press(page);
}

async function registered(page: Page, switches: Partial<SiteConfig> = {}): Promise<void> {
  await answer(page, registrations, { success: true, user: member });
  await openRegister(page, switches);
  await register(page);
}

export const registerStates = {
  register: { noise: failedRequest, reach: (page) => openRegister(page) },
  'register, a password begun': {
    after: 'register',
    part: parts.main,
    reach: async (page) => {
      await form(page).getByLabel('Password', { exact: true }).fill('Rain');
      await expect(form(page).getByRole('listitem').filter({ hasText: 'An uppercase letter: done' })).toBeVisible();
    },
  },
  'register, invalid': {
    after: 'register, a password begun',
    part: parts.main,
    reach: async (page) => {
      await form(page).getByLabel('Password', { exact: true }).fill('');
      await press(page);
      await expect(form(page).getByText('First name is required')).toBeVisible();
    },
  },
  'register, two passwords': {
    after: 'register, invalid',
    part: parts.main,
    reach: async (page) => {
      await form(page).getByLabel('Password', { exact: true }).fill('Rain-over-Paris');
      await form(page).getByLabel('Confirm password').fill('Rain-over-Rome');
      await expect(form(page).getByText("Passwords don't match")).toBeVisible();
    },
  },
  'register, name taken': {
    after: 'register, two passwords',
    coversWindow: true,
    reach: async (page) => {
      const username = 'This username is already taken';
      const json = { success: false, code: 'conflict', message: username, requestId: 'e2e', fields: { username } };
      await stub(page, registrations, { status: 409, json });
      await register(page);
      await expect(page.getByText('Registration failed')).toBeVisible();
      await holdToast(page);
    },
  },
  'register, failed': {
    after: 'register, name taken',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, registrations, { status: 502 });
      await register(page);
      await expect(inToast(page, 'Something went wrong. Please try again.')).toBeVisible();
      await holdToast(page);
    },
  },
  'register, mobile menu': {
    part: parts.header,
    onlyOnPhones: true,
    coversWindow: true,
    reach: async (page) => {
      await openRegister(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    },
  },
  'register, on its way': {
    part: parts.main,
    reach: async (page) => {
      await neverAnswer(page, registrations);
      await openRegister(page);
      await register(page);
      await expect(form(page).getByRole('button', { name: 'Creating account…' })).toBeVisible();
    },
  },
  'register, setting up the payment': {
    coversWindow: true,
    reach: async (page) => {
      await neverAnswer(page, payments);
      await registered(page);
      await expect(page.getByText('Account Created!')).toBeVisible();
      await holdToast(page);
      await expect(page.getByText('Setting up your payment...')).toBeVisible();
    },
  },
  'register, payment pending': {
    reach: async (page) => {
      const message = 'Payment is not fully configured';
      await answer(page, payments, { success: false, isPlaceholder: true, clientSecret: null, message, due: null });
      await registered(page);
      await expect(page.getByText('Payment Setup Pending')).toBeVisible();
      await closeToast(page);
    },
  },
  'register, payment form': {
    part: parts.main,
    reach: async (page) => {
      await takePayments(page);
      await answer(page, payments, startedPayment('monthly'));
      await registered(page, payingConfig);
      await expect(page.getByRole('button', { name: 'Pay $4.99' })).toBeVisible();
    },
  },
  'register, payment form after a reload': {
    after: 'register, payment form',
    part: parts.main,
    reach: async (page) => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay $4.99' })).toBeVisible();
    },
  },
  'register, payment over': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await refuse(page, payments, 401, 'unauthenticated', 'Please log in');
      await registered(page);
      await expect(page.getByText('The payment goes on after you log in')).toBeVisible();
      await closeToast(page);
    },
  },
  'register, payment failed': {
    coversWindow: true,
    noise: failedRequest,
    reach: async (page) => {
      await refuse(page, payments, 503, 'service_unavailable', 'Please try again later');
      await registered(page);
      await expect(page.getByText('Payment Setup Failed')).toBeVisible();
      await holdToast(page);
    },
  },
  'register, closed': {
    reach: async (page) => {
      await configure(page, { registrationMode: 'closed' });
      await page.goto('/register');
      await expect(page.getByRole('heading', { level: 1, name: 'Registration temporarily disabled' })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
