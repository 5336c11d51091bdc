import { expect, type Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { createCalls, nextPaymentAt, startedPayment, takePayments, tellSubscription } from './payment-replies.js';
import { answer } from './replies.js';
import { failedRequest, holdToast, inToast, parts, type State } from './state.js';
import { arriveAsAdmin, arriveSubscribed, arriveUnpaid, tellStatus } from './visitors.js';

const choose = (page: Page, plan: string) => page.getByRole('button', { name: `Continue with ${plan} Plan` }).click();

async function openForm(page: Page, plan: 'Monthly' | 'Yearly', kind: 'first' | 'overdue' = 'first'): Promise<void> {
  await arriveUnpaid(page);
  await takePayments(page);
  await answer(page, createCalls, startedPayment(plan === 'Monthly' ? 'monthly' : 'yearly', kind));
  await page.goto('/subscribe');
  await choose(page, plan);
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
}

/** Comes back from a payment by a path of the page that says how it went. */
async function comeBack(page: Page, query: string, heading: string): Promise<void> {
  await takePayments(page);
  await page.goto(`/subscription-success${query}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The same without going on from there, which the page does after three or four seconds. */
async function stayAt(page: Page, query: string, heading: string): Promise<void> {
  const content =
    '{ const { setTimeout } = window; window.setTimeout = (run, ms, ...rest) => (ms === 3000 || ms === 4000 ? 0 : setTimeout(run, ms, ...rest)); }';
  await page.addInitScript({ content });
  await comeBack(page, query, heading);
}

const paidStatus = {
  success: true,
  status: 'active',
  needsPayment: false,
  subscription: { status: 'active', id: 'sub_1NkA7cGenie', current_period_end: nextPaymentAt },
  graceUntil: null,
};

/** The payment form, and the page after a payment. */
export const paymentStates = {
  'payment form': { part: parts.main, noise: failedRequest, reach: (page) => openForm(page, 'Yearly') },
  'payment form, failed': {
    after: 'payment form',
    coversWindow: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Pay $52.00' }).click();
      await expect(inToast(page, 'Payment Failed')).toBeVisible();
      await holdToast(page);
    },
  },
  'payment form, an earlier payment': { part: parts.main, reach: (page) => openForm(page, 'Monthly', 'overdue') },
  'payment form, out of reach': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await arriveUnpaid(page);
      await takePayments(page);
      await stub(page, '**/e2e/stripe.js', 'aborted');
      await answer(page, createCalls, startedPayment('monthly'));
      await page.goto('/subscribe');
      await choose(page, 'Monthly');
      await expect(page.getByText('The payment form could not be loaded.')).toBeVisible();
    },
  },
  'plans, administrator': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await page.goto('/subscribe');
      await expect(page.getByText('Administrators need no subscription')).toBeVisible();
    },
  },
  'after a payment, checking': {
    part: parts.main,
    reach: async (page) => {
      await arriveUnpaid(page);
      await comeBack(page, '?existing=true', 'Checking your payment');
    },
  },
  'after a payment, paid': {
    leavesTraces: true,
    coversWindow: true,
    reach: async (page) => {
      await arriveSubscribed(page);
      await stayAt(page, '?existing=true', 'Your subscription is active');
      await expect(page.getByText('Payment Successful')).toBeVisible();
      await holdToast(page);
    },
  },
  'after a payment, registered': {
    leavesTraces: true,
    part: parts.main,
    reach: async (page) => {
      await tellStatus(page, paidStatus);
      await stayAt(page, '?registration=true', 'Registration Complete!');
    },
  },
  'after a payment, nothing new': {
    part: parts.main,
    reach: async (page) => {
      await arriveSubscribed(page);
      await tellStatus(page, paidStatus);
      await tellSubscription(page);
      await comeBack(page, '', 'Your subscription is active');
      await expect(page.getByText('Next billing date')).toBeVisible();
    },
  },
  'after a payment, not confirmed': {
    leavesTraces: true,
    part: parts.main,
    reach: async (page) => {
      await page.clock.install();
      await arriveUnpaid(page);
      await comeBack(page, '?existing=true', 'Checking your payment');
      await expect(async () => {
        await page.clock.runFor(2000);
        await expect(page.getByText(/being processed/)).toBeVisible({ timeout: 200 });
      }).toPass();
    },
  },
  'after a payment, failed': {
    part: parts.main,
    reach: async (page) => {
      await arriveUnpaid(page);
      await comeBack(page, '?existing=true&redirect_status=failed', 'Payment Failed');
    },
  },
  'past due': {
    reach: async (page) => {
      await arriveSubscribed(page);
      await tellStatus(page, { ...paidStatus, status: 'past_due', graceUntil: nextPaymentAt });
      await page.goto('/about');
      await expect(page.getByRole('complementary', { name: 'Payment' })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
