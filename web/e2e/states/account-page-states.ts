import { expect, type Page } from '@playwright/test';
import { account, openAccountPage, section, tellAccount, tellSessions } from './account-replies.js';
import { answer, neverAnswer, refuse, refuseFields } from './replies.js';
import { failedRequest, parts, type State } from './state.js';
import { arriveSubscribed, arriveUnpaid } from './visitors.js';

const newEmail = 'ada@harbour.example';

const deletion = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

async function sendEmail(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Change email' });
  await form.getByLabel('New email').fill(newEmail);
  await form.getByLabel('Password', { exact: true }).fill('Rain-over-Paris');
  await form.getByRole('button', { name: 'Send me the link' }).click();
}

async function sendDeletion(page: Page): Promise<void> {
  await deletion(page).getByLabel('Your username, to confirm: ada').fill('ada');
  await deletion(page).getByLabel('Password', { exact: true }).fill('Rain-over-Paris');
  await deletion(page).getByRole('button', { name: 'Delete for good' }).click();
}

/** The account page: who the user is, their address, browsers, mails, data and the way out. */
export const accountPageStates = {
  account: { noise: failedRequest, reach: openAccountPage },
  'account, another email': {
    after: 'account',
    part: parts.main,
    reach: async (page) => {
      await section(page, 'Email').getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByLabel('New email')).toBeFocused();
    },
  },
  'account, another email refused': {
    after: 'account, another email',
    part: parts.main,
    reach: async (page) => {
      await refuseFields(page, '**/api/account/email', { currentPassword: 'This password is not correct' });
      await sendEmail(page);
      await expect(page.getByText('This password is not correct')).toBeVisible();
    },
  },
  'account, another email waits': {
    after: 'account, another email refused',
    part: parts.main,
    reach: async (page) => {
      await answer(page, '**/api/account/email', { success: true, message: 'We have sent a link' });
      await tellAccount(page, { ...account, pendingEmail: newEmail });
      await sendEmail(page);
      await expect(section(page, 'Email').getByRole('button', { name: 'Cancel the change' })).toBeVisible();
    },
  },
  'account, the link once more': {
    after: 'account, another email waits',
    part: parts.main,
    reach: async (page) => {
      await section(page, 'Email').getByRole('button', { name: 'Send the link again' }).click();
      await expect(page.getByRole('form', { name: 'Change email' }).getByLabel('Password', { exact: true })).toBeFocused();
    },
  },
  'account, a browser signed out': {
    after: 'account, the link once more',
    part: parts.main,
    reach: async (page) => {
      await answer(page, '**/api/account/sessions/*', { success: true, message: 'Signed out' });
      await section(page, 'Signed-in browsers').getByRole('button', { name: 'Sign out Safari on iOS, phone' }).click();
      await expect(section(page, 'Signed-in browsers').getByRole('status')).toContainText('Signed out: Safari on iOS, phone');
    },
  },
  'account, mails saved': {
    after: 'account, a browser signed out',
    part: parts.main,
    reach: async (page) => {
      const preferences = { signInNotices: false, newsCities: ['paris', 'rome'] };
      await answer(page, '**/api/account/preferences', { success: true, preferences });
      await section(page, 'Mails').getByRole('switch').click();
      await expect(section(page, 'Mails').getByRole('status')).toHaveText('Saved');
    },
  },
  'account, mails not saved': {
    after: 'account, mails saved',
    part: parts.main,
    reach: async (page) => {
      await refuse(page, '**/api/account/preferences', 503, 'service_unavailable', 'Please try again later');
      await section(page, 'Mails').getByLabel('Tokyo').click();
      await expect(section(page, 'Mails').getByRole('alert')).toHaveText('Please try again later');
    },
  },
  'account, no file': {
    after: 'account, mails not saved',
    part: parts.main,
    reach: async (page) => {
      await refuse(page, '**/api/account/export', 429, 'rate_limited', 'That was a lot of exports. Please try again later.');
      await section(page, 'Your data').getByRole('button', { name: 'Download my data' }).click();
      await expect(section(page, 'Your data').getByRole('alert')).toBeVisible();
    },
  },
  'delete account': {
    after: 'account, no file',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await section(page, 'Delete account').getByRole('button').click();
      await expect(deletion(page)).toBeVisible();
    },
  },
  'delete account, refused': {
    after: 'delete account',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await refuse(page, '**/api/account', 409, 'conflict', 'You are the only administrator. Make somebody else one first.');
      await sendDeletion(page);
      await expect(deletion(page).getByRole('alert').filter({ hasText: 'You are the only administrator' })).toBeVisible();
    },
  },
  'account, deleted': {
    after: 'delete account, refused',
    reach: async (page) => {
      await answer(page, '**/api/account', { success: true, message: 'Your account is deleted' });
      await page.context().clearCookies({ name: 'signed_in' });
      await sendDeletion(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeFocused();
    },
  },
  'account, unpaid': {
    part: parts.main,
    reach: async (page) => {
      await openAccountPage(page, { ...account, subscriptionStatus: 'incomplete' });
      await arriveUnpaid(page);
      await expect(section(page, 'Profile').getByText('Subscription')).toHaveCount(0);
    },
  },
  'account, a long address': {
    part: parts.main,
    reach: async (page) => {
      const email = 'ada.lovelace@analytical-engines.example';
      await openAccountPage(page, { ...account, email });
      await expect(section(page, 'Profile').getByText(email)).toBeVisible();
    },
  },
  'sign out everywhere': {
    part: parts.dialog,
    coversWindow: true,
    noise: failedRequest,
    reach: async (page) => {
      await openAccountPage(page);
      await section(page, 'Signed-in browsers').getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign out everywhere?' })).toBeVisible();
    },
  },
  'login, signed out everywhere': {
    after: 'sign out everywhere',
    reach: async (page) => {
      await answer(page, '**/api/auth/force-logout', { success: true, message: 'You are logged out' });
      await page.context().clearCookies({ name: 'signed_in' });
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'You’re signed out everywhere.' })).toBeVisible();
    },
  },
  'account, on its way': {
    part: parts.main,
    reach: async (page) => {
      await arriveSubscribed(page);
      await neverAnswer(page, '**/api/account');
      await tellSessions(page);
      await page.goto('/account');
      await expect(page.getByText('Your account is being looked up')).toBeAttached();
    },
  },
  'account, out of reach': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await arriveSubscribed(page);
      await refuse(page, '**/api/account', 503, 'service_unavailable', 'Please try again later');
      await tellSessions(page);
      await page.goto('/account');
      await expect(page.getByText('Your account can’t be shown just now')).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
