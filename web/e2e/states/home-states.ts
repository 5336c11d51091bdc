import { expect, type Page } from '@playwright/test';
import { failedRequest, holdToast, parts, type State } from './state.js';
import { arriveSubscribed, arriveUnknown, arriveUnpaid, arriveUnread, openRegistration } from './visitors.js';

/** Waits until the page shows the city's clock and the light of its hour. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText(/^Paris, \d\d:\d\d, /)).toBeVisible();
}

/** On phones the links of the header are in a menu. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
  }
}

export const homeStates = {
  'home, guest': { reach: openHome },
  'home, mood chosen': {
    after: 'home, guest',
    part: parts.main,
    reach: (page) => page.locator('label', { hasText: 'Bohemian & Playful' }).click(),
  },
  'home, Register explained': {
    after: 'home, mood chosen',
    part: parts.header,
    coversWindow: true,
    reach: async (page) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Register', exact: true }).focus();
      await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
    },
  },
  'home, mobile menu': {
    part: parts.header,
    onlyOnPhones: true,
    coversWindow: true,
    reach: async (page) => {
      await openHome(page);
      await openMenu(page);
    },
  },
  'home, subscriber': {
    reach: async (page) => {
      await arriveSubscribed(page);
      await openHome(page);
      await expect(page.getByRole('heading', { name: 'Choose Your City' })).toBeVisible();
    },
  },
  'a locked city, asking who it is': {
    part: parts.main,
    reach: async (page) => {
      await arriveUnknown(page);
      await page.goto('/london');
      await expect(page.getByText('One moment…')).toBeVisible();
    },
  },
  'a locked city, subscription required': {
    part: 'body',
    reach: async (page) => {
      await arriveUnpaid(page);
      await page.goto('/london');
      await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
      await holdToast(page);
    },
  },
  'a locked city, subscription unknown': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await arriveUnread(page);
      await page.goto('/london');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  'home, subscription unknown': {
    part: '#cities',
    noise: failedRequest,
    reach: async (page) => {
      await arriveUnread(page);
      await openHome(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  'home, registration open': {
    part: parts.header,
    coversWindow: true,
    reach: async (page) => {
      await openRegistration(page);
      await openHome(page);
      await openMenu(page);
      await expect(page.getByRole('link', { name: 'Register', exact: true })).toBeVisible();
    },
  },
  'a locked city, registration open': {
    part: parts.main,
    reach: async (page) => {
      await openRegistration(page);
      await page.goto('/rome');
      await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
