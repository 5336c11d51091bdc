import { expect } from '@playwright/test';
import { stub } from '../stubs.js';
import { searches } from './plan-states.js';
import { parts, type State } from './state.js';

/** A plan whose search gets no reply. */
export const keptStates = {
  'plan, not kept': {
    after: 'plan, the first of two acts undone',
    part: parts.main,
    reach: async (page) => {
      await stub(page, searches, 'aborted');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('This plan needs the network')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your saved plans' })).toBeVisible();
    },
  },
  'plan, kept': {
    after: 'plan, not kept',
    part: parts.main,
    reach: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.reload();
      await expect(page.getByText(/^This is the plan as it was saved on /)).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
