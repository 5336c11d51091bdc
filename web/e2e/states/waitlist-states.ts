import { expect, type Locator, type Page } from '@playwright/test';
import { answer, neverAnswer, refuse } from './replies.js';
import { failedRequest, holdToast, parts, type State } from './state.js';

const calls = '**/api/waitlist';

/** The four variants of the form: in a dialog, large on the home page, in the card of a locked city, and as a line in the footer. */
const forms = {
  dialog: (page: Page) => page.getByRole('dialog'),
  home: (page: Page) => page.getByRole('region', { name: 'Be there when your city opens' }).getByRole('form'),
  card: (page: Page) => page.getByRole('complementary').getByRole('form'),
  footer: (page: Page) => page.getByRole('contentinfo').getByRole('form'),
} as const;

type Find = (page: Page) => Locator;

async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Join the waitlist' })).toBeVisible();
}

const press = (form: Locator) => form.getByRole('button', { name: /^Join/ }).click();

/** `cityMissing`: whether the form has no city chosen to begin with. */
async function pressTooEarly(form: Locator, { cityMissing } = { cityMissing: true }): Promise<void> {
  await press(form);
  await expect(form.getByText('Please enter your name')).toBeVisible();
  await expect(form.getByText('Please choose a city')).toHaveCount(cityMissing ? 1 : 0);
}

async function send(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('City', { exact: true }).selectOption('Madrid');
  await press(form);
}

async function join(page: Page, find: Find): Promise<void> {
  await neverAnswer(page, calls);
  await send(find(page));
  await expect(find(page).getByRole('button', { name: 'Joining…' })).toBeVisible();
}

async function joined(page: Page, find: Find): Promise<void> {
  await answer(page, calls, { success: true, message: 'Please confirm your address' });
  await send(find(page));
  await expect(page.getByText('Welcome to the waitlist!')).toBeVisible();
  await holdToast(page);
}

export const waitlistStates = {
  'waitlist dialog': { part: parts.dialog, noise: failedRequest, coversWindow: true, reach: openDialog },
  'waitlist dialog, invalid': {
    after: 'waitlist dialog',
    part: parts.dialog,
    coversWindow: true,
    reach: (page) => pressTooEarly(forms.dialog(page)),
  },
  'waitlist dialog, another city': {
    after: 'waitlist dialog, invalid',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await forms.dialog(page).getByLabel('City', { exact: true }).selectOption('Other');
      await expect(forms.dialog(page).getByLabel('Which city?')).toBeVisible();
    },
  },
  'waitlist dialog, refused': {
    after: 'waitlist dialog, another city',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await refuse(page, calls, 503, 'service_unavailable', 'Please try again later.');
      await send(forms.dialog(page));
      await expect(page.getByText('Something went wrong')).toBeVisible();
      await holdToast(page);
    },
  },
  'waitlist dialog, joined': {
    after: 'waitlist dialog, refused',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await joined(page, forms.dialog);
    },
  },
  'waitlist dialog, joining': {
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await openDialog(page);
      await join(page, forms.dialog);
    },
  },
  'waitlist at home, invalid': {
    part: '#waitlist',
    reach: async (page) => {
      await page.goto('/');
      await pressTooEarly(forms.home(page));
    },
  },
  'waitlist at home, joined': { after: 'waitlist at home, invalid', part: '#waitlist', reach: (page) => joined(page, forms.home) },
  'waitlist at home, joining': {
    part: '#waitlist',
    reach: async (page) => {
      await page.goto('/');
      await join(page, forms.home);
    },
  },
  'waitlist in a card, invalid': {
    part: 'aside',
    reach: async (page) => {
      await page.goto('/rome');
      await pressTooEarly(forms.card(page), { cityMissing: false });
    },
  },
  'waitlist in a card, joined': { after: 'waitlist in a card, invalid', part: 'aside', reach: (page) => joined(page, forms.card) },
  'waitlist in the footer, invalid': {
    part: parts.footer,
    reach: async (page) => {
      await page.goto('/about');
      await pressTooEarly(forms.footer(page));
    },
  },
  'waitlist in the footer, joined': {
    after: 'waitlist in the footer, invalid',
    part: parts.footer,
    reach: (page) => joined(page, forms.footer),
  },
} as const satisfies Record<string, State>;
