import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { answerUsers, otherEntries, someEntries } from './admin-replies.js';
import { answer } from './replies.js';
import { failedRequest, parts, type State, said } from './state.js';
import { arriveAsAdmin } from './visitors.js';

const auditCalls = '**/api/admin/audit*';

async function openAudit(page: Page, query = ''): Promise<void> {
  await arriveAsAdmin(page);
  await answer(page, auditCalls, someEntries);
  await page.goto(`/admin?tab=audit${query}`);
  await expect(page.getByText('All actions')).toBeAttached();
}

/** The log of another service, and the names that the list of users has for its ids. */
async function openOther(page: Page, log: keyof typeof otherEntries): Promise<void> {
  await arriveAsAdmin(page);
  await answerUsers(page);
  await answer(page, `**/api/admin/${log}/audit*`, otherEntries[log]);
  await page.goto(`/admin?tab=audit&log=${log}`);
  await expect(page.getByRole('link', { name: 'grace.hopper' }).first()).toBeVisible();
}

/** The log of what was done to accounts and sessions. */
export const auditStates = {
  'audit log': { reach: openAudit },
  'audit log, details open': {
    after: 'audit log',
    part: parts.main,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Details' }).first().click();
      await expect(page.getByText('2025-11-21 10:04:31.123 UTC')).toBeVisible();
    },
  },
  'audit log, one person': {
    part: parts.main,
    reach: (page) => openAudit(page, '&user=65f1c0ffee0123456789a001&from=2025-11-20&to=2025-11-21'),
  },
  'audit log, looking for a user': {
    part: parts.main,
    reach: async (page) => {
      await answerUsers(page);
      await openAudit(page);
      await page.getByRole('searchbox', { name: 'Look for a user' }).fill('visitor-12');
      await expect(page.getByText('92 users match “visitor-12”; these are the first 5')).toBeVisible();
    },
  },
  'audit log, days turned round': {
    part: parts.main,
    reach: async (page) => {
      await openAudit(page, '&from=2025-11-21&to=2025-11-20');
      await expect(page.getByText('Must be Friday 21 November 2025 or later')).toBeVisible();
    },
  },
  'audit log, nothing': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answer(page, auditCalls, { ...someEntries, entries: [], next: null });
      await page.goto('/admin?tab=audit&from=2035-01-01');
      await expect(page.getByText('No entries match.')).toBeVisible();
    },
  },
  'audit log, waitlist': { part: parts.main, reach: (page) => openOther(page, 'waitlist') },
  'audit log, places': { part: parts.main, reach: (page) => openOther(page, 'places') },
  'audit log, failed': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await stub(page, auditCalls, { status: 502 });
      await page.goto('/admin?tab=audit');
      await said(page, 'Failed to fetch the audit log');
    },
  },
} as const satisfies Record<string, State>;
