import { expect, type Page } from '@playwright/test';
import { stopTitles } from '../city-flow.js';
import { parts, type State } from './state.js';

/** A plan of tomorrow noon in Paris, seen by a clock that says it is under way. */
const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const underWayPath = `/paris?mood=romantic-dreamy&time=half-day&seed=1&at=${day}T12:00`;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Your day now' });

export const dayStates = {
  'plan, under way': {
    part: parts.main,
    leavesTraces: true,
    reach: async (page) => {
      await page.clock.setFixedTime(`${day}T13:30:00Z`);
      await page.goto(underWayPath);
      await expect(stopTitles(page).first()).toBeVisible();
      await expect(
        page
          .getByText('Now', { exact: true })
          .or(page.getByRole('button', { name: 'Running late?' }))
          .first(),
      ).toBeVisible();
    },
  },
  'plan, under way, running late?': {
    after: 'plan, under way',
    part: '[data-next-bar]',
    reach: async (page) => {
      await bar(page).getByRole('button', { name: 'Running late?' }).click();
      await expect(bar(page).getByRole('button', { name: /^15\smin late$/ })).toBeVisible();
    },
  },
  'plan, under way, 15 min late': {
    after: 'plan, under way, running late?',
    part: parts.main,
    reach: async (page) => {
      await bar(page)
        .getByRole('button', { name: /^15\smin late$/ })
        .click();
      await expect(bar(page).getByRole('button', { name: /^Undo\W/ })).toBeVisible();
      // Until the new plan is there the one before is dimmed.
      await expect(page.locator('[data-plan]')).toHaveAttribute('aria-busy', 'false');
    },
  },
} as const satisfies Record<string, State>;
