import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { openHome, openMenu } from './home-states.js';
import { answer, neverAnswer, refuse } from './replies.js';
import { failedRequest, holdToast, parts, type State } from './state.js';
import { arriveSubscribed } from './visitors.js';

const passwordCalls = '**/api/auth/change-password';
const wrongPassword = 'Your current password is not correct';
const newPassword = 'Window-Seat!';

async function openAccount(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'ada', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
}

const select = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });

async function openDialog(page: Page): Promise<void> {
  await arriveSubscribed(page);
  await openHome(page);
  await openAccount(page);
  await select(page, 'Change Password');
  await expect(dialog(page)).toBeVisible();
}

async function send(page: Page, next: string, again = next): Promise<void> {
  await dialog(page).getByLabel('Current password', { exact: true }).fill('Rain-over-Paris');
  await dialog(page).getByLabel('New password', { exact: true }).fill(next);
  await dialog(page).getByLabel('Confirm new password', { exact: true }).fill(again);
  await dialog(page).getByRole('button', { name: 'Change Password' }).click();
}

async function refused(page: Page, next: string, again: string, text: string): Promise<void> {
  await send(page, next, again);
  await expect(dialog(page).getByRole('alert')).toContainText(text);
  await holdToast(page);
}

/** The menu of a signed-in visitor, the ways out, and another password. */
export const accountMenuStates = {
  'account menu': {
    noise: /Failed to load resource|logout failed/,
    coversWindow: true,
    reach: async (page) => {
      await arriveSubscribed(page);
      await openHome(page);
      await openAccount(page);
    },
  },
  'account menu, logout failed': {
    after: 'account menu',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await refuse(page, '**/api/auth/logout', 503, 'service_unavailable', 'Please try again later');
      // A window that becomes narrow has another menu.
      await openAccount(page);
      await select(page, 'Logout');
      await expect(page.getByText('Failed to logout. Please try again.')).toBeVisible();
      await holdToast(page);
    },
  },
  'a session that has ended': {
    part: 'body',
    noise: failedRequest,
    coversWindow: true,
    reach: async (page) => {
      await arriveSubscribed(page);
      await page.goto('/newyork?mood=creative-alternative&time=1-2-hours');
      await refuse(page, '**/api/newyork/search', 401, 'unauthenticated', 'Please log in');
      await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
      await expect(page.getByRole('heading', { name: 'New York Access Restricted' })).toBeVisible();
      await holdToast(page);
    },
  },
  'change password': { part: parts.dialog, noise: failedRequest, coversWindow: true, reach: openDialog },
  'change password, not the same': {
    after: 'change password',
    part: parts.dialog,
    coversWindow: true,
    reach: (page) => refused(page, newPassword, 'Window-Sea', 'New passwords do not match'),
  },
  'change password, too short': {
    after: 'change password, not the same',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await refused(page, 'Wind!', 'Wind!', 'New password must be at least 6 characters long');
    },
  },
  'change password, refused': {
    after: 'change password, too short',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, passwordCalls, {
        status: 400,
        json: {
          success: false,
          code: 'validation_failed',
          message: wrongPassword,
          fields: { currentPassword: wrongPassword },
          requestId: 'e2e',
        },
      });
      await refused(page, newPassword, newPassword, wrongPassword);
    },
  },
  'change password, failed': {
    after: 'change password, refused',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, passwordCalls, { status: 502 });
      await refused(page, newPassword, newPassword, 'Failed to change password');
    },
  },
  'change password, done': {
    after: 'change password, failed',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await answer(page, passwordCalls, { success: true, message: 'Password changed successfully' });
      await send(page, newPassword);
      await expect(page.getByText('Password changed successfully')).toBeVisible();
      await holdToast(page);
    },
  },
  'change password, changing': {
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await openDialog(page);
      await neverAnswer(page, passwordCalls);
      await send(page, newPassword);
      await expect(dialog(page).getByRole('button', { name: 'Changing...' })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
