import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { answer, neverAnswer } from './replies.js';
import { answerDecision, answerReports, decisionCalls, nothingReported, reportCalls } from './reports-replies.js';
import { closeToast, failedRequest, parts, type State, said } from './state.js';
import { arriveAsAdmin } from './visitors.js';

const tab = '/admin?tab=reports';

async function openReports(page: Page, query = ''): Promise<void> {
  await arriveAsAdmin(page);
  await answerReports(page);
  await page.goto(`${tab}${query}`);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
}

const decide = (page: Page, words: 'Done' | 'Keep as it is', name: string) =>
  page.getByRole('button', { name: `${words} (${name})`, exact: true }).click();

/** What visitors found wrong with places, and what administrators decide about it. */
export const reportsStates = {
  'reported places, loading': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await neverAnswer(page, reportCalls);
      await page.goto(tab);
      await expect(page.getByText('One moment…').first()).toBeAttached();
    },
  },
  'reported places': { noise: failedRequest, reach: openReports },
  'reported places, older messages': {
    after: 'reported places',
    part: parts.main,
    reach: async (page) => {
      for (const fold of await page.getByText('1 older').all()) {
        await fold.click();
      }
      await expect(page.getByText('Monday: closed')).toBeVisible();
    },
  },
  'reported places, not settled': {
    after: 'reported places, older messages',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await stub(page, decisionCalls, { status: 502 });
      await decide(page, 'Done', 'Musée Rodin');
      await said(page, 'Failed to settle the reports about Musée Rodin');
    },
  },
  'reported places, settled': {
    after: 'reported places, not settled',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await closeToast(page);
      await answerDecision(page, 14, 'paris-musee-rodin');
      await decide(page, 'Done', 'Musée Rodin');
      await said(page, 'The reports are settled');
      await expect(page.getByRole('heading', { level: 3, name: 'Musée Rodin' })).toHaveCount(0);
    },
  },
  'reported places, another was faster': {
    after: 'reported places, settled',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await closeToast(page);
      await answerDecision(page, 0, 'rome-trattoria');
      await decide(page, 'Keep as it is', 'Trattoria da <b>Enzo</b>');
      await said(page, 'Another administrator was faster with Trattoria da <b>Enzo</b>.');
    },
  },
  'reported places, one busy': {
    part: parts.main,
    reach: async (page) => {
      await openReports(page);
      await neverAnswer(page, decisionCalls);
      await decide(page, 'Keep as it is', 'Musée Rodin');
      await expect(page.getByRole('button', { name: 'Keep as it is (Musée Rodin)' })).toHaveAttribute('aria-busy', 'true');
    },
  },
  'reported places, one city': {
    part: parts.main,
    reach: async (page) => {
      await openReports(page, '&city=berlin&page=2');
      await expect(page.getByText('60 places wait for a decision in Berlin').last()).toBeVisible();
    },
  },
  'reported places, none': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answer(page, reportCalls, nothingReported);
      await page.goto(tab);
      await expect(page.getByRole('heading', { level: 2, name: 'Nothing is reported' })).toBeVisible();
    },
  },
  'reported places, failed': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await stub(page, reportCalls, { status: 502 });
      await page.goto(tab);
      await said(page, 'Failed to fetch reported places');
    },
  },
} as const satisfies Record<string, State>;
