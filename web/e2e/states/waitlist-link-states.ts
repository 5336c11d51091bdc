import { expect, type Page } from '@playwright/test';
import { answer, refuse } from './replies.js';
import { parts, type State } from './state.js';

const confirming = '**/api/waitlist/confirm';
const leaving = '**/api/waitlist/unsubscribe*';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const arrived = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

/** The pages behind the links in the waitlist's mails. */
export const waitlistLinkStates = {
  'waitlist link': {
    part: parts.main,
    noise: /400|Bad Request/,
    reach: async (page) => {
      await page.goto('/waitlist/confirm?token=abc');
      await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
    },
  },
  'waitlist link, of no use': {
    after: 'waitlist link',
    part: parts.main,
    reach: async (page) => {
      await refuse(page, confirming, 400, 'invalid_token', 'This link doesn’t work any more');
      await press(page, 'Confirm my address');
      await arrived(page, 'This link has had its day');
    },
  },
  'waitlist link, confirmed': {
    part: parts.main,
    reach: async (page) => {
      await answer(page, confirming, {
        success: true,
        message: 'Your address is confirmed',
        cities: ['London', 'Llanfairpwllgwyngyllgogerychwyrndrobwll'],
      });
      await page.goto('/waitlist/confirm?token=abc');
      await press(page, 'Confirm my address');
      await arrived(page, 'Your place is kept');
    },
  },
  'waitlist link, leaving': {
    part: parts.main,
    reach: async (page) => {
      await page.goto('/waitlist/unsubscribe?token=abc');
      await expect(page.getByRole('button', { name: 'Take me off the list' })).toBeVisible();
    },
  },
  'waitlist link, left': {
    after: 'waitlist link, leaving',
    part: parts.main,
    reach: async (page) => {
      await answer(page, leaving, { success: true, message: 'You are off the list' });
      await press(page, 'Take me off the list');
      await arrived(page, 'You are off the list');
    },
  },
} as const satisfies Record<string, State>;
