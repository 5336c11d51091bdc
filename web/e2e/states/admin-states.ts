import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { answerUsers } from './admin-replies.js';
import { answer, neverAnswer, refuse } from './replies.js';
import { closeToast, failedRequest, parts, type State, said } from './state.js';
import { arriveAsAdmin, arriveSubscribed, arriveUnknown } from './visitors.js';

const userCalls = '**/api/admin/users';
const adminCalls = '**/api/admin/users/*/admin';
const deletions = '**/api/admin/users/*';

const rights = (page: Page, username: string) => page.getByRole('switch', { name: `Administrator ${username}` });

async function openUsers(page: Page, query = ''): Promise<void> {
  await arriveAsAdmin(page);
  await answerUsers(page);
  await page.goto(`/admin${query}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete mallory' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete user' })).toBeVisible();
}

const answerDialog = (page: Page, button: string) => page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();

/** The dashboard of administrators, and who may not see it. */
export const adminStates = {
  'admin, denied': {
    reach: async (page) => {
      await arriveSubscribed(page);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    },
  },
  'admin, anonymous': {
    part: parts.main,
    reach: async (page) => {
      await page.goto('/admin');
      await expect(page).toHaveURL('/login?redirect=/admin');
    },
  },
  'admin, checking': {
    part: parts.main,
    reach: async (page) => {
      await arriveUnknown(page);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    },
  },
  'admin button': {
    coversWindow: true,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
    },
  },
  'users, loading': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await neverAnswer(page, userCalls);
      await page.goto('/admin');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  users: { reach: openUsers },
  'users, own row explained': {
    after: 'users',
    part: parts.main,
    coversWindow: true,
    reach: async (page) => {
      await rights(page, 'ada').focus();
      await expect(page.getByRole('tooltip', { name: 'You can’t change your own rights' })).toBeVisible();
    },
  },
  'users, grant?': {
    noise: failedRequest,
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await openUsers(page);
      await rights(page, 'mallory').click();
      await expect(page.getByRole('dialog', { name: 'Make this user an administrator?' })).toBeVisible();
    },
  },
  'users, granted': {
    after: 'users, grant?',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await answer(page, adminCalls, { success: true, message: 'User granted admin privileges' });
      await answerDialog(page, 'Make administrator');
      await said(page, 'User granted admin privileges');
    },
  },
  'users, removal?': {
    after: 'users, granted',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await closeToast(page);
      await rights(page, 'mallory').click();
      await expect(page.getByRole('dialog', { name: 'Take away administrator rights?' })).toBeVisible();
    },
  },
  'users, removed': {
    after: 'users, removal?',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await answerDialog(page, 'Take away');
      await said(page, 'User removed from admin privileges');
    },
  },
  'users, rights not changed': {
    after: 'users, removed',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await closeToast(page);
      await stub(page, adminCalls, { status: 502 });
      await rights(page, 'mallory').click();
      await answerDialog(page, 'Make administrator');
      await said(page, 'Failed to update admin status');
    },
  },
  'users, delete?': {
    noise: failedRequest,
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await openUsers(page);
      await askToDelete(page);
    },
  },
  'users, not deleted': {
    after: 'users, delete?',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, deletions, { status: 502 });
      await answerDialog(page, 'Delete');
      await said(page, 'Failed to delete user');
    },
  },
  'users, deleted': {
    after: 'users, not deleted',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await closeToast(page);
      await answer(page, deletions, { success: true, message: 'User "mallory" has been deleted successfully' });
      await askToDelete(page);
      await answerDialog(page, 'Delete');
      await said(page, 'User "mallory" has been deleted successfully');
    },
  },
  'users, one busy': {
    part: parts.main,
    reach: async (page) => {
      await openUsers(page);
      await neverAnswer(page, adminCalls);
      await rights(page, 'mallory').click();
      await answerDialog(page, 'Make administrator');
      await expect(rights(page, 'mallory')).toHaveAttribute('aria-busy', 'true');
    },
  },
  'users, a later page': { part: parts.main, reach: (page) => openUsers(page, '?order=username&page=5') },
  'users, administrators only': {
    part: parts.main,
    reach: async (page) => {
      await openUsers(page, '?only=admins');
      await expect(page.getByRole('table').getByText('2 administrators')).toBeVisible();
    },
  },
  'users, none match': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answerUsers(page);
      await page.goto('/admin?q=zanzibar');
      await expect(page.getByRole('table').getByText('No users match “zanzibar”')).toBeVisible();
    },
  },
  'users, failed': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await stub(page, userCalls, { status: 502 });
      await page.goto('/admin');
      await said(page, 'Failed to fetch users');
    },
  },
  'users, second factor to be set up': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await refuse(page, userCalls, 403, 'second_factor_setup_required', 'Please set up two-step verification first');
      await page.goto('/admin');
      await expect(page.getByRole('link', { name: 'Set up two-step verification' })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
