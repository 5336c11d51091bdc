import { expect } from '@playwright/test';
import { tomorrowAtTen } from '../city-flow.js';
import { stub } from '../stubs.js';
import { planPath, searches } from './plan-states.js';
import { failedRequest, parts, type State } from './state.js';

/** A plan whose search gets no reply. */
export const keptStates = {
  'plan, not kept': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await page.goto(`${planPath}&at=${tomorrowAtTen}`);
      await expect(page.getByText(/^Saved on this/)).toBeVisible();
      await stub(page, searches, 'aborted');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('This plan needs a connection')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your saved plans' })).toBeVisible();
    },
  },
  'plan, kept': {
    after: 'plan, not kept',
    part: parts.main,
    reach: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.reload();
      await expect(page.getByText(/^This is the copy saved on /)).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
