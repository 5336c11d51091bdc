import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { answerFigures, answerNoFigures, growthCalls, searchFigureCalls } from './analytics-replies.js';
import { neverAnswer, refuse } from './replies.js';
import { failedRequest, parts, type State, said } from './state.js';
import { arriveAsAdmin } from './visitors.js';

const tab = '/admin?tab=analytics';

async function openAnalytics(page: Page, query = '', peak = 1): Promise<void> {
  await arriveAsAdmin(page);
  await answerFigures(page, { peak });
  await page.goto(`${tab}${query}`);
  await expect(page.getByRole('img', { name: /^Searches per day/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Entries by city/ })).toBeVisible();
}

/** What was searched, where content is missing, and how the waitlist grows. */
export const analyticsStates = {
  'analytics, loading': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await neverAnswer(page, searchFigureCalls);
      await neverAnswer(page, growthCalls);
      await page.goto(tab);
      await expect(page.getByRole('heading', { name: 'Searches per day' })).toBeVisible();
    },
  },
  analytics: { reach: openAnalytics },
  'analytics, as tables': {
    after: 'analytics',
    part: parts.main,
    reach: async (page) => {
      for (const fold of await page.getByText('As a table').all()) {
        await fold.click();
      }
      await expect(page.getByRole('rowheader', { name: '21 November 2025' }).first()).toBeVisible();
      await expect(page.getByRole('table', { name: 'Entries by city' })).toBeVisible();
    },
  },
  'analytics, a day pointed at': {
    part: parts.main,
    reach: async (page) => {
      await openAnalytics(page, '&days=7');
      await page
        .getByRole('img', { name: /^Searches per day/ })
        .locator('svg')
        .hover();
      await expect(page.getByText(/^18 November 2025: /)).toBeVisible();
    },
  },
  'analytics, one city': {
    part: parts.main,
    reach: async (page) => {
      await openAnalytics(page, '&days=90&city=tokyo');
      await expect(page.getByRole('heading', { name: 'Searches for Tokyo' })).toBeVisible();
    },
  },
  'analytics, 400 days with one of a thousand times as many': {
    part: parts.main,
    reach: (page) => openAnalytics(page, '&days=400', 1000),
  },
  'analytics, nothing yet': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answerNoFigures(page);
      await page.goto(tab);
      await expect(page.getByText('Nobody waits for a city yet.')).toBeVisible();
    },
  },
  'analytics, searches failed': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answerFigures(page);
      await stub(page, searchFigureCalls, { status: 502 });
      await page.goto(tab);
      await said(page, 'Failed to fetch search data');
      await expect(page.getByRole('img', { name: /^Entries by city/ })).toBeVisible();
    },
  },
  'analytics, waitlist failed': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await answerFigures(page);
      await stub(page, growthCalls, { status: 502 });
      await page.goto(tab);
      await said(page, 'Failed to fetch waitlist data');
      await expect(page.getByRole('img', { name: /^Searches per day/ })).toBeVisible();
    },
  },
  'analytics, second factor to be set up': {
    noise: failedRequest,
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      for (const calls of [searchFigureCalls, growthCalls]) {
        await refuse(page, calls, 403, 'second_factor_setup_required', 'Please set up two-step verification first');
      }
      await page.goto(tab);
      await expect(page.getByRole('link', { name: 'Set up two-step verification' })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
