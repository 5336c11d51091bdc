import { cities } from '@city-genie/city-data/catalog';
import { london } from '@city-genie/city-data/cities/london';
import type { City } from '@city-genie/city-data/city';
import { expect, type Page } from '@playwright/test';
import { moods } from '../city-flow.js';
import { neverAnswer, refuse } from './replies.js';
import { closeToast, failedRequest, holdToast, parts, type State } from './state.js';
import { arriveSubscribed } from './visitors.js';

async function openLocked(page: Page, { name, key }: Pick<City, 'name' | 'key'>): Promise<void> {
  await page.goto(`/${key}`);
  await expect(page.getByRole('heading', { name: `${name} Access Restricted` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Three doors, ajar' })).toBeVisible();
}

/** Every city for subscribers, since each has its own colours. */
export const lockedStates: Readonly<Record<string, State>> = Object.fromEntries(
  cities
    .filter((city) => city.access === 'subscription')
    .map((city) => [`a locked city, ${city.name}`, { part: parts.main, reach: (page: Page) => openLocked(page, city) }]),
);

const choices = '[aria-labelledby="moods-heading"]';
const start = '#generate';

/** A city's page with its moods, weather and notes. */
export const cityStates = {
  'a locked city, London': { reach: (page) => openLocked(page, london) },
  'city page, untouched': {
    reach: async (page) => {
      await page.goto('/paris');
      await expect(moods(page)).toHaveCount(4);
      await expect(page.getByRole('heading', { name: 'Local Culture' })).toBeVisible();
      await expect(page.getByText('Humidity').first()).toBeAttached();
    },
  },
  'city page, the days after': {
    after: 'city page, untouched',
    part: '[aria-labelledby="weather-heading"]',
    reach: async (page) => {
      await page.getByText('The days after').click();
      await expect(page.getByText(/a likelihood rather than a forecast/)).toBeVisible();
    },
  },
  'city page, asked too early': {
    after: 'city page, the days after',
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      // Playwright treats an aria-disabled button as disabled; a key press still reaches it.
      await page.getByRole('button', { name: 'Generate my Recommendations' }).press('Enter');
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await holdToast(page);
    },
  },
  'city page, More open without a choice': {
    after: 'city page, asked too early',
    part: choices,
    reach: async (page) => {
      await closeToast(page);
      const more = page.getByRole('button', { name: /^More about/ });
      await more.last().click();
      await expect(page.getByRole('heading', { name: 'Atmosphere' })).toBeVisible();
    },
  },
  'city page, mood chosen and More open': {
    after: 'city page, More open without a choice',
    part: parts.main,
    reach: async (page) => {
      await moods(page).first().click();
      await expect(page.getByRole('button', { name: 'Less about Romantic & Dreamy' })).toBeVisible();
    },
  },
  'city page, slot chosen': {
    after: 'city page, mood chosen and More open',
    part: parts.main,
    reach: async (page) => {
      await page.getByRole('button', { name: /^Full day/ }).click();
      await expect(page.getByText(/^Romantic & Dreamy, full day in Paris, /)).toBeVisible();
      // By the hour of the run, it can start now or not; the note below says which.
      const isLater = (await page.getByText(/ the next full day usually begins /).count()) > 0;
      const soonest = isLater ? 'at the next good start' : 'starting now';
      await expect(page.getByText(`Romantic & Dreamy, full day in Paris, ${soonest}.`)).toBeVisible();
    },
  },
  'city page, a date': {
    after: 'city page, slot chosen',
    part: start,
    reach: (page) => page.getByText('A date', { exact: true }).click(),
  },
  'city page, a date out of reach': {
    after: 'city page, a date',
    part: start,
    reach: async (page) => {
      await page.getByLabel('Date', { exact: true }).fill('2020-01-01');
      await expect(page.getByText('Please choose a start within the next 14 days')).toBeVisible();
    },
  },
  'city page, weather and moods on their way': {
    part: parts.main,
    reach: async (page) => {
      await neverAnswer(page, '**/api/weather/paris');
      await neverAnswer(page, '**/api/paris/guide');
      await page.goto('/paris');
      await expect(page.getByText('Fetching the moods of Paris…')).toBeVisible();
    },
  },
  'city page, weather and moods missing': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await refuse(page, '**/api/weather/paris', 503, 'weather_unavailable', 'Weather data not available');
      await refuse(page, '**/api/paris/guide', 503, 'service_unavailable', 'Please try again later');
      await page.goto('/paris');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByText('Please check back later')).toBeVisible();
    },
  },
  'city page, subscriber in New York': {
    reach: async (page) => {
      await arriveSubscribed(page);
      await page.goto('/newyork?mood=creative-alternative&time=1-2-hours');
      await expect(moods(page)).toHaveCount(4);
      await expect(page.getByText('Humidity').first()).toBeAttached();
    },
  },
} as const satisfies Record<string, State>;
