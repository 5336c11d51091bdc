import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { neverAnswer, refuse } from './replies.js';
import { closeToast, failedRequest, parts, type State, said } from './state.js';
import { arriveAsAdmin } from './visitors.js';
import {
  answerExport,
  answerInvitations,
  answerWaitlist,
  exportCalls,
  figureCalls,
  invitationCalls,
  listCalls,
} from './waitlist-tab-replies.js';

const tab = '/admin?tab=waitlist';

async function openWaitlist(page: Page, query = ''): Promise<void> {
  await arriveAsAdmin(page);
  await answerWaitlist(page);
  await page.goto(`${tab}${query}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByText('1,050')).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answerDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function selectThree(page: Page): Promise<void> {
  for (const name of ['Sofia Kovalevskaya', '<script>alert(1)</script>', '=cmd|calc']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await expect(page.getByText('3 selected.')).toBeVisible();
}

/** The waitlist as administrators see it, and what they do with it. */
export const waitlistTabStates = {
  'waitlist tab, loading': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await neverAnswer(page, listCalls);
      await neverAnswer(page, figureCalls);
      await page.goto(tab);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  'waitlist tab': { reach: openWaitlist },
  'waitlist tab, some selected': { after: 'waitlist tab', part: parts.main, reach: selectThree },
  'waitlist tab, invite several?': {
    after: 'waitlist tab, some selected',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await button(page, 'Invite selected').click();
      await expect(page.getByRole('dialog', { name: 'Invite 3 people?' })).toBeVisible();
    },
  },
  'waitlist tab, several invited': {
    after: 'waitlist tab, invite several?',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await answerInvitations(page, 2);
      await answerDialog(page, 'Send 3 invitations');
      await said(
        page,
        '1 person is invited. 2 were skipped: the same person under another city, not confirmed yet, invited within the last day, or gone.',
      );
    },
  },
  'waitlist tab, nobody invited': {
    after: 'waitlist tab, several invited',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await closeToast(page);
      await answerInvitations(page, 1);
      await button(page, 'Invite Sofia Kovalevskaya').click();
      await answerDialog(page, 'Send invitation');
      await said(page, 'Nobody was invited');
    },
  },
  'waitlist tab, invite one?': {
    noise: failedRequest,
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await openWaitlist(page);
      await button(page, 'Invite again <script>alert(1)</script>').click();
      await expect(page.getByRole('dialog', { name: 'Invite this person?' })).toBeVisible();
    },
  },
  'waitlist tab, not invited': {
    after: 'waitlist tab, invite one?',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, invitationCalls, { status: 502 });
      await answerDialog(page, 'Send invitation');
      await said(page, 'Failed to send the invitation');
    },
  },
  'waitlist tab, one busy': {
    part: parts.main,
    reach: async (page) => {
      await openWaitlist(page);
      await neverAnswer(page, invitationCalls);
      await button(page, 'Invite Sofia Kovalevskaya').click();
      await answerDialog(page, 'Send invitation');
      await expect(button(page, 'Invite Sofia Kovalevskaya')).toHaveAttribute('aria-busy', 'true');
    },
  },
  'waitlist tab, exported': {
    noise: failedRequest,
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await openWaitlist(page, '&city=London');
      await answerExport(page);
      const download = page.waitForEvent('download');
      await button(page, 'Export CSV').click();
      expect((await download).suggestedFilename()).toBe('waitlist-2025-11-21.csv');
      await said(page, 'waitlist-2025-11-21.csv');
    },
  },
  'waitlist tab, not exported': {
    after: 'waitlist tab, exported',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await closeToast(page);
      await stub(page, exportCalls, { status: 502 });
      await button(page, 'Export CSV').click();
      await said(page, 'Failed to export the waitlist');
    },
  },
  'waitlist tab, exporting': {
    part: parts.main,
    reach: async (page) => {
      await openWaitlist(page);
      await neverAnswer(page, exportCalls);
      await button(page, 'Export CSV').click();
      await expect(button(page, 'Exporting…')).toHaveAttribute('aria-busy', 'true');
    },
  },
  'waitlist tab, filtered': {
    part: parts.main,
    reach: (page) => openWaitlist(page, '&q=visitor&city=London&status=confirmed&order=name&page=2'),
  },
  'waitlist tab, none match': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answerWaitlist(page);
      await page.goto(`${tab}&q=zanzibar`);
      await expect(page.getByText('No waitlist entries found')).toBeVisible();
    },
  },
  'waitlist tab, nobody yet': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answerWaitlist(page, []);
      await page.goto(tab);
      await expect(page.getByText('No waitlist entries found')).toBeVisible();
    },
  },
  'waitlist tab, failed': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await stub(page, listCalls, { status: 502 });
      await stub(page, figureCalls, { status: 502 });
      await page.goto(tab);
      await said(page, 'Failed to fetch waitlist data');
    },
  },
  'waitlist tab, figures failed': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answerWaitlist(page);
      await stub(page, figureCalls, { status: 502 });
      await page.goto(tab);
      await expect(page.getByText('The figures could not be read.')).toBeVisible();
    },
  },
  'waitlist tab, second factor to be set up': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answerWaitlist(page);
      await refuse(page, listCalls, 403, 'second_factor_setup_required', 'Please set up two-step verification first');
      await page.goto(tab);
      await expect(page.getByRole('link', { name: 'Set up two-step verification' })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
