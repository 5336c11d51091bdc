import { expect, type Page } from '@playwright/test';
import { account, guarded, openAccountPage, recoveryCodes, section, startedSecondFactor, tellAccount } from './account-replies.js';
import { answer, refuse, refuseFields } from './replies.js';
import { failedRequest, parts, type State } from './state.js';
import { arriveSubscribed } from './visitors.js';

const name = 'Two-step verification';
const setUpCalls = '**/api/account/second-factor';
const stepUpCalls = '**/api/auth/step-up';
const confirmCalls = '**/api/account/email/confirm';

const stepUp = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' });
const codeForm = (page: Page) => page.getByRole('form', { name });

const newEmail = 'ada@harbour.example';
const waiting = { ...account, pendingEmail: newEmail };

/** Another page behind a link to a new address. */
const confirmed = (reply: (page: Page) => Promise<void>, title: string): State => ({
  part: parts.main,
  noise: failedRequest,
  reach: async (page) => {
    await arriveSubscribed(page);
    await tellAccount(page, waiting);
    await reply(page);
    await page.goto('/confirm-email?token=abc');
    await page.getByRole('button', { name: 'Confirm my new address' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
});

/** The second factor on the account page, at a login and as a step-up; and the page behind the link to a new address. */
export const secondFactorStates = {
  'two steps, being set up': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await openAccountPage(page);
      await answer(page, setUpCalls, startedSecondFactor);
      await section(page, name).getByRole('button', { name: 'Set up two-step verification' }).click();
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    },
  },
  'two steps, on a phone': {
    part: parts.main,
    noise: failedRequest,
    onlyOnPhones: true,
    reach: async (page) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await openAccountPage(page);
      await answer(page, setUpCalls, startedSecondFactor);
      await section(page, name).getByRole('button', { name: 'Set up two-step verification' }).click();
      await expect(page.getByRole('link', { name: 'Open in your authenticator app' })).toBeVisible();
    },
  },
  'two steps, wrong code': {
    after: 'two steps, being set up',
    part: parts.main,
    reach: async (page) => {
      await refuseFields(page, `${setUpCalls}/confirm`, { code: 'This code is not correct' });
      await page.getByLabel('The six digits that the app shows now').fill('204816');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByText('This code is not correct')).toBeVisible();
    },
  },
  'two steps, recovery codes': {
    after: 'two steps, wrong code',
    part: parts.main,
    reach: async (page) => {
      await answer(page, `${setUpCalls}/confirm`, recoveryCodes);
      await tellAccount(page, guarded);
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
    },
  },
  'two steps, on': {
    after: 'two steps, recovery codes',
    part: parts.main,
    reach: async (page) => {
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await expect(section(page, name).getByText(/^It is on:/)).toBeVisible();
    },
  },
  'two steps, about to be turned off': {
    after: 'two steps, on',
    part: parts.main,
    reach: async (page) => {
      await section(page, name).getByRole('button', { name: 'Turn off' }).click();
      await expect(section(page, name).getByRole('button', { name: 'Turn it off' })).toBeVisible();
    },
  },
  'two steps, needed by an administrator': {
    part: parts.main,
    reach: (page) =>
      openAccountPage(page, {
        ...account,
        isAdmin: true,
        secondFactor: { ...guarded.secondFactor, isRequired: true, recoveryCodesLeft: 2 },
      }),
  },
  'step-up, password': {
    part: parts.dialog,
    coversWindow: true,
    noise: failedRequest,
    reach: async (page) => {
      await openAccountPage(page);
      await refuse(page, setUpCalls, 403, 'step_up_required', 'Please confirm that it is you');
      await section(page, name).getByRole('button', { name: 'Set up two-step verification' }).click();
      await expect(stepUp(page).getByLabel('Password', { exact: true })).toBeFocused();
    },
  },
  'step-up, wrong password': {
    after: 'step-up, password',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await refuseFields(page, stepUpCalls, { password: 'This password is not correct' });
      await stepUp(page).getByLabel('Password', { exact: true }).fill('wrong');
      await stepUp(page).getByRole('button', { name: 'Confirm' }).click();
      await expect(stepUp(page).getByText('This password is not correct')).toBeVisible();
    },
  },
  'step-up, code': {
    part: parts.dialog,
    coversWindow: true,
    noise: failedRequest,
    reach: async (page) => {
      await openAccountPage(page, guarded);
      await refuse(page, `${setUpCalls}/recovery-codes`, 403, 'step_up_required', 'Please confirm that it is you');
      await section(page, name).getByRole('button', { name: 'New recovery codes' }).click();
      await section(page, name).getByRole('button', { name: 'Make new codes' }).click();
      await expect(stepUp(page).getByLabel('Code from your authenticator app')).toBeFocused();
      await stepUp(page).getByLabel('Code from your authenticator app').fill('204');
    },
  },
  'step-up, recovery code': {
    after: 'step-up, code',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await stepUp(page).getByRole('button', { name: 'Use a recovery code instead' }).click();
      await expect(stepUp(page).getByLabel('Recovery code')).toBeFocused();
    },
  },
  'login, code': {
    noise: failedRequest,
    reach: async (page) => {
      await refuse(page, '**/api/auth/login', 401, 'second_factor_required', 'Please enter the code of your authenticator app');
      await page.goto('/login');
      const form = page.getByRole('form', { name: 'Login' });
      await form.getByLabel('Username or email').fill('ada');
      await form.getByLabel('Password', { exact: true }).fill('Rain-over-Paris');
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(codeForm(page).getByLabel('Code from your authenticator app')).toBeFocused();
    },
  },
  'login, wrong code': {
    after: 'login, code',
    part: parts.main,
    reach: async (page) => {
      await refuse(page, '**/api/auth/second-factor', 401, 'invalid_credentials', 'This code is not correct');
      await codeForm(page).getByLabel('Code from your authenticator app').fill('204816');
      await codeForm(page).getByRole('button', { name: 'Log in' }).click();
      await expect(codeForm(page).getByText('This code is not correct')).toBeVisible();
    },
  },
  'login, recovery code': {
    after: 'login, wrong code',
    part: parts.main,
    reach: async (page) => {
      await codeForm(page).getByRole('button', { name: 'Use a recovery code instead' }).click();
      await expect(codeForm(page).getByLabel('Recovery code')).toBeFocused();
    },
  },
  'login, taken too long': {
    after: 'login, recovery code',
    part: parts.main,
    reach: async (page) => {
      await refuse(page, '**/api/auth/second-factor', 401, 'unauthenticated', 'Please log in to continue');
      await codeForm(page).getByLabel('Recovery code').fill('7kfm-2qxa');
      await codeForm(page).getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText(/^That took too long/)).toBeVisible();
    },
  },
  'new email': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await arriveSubscribed(page);
      await tellAccount(page, waiting);
      await page.goto('/confirm-email?token=abc');
      await expect(page.getByText(newEmail)).toBeVisible();
    },
  },
  'new email, failed': {
    after: 'new email',
    part: parts.main,
    reach: async (page) => {
      await refuse(page, confirmCalls, 503, 'service_unavailable', 'Please try again later');
      await page.getByRole('button', { name: 'Confirm my new address' }).click();
      await expect(page.getByText('Please try again later')).toBeVisible();
    },
  },
  'new email, confirmed': confirmed((page) => answer(page, confirmCalls, { success: true, message: 'Changed' }), 'Your new address'),
  'new email, already confirmed': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await arriveSubscribed(page);
      await tellAccount(page, account);
      await answer(page, confirmCalls, { success: true, message: 'Changed' });
      await page.goto('/confirm-email?token=abc');
      await expect(page.getByRole('heading', { level: 1, name: 'Already confirmed' })).toBeVisible();
    },
  },
  'new email, link of no use': confirmed((page) => refuse(page, confirmCalls, 400, 'invalid_token', 'No'), 'This link has had its day'),
  'new email, unavailable': confirmed((page) => refuse(page, confirmCalls, 409, 'conflict', 'No'), 'Not this address'),
} as const satisfies Record<string, State>;
