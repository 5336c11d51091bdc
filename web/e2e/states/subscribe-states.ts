import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { answer, neverAnswer, refuse } from './replies.js';
import { closeToast, failedRequest, holdToast, parts, type State } from './state.js';
import { arriveSubscribed, arriveUnpaid } from './visitors.js';

const calls = '**/api/create-subscription';
const heading = 'Two tickets to the same eight cities';

const placeholder = { success: false, isPlaceholder: true, clientSecret: null, message: 'Payment is not fully configured', due: null };

async function openPlans(page: Page, query = ''): Promise<void> {
  await page.goto(`/subscribe${query}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const chooseMonthly = (page: Page) => page.getByRole('button', { name: 'Continue with Monthly Plan' }).click();

/** The plans, the way to pay, and who is sent there. */
export const subscribeStates = {
  plans: { reach: openPlans },
  'plans, payment cancelled': {
    part: parts.main,
    reach: async (page) => {
      await openPlans(page, '?cancelled=true');
      await expect(page.getByText('Payment cancelled')).toBeVisible();
    },
  },
  'plans, reminded to pay': {
    part: parts.toast,
    noise: failedRequest,
    coversWindow: true,
    reach: async (page) => {
      await arriveUnpaid(page);
      // The monthly one is asked for as soon as the plans are there.
      await stub(page, calls, 'aborted');
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('Payment Required')).toBeVisible();
      await holdToast(page);
    },
  },
  'plans, unpaid': {
    after: 'plans, reminded to pay',
    reach: async (page) => {
      await closeToast(page);
      await expect(page.getByRole('button', { name: 'Continue with Yearly Plan' })).toBeVisible();
    },
  },
  'plans, failed': {
    after: 'plans, unpaid',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await chooseMonthly(page);
      await expect(page.getByText('Subscription Error')).toBeVisible();
      await holdToast(page);
    },
  },
  'plans, payment pending': {
    after: 'plans, failed',
    part: parts.main,
    reach: async (page) => {
      await closeToast(page);
      await answer(page, calls, placeholder);
      await chooseMonthly(page);
      await expect(page.getByRole('heading', { name: 'Payment Setup Pending' })).toBeVisible();
    },
  },
  // Whoever has been sent to the plans sees the home page from then on.
  'home, needing payment': {
    after: 'plans, payment pending',
    reach: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'City Genie' }).click();
      await expect(page.getByRole('heading', { name: 'Complete Payment to Unlock All Cities' })).toBeVisible();
    },
  },
  'plans, setting up': {
    part: parts.main,
    reach: async (page) => {
      await arriveUnpaid(page);
      await neverAnswer(page, calls);
      await openPlans(page);
      await chooseMonthly(page);
      await expect(page.getByText('Setting up your payment...')).toBeVisible();
    },
  },
  'plans, paid meanwhile': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await arriveUnpaid(page);
      await refuse(page, calls, 409, 'conflict', 'Your subscription is active already');
      await openPlans(page);
      await expect(page.getByText('Your subscription is active')).toBeVisible();
    },
  },
  'plans, subscriber': {
    part: parts.main,
    reach: async (page) => {
      await arriveSubscribed(page);
      await openPlans(page);
      await expect(page.getByText('Your subscription is active')).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
