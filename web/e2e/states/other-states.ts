import { expect } from '@playwright/test';
import { parts, type State } from './state.js';

const at = (path: string, heading: string): State => ({
  reach: async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

/** Static pages, the search, and empty or failed pages. */
export const otherStates = {
  about: at('/about', 'About City Genie'),
  privacy: at('/privacy-policy', 'Privacy Policy'),
  terms: at('/terms-of-service', 'Terms of Service'),
  cookies: at('/cookie-policy', 'Cookie Policy'),
  'terms, contents open': {
    part: 'details',
    reach: async (page) => {
      await page.goto('/terms-of-service');
      await page.getByText('On this page').first().click();
      await expect(page.getByRole('link', { name: 'Refunds' }).first()).toBeVisible();
    },
    onlyOnPhones: true,
  },
  search: at('/search', 'Look up a city, or a feeling'),
  'search, with hits': {
    after: 'search',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('par');
      await expect(page.getByRole('status').filter({ hasText: 'for “par”' })).toBeVisible();
    },
  },
  'search, without hits': {
    after: 'search, with hits',
    part: parts.main,
    reach: async (page) => {
      await page.getByRole('searchbox').fill('zanzibar');
      await expect(page.getByText('Nothing found for “zanzibar”')).toBeVisible();
    },
  },
  'the style guide': {
    reach: async (page) => {
      await at('/ui', 'Paper, ink, and one lamp').reach(page);
      // The style guide shows both colour schemes at once.
      await expect(page.locator('div[data-scheme="light"]')).toHaveCSS('background-color', 'rgb(251, 246, 236)');
      await expect(page.locator('div[data-scheme="dark"]')).toHaveCSS('background-color', 'rgb(21, 18, 28)');
    },
  },
  'the style guide, menu open': {
    after: 'the style guide',
    reach: async (page) => {
      await page.getByRole('button', { name: 'ada', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    },
    coversWindow: true,
  },
  'an unknown address': { ...at('/no/such/page', '404 Page Not Found'), noise: /status of 404/ },
  'a page that can’t be loaded': {
    part: parts.main,
    reach: async (page) => {
      await page.goto('/');
      await page.route(/AboutPage[^/]*\.(js|tsx)/, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    },
    noise: /Failed to load resource|dynamically imported module|ErrorBoundary/,
  },
} as const satisfies Record<string, State>;
