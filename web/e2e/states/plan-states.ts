import { expect, type Page } from '@playwright/test';
import { stopTitles, unfoldStop } from '../city-flow.js';
import { inRain, short, withBooking, withoutForecast, withoutReplacement } from './changed-plans.js';
import { answer, changePlans, neverAnswer, refuse } from './replies.js';
import { closeToast, failedRequest, holdToast, parts, type State } from './state.js';

export const planPath = '/paris?mood=romantic-dreamy&time=half-day&seed=1';
const planHead = '[data-plan] > header';
const firstStop = '[aria-label="Stops"] > li';
export const searches = '**/api/paris/search';

/** The plan, and what follows it. */
async function expectPlan(page: Page): Promise<void> {
  await expect(stopTitles(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Take it with you' })).toBeVisible();
}

/** A plan as a shared link shows it, without its toast. */
export async function openPlan(page: Page): Promise<void> {
  await page.goto(planPath);
  await expectPlan(page);
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

/** Presses a button that changes the plan, and waits for the changed one. */
async function changeBy(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await stopTitles(page).allTextContents();
  await press();
  await expect(stopTitles(page)).not.toHaveText(before);
  await expect(page.locator('[data-plan]')).toHaveAttribute('aria-busy', 'false');
}

export const planStates = {
  'plan, on its way': {
    part: parts.main,
    reach: async (page) => {
      await neverAnswer(page, searches);
      await page.goto(planPath);
      await expect(page.getByText('Looking for places that feel right…').last()).toBeVisible();
    },
  },
  'plan, just generated': {
    part: parts.toast,
    noise: failedRequest,
    coversWindow: true,
    reach: async (page) => {
      await changePlans(page, withBooking);
      await page.goto('/paris?mood=romantic-dreamy&time=half-day');
      await button(page, 'Generate my Recommendations').click();
      await expectPlan(page);
      await holdToast(page);
    },
  },
  plan: { after: 'plan, just generated', reach: closeToast },
  'plan, a stop pinned, one swapped and one put away': {
    after: 'plan',
    part: parts.main,
    reach: async (page) => {
      await (await unfoldStop(page, 0)).getByRole('button', { name: /^Pin\W/ }).click();
      const second = await unfoldStop(page, 1);
      await changeBy(page, () => second.getByRole('button', { name: /^Swap\W/ }).click());
      await expect(button(page, /^Undo\W/)).toHaveCount(1);
      const third = await unfoldStop(page, 2);
      await changeBy(page, () => third.getByRole('button', { name: /^Not for me\W/ }).click());
      await expect(button(page, /^Undo\W/)).toHaveCount(2);
    },
  },
  'plan, the first of two acts undone': {
    after: 'plan, a stop pinned, one swapped and one put away',
    part: parts.main,
    reach: async (page) => {
      await changeBy(page, () =>
        button(page, /^Undo\W/)
          .first()
          .click(),
      );
      await expect(button(page, /^Undo\W/)).toHaveCount(1);
    },
  },
  'plan, a stop put away and nothing in its place': {
    part: parts.main,
    reach: async (page) => {
      await changePlans(page, withoutReplacement);
      await openPlan(page);
      const first = await unfoldStop(page, 0);
      await changeBy(page, () => first.getByRole('button', { name: /^Not for me\W/ }).click());
      await expect(page.getByText(/ is left out\. Undo/)).toBeVisible();
      await expect(page.getByText(/20\smin later/).first()).toBeVisible();
    },
  },
  'plan, in rain': {
    part: parts.main,
    reach: async (page) => {
      await changePlans(page, inRain);
      await openPlan(page);
      await expect(page.getByText('In the open while rain is expected').first()).toBeVisible();
      await expect(page.getByText(/min to spare/).first()).toBeVisible();
    },
  },
  'plan, as if it stayed dry': {
    after: 'plan, in rain',
    part: planHead,
    reach: async (page) => {
      await button(page, 'Show the dry-day plan').click();
      await expect(page.getByText('Planned as if it stayed dry.')).toBeVisible();
      await closeToast(page);
    },
  },
  'plan, without a forecast': {
    part: planHead,
    reach: async (page) => {
      await changePlans(page, withoutForecast);
      await openPlan(page);
    },
  },
  'plan, short': {
    part: parts.main,
    reach: async (page) => {
      await changePlans(page, short);
      await openPlan(page);
    },
  },
  'plan, a stop unfolded': {
    part: firstStop,
    reach: async (page) => {
      await changePlans(page, withBooking);
      await openPlan(page);
      const first = await unfoldStop(page, 0);
      await expect(first.getByRole('button', { name: /^Not for me\W/ })).toBeVisible();
    },
  },
  'plan, report open': {
    after: 'plan, a stop unfolded',
    part: firstStop,
    reach: async (page) => {
      await page.getByText('Report a mistake').first().click();
      await expect(button(page, 'Send report')).toBeVisible();
    },
  },
  'plan, report invalid': {
    after: 'plan, report open',
    part: firstStop,
    reach: async (page) => {
      await button(page, 'Send report').click();
      await expect(page.getByText('Please choose what is wrong')).toBeVisible();
    },
  },
  'plan, report sent': {
    after: 'plan, report invalid',
    part: firstStop,
    reach: async (page) => {
      await answer(page, '**/api/places/*/report', { success: true, message: 'Thank you. We’ll look into it.' });
      await page.getByLabel('What is wrong?').selectOption('hours');
      await button(page, 'Send report').click();
      await expect(page.getByText('Thank you. We’ll look into it.')).toBeVisible();
    },
  },
  'plan, link copied': {
    after: 'plan, report sent',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await button(page, 'Copy link').click();
      await expect(page.getByText('Link copied')).toBeVisible();
      await holdToast(page);
    },
  },
  'plan, link to copy by hand': {
    after: 'plan, link copied',
    part: '[aria-labelledby="take-away"]',
    reach: async (page) => {
      await closeToast(page);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await button(page, 'Copy link').click();
      await expect(page.getByLabel('Copy this link:')).toBeFocused();
    },
  },
  'plan, nothing found': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await answer(page, searches, { success: true, recommendations: [], plan: null, alternatives: [], notes: [] });
      await page.goto(planPath);
      await expect(page.getByText('No recommendations found. Please try again.')).toBeVisible();
    },
  },
  'plan, failed': {
    after: 'plan, nothing found',
    part: parts.main,
    coversWindow: true,
    reach: async (page) => {
      await refuse(page, searches, 500, 'internal_error', 'Something went wrong on our side');
      await button(page, 'Try again').click();
      await expect(page.getByText('Please try again in a moment.')).toBeVisible();
    },
  },
  'plan, guest limit': {
    after: 'plan, failed',
    part: parts.main,
    reach: async (page) => {
      const message = "You have used today's 10 free searches. Join the waitlist or come back tomorrow.";
      await closeToast(page);
      await refuse(page, searches, 429, 'guest_limit_reached', message);
      await button(page, 'Try again').click();
      await expect(page.getByText(message)).toBeVisible();
    },
  },
  'plan, start out of reach': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await page.goto(`${planPath}&at=2020-01-01T10:00`);
      await expect(button(page, 'Plan it for the next good start')).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
