import { expect, type Page } from '@playwright/test';
import { openPlan, planPath } from './plan-states.js';
import { answer, neverAnswer, refuse } from './replies.js';
import { failedRequest, parts, type State } from './state.js';

const cuisinePath = `${planPath}&view=cuisine`;
const calls = '**/api/paris/cuisine';
const firstPlace = 'main article li:first-of-type';
const restaurants = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false });

async function pickTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

export const cuisineStates = {
  'cuisine, on its way': {
    part: parts.main,
    reach: async (page) => {
      await neverAnswer(page, calls);
      await page.goto(cuisinePath);
      await expect(page.getByText('Asking in the kitchens…')).toBeVisible();
    },
  },
  'cuisine, near the plan': {
    reach: async (page) => {
      await openPlan(page);
      await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
      await expect(restaurants(page).first()).toBeVisible();
    },
  },
  'cuisine, Details': {
    after: 'cuisine, near the plan',
    part: firstPlace,
    reach: async (page) => {
      await restaurants(page).first().click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
  },
  'cuisine, Tips': { after: 'cuisine, Details', part: firstPlace, reach: (page) => pickTab(page, 'Tips') },
  'cuisine, Mood Match': { after: 'cuisine, Tips', part: firstPlace, reach: (page) => pickTab(page, 'Mood Match') },
  'cuisine, nothing found': {
    part: parts.main,
    reach: async (page) => {
      await answer(page, calls, { success: true, startAt: '2026-11-24T10:00', recommendations: [] });
      await page.goto(cuisinePath);
      await expect(page.getByText('No cuisine recommendations found')).toBeVisible();
    },
  },
  'cuisine, failed': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await refuse(page, calls, 503, 'service_unavailable', 'Please try again later');
      await page.goto(cuisinePath);
      await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
