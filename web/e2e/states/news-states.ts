import type { listNewsRoute, NewsArticle } from '@city-genie/contracts/news/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { expect, type Page } from '@playwright/test';
import { openHome, openMenu } from './home-states.js';
import { answer, neverAnswer, refuse } from './replies.js';
import { failedRequest, parts, type State, said } from './state.js';
import { arriveAsAdmin, arriveSubscribed, arriveUnknown, arriveUnpaid, arriveUnread } from './visitors.js';

const calls = '**/api/news';
const heading = 'Travel Stories & Insights';
const plans = 'Two tickets to the same eight cities';

const story = (id: string, change: Partial<NewsArticle> = {}): NewsArticle => ({
  id,
  title: `What ${id} is like when nobody hurries`,
  excerpt: 'Two sentences by an editor who has been there. They say what to look at, and leave what changes to the page behind the title.',
  date: '2026-11-05',
  readTime: '10 sec read',
  category: 'Walks',
  featured: false,
  author: 'City Genie editors',
  city: 'paris',
  sourceUrl: 'https://www.example.org/',
  ...change,
});

/** Of every kind: with pictures of several cities, one as long as they get, and one of a city that the site doesn't know. */
const stories: NewsArticle[] = [
  story('Paris', { featured: true }),
  story('Tokyo', { featured: true, city: 'tokyo', category: 'Food & Drink' }),
  story('Rome', { featured: true, city: 'rome', category: 'Culture' }),
  story('Berlin', { city: 'berlin', category: 'Culture' }),
  story('Madrid', { city: 'madrid' }),
  story('London', {
    city: 'london',
    category: 'Seasons',
    title: 'Glasshouses, conservatories and Victorian ironwork for a grey day',
    sourceUrl: 'https://www.a-long-name-of-a-museum.example.org/',
  }),
  story('New York', { city: 'newyork', category: 'Seasons' }),
  story('Lisbon', { city: 'lisbon', category: 'Planning' }),
];

async function tellNews(page: Page, articles: NewsArticle[] = stories): Promise<void> {
  await answer(page, calls, { success: true, articles } satisfies RouteReply<typeof listNewsRoute>);
}

async function openNews(page: Page, query = ''): Promise<void> {
  await page.goto(`/news${query}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const filterBy = (page: Page, category: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category, exact: true });

/** The news, and who is told that they aren't for them. */
export const newsStates = {
  news: {
    noise: failedRequest,
    reach: async (page) => {
      await arriveSubscribed(page);
      await tellNews(page);
      await openNews(page);
      await expect(page.getByText('8 stories', { exact: true })).toBeVisible();
    },
  },
  'news, one category': {
    after: 'news',
    part: parts.main,
    reach: async (page) => {
      await filterBy(page, 'Seasons').click();
      await expect(page.getByText('Seasons: 2 of 8 stories')).toBeVisible();
      await expect(page).toHaveURL('/news?category=seasons');
    },
  },
  'news, a category after a reload': {
    after: 'news, one category',
    part: parts.main,
    reach: async (page) => {
      await filterBy(page, 'Food & Drink').click();
      await page.reload();
      await expect(page.getByText('Food & Drink: 1 of 8 stories')).toBeVisible();
    },
  },
  'news, loading': {
    part: parts.main,
    reach: async (page) => {
      await arriveSubscribed(page);
      await neverAnswer(page, calls);
      await openNews(page);
      await expect(page.getByText('The stories are being fetched')).toBeAttached();
    },
  },
  'news, none': {
    part: parts.main,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await tellNews(page, []);
      await openNews(page);
      await expect(page.getByText('No stories yet')).toBeVisible();
    },
  },
  'news, failed': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await arriveSubscribed(page);
      await refuse(page, calls, 503, 'service_unavailable', 'Please try again later');
      await openNews(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  'news, checking': {
    part: parts.main,
    reach: async (page) => {
      await arriveUnknown(page);
      await openNews(page);
      await expect(page.getByRole('main').getByText('One moment…')).toBeVisible();
    },
  },
  'news, subscription unknown': {
    part: parts.main,
    noise: failedRequest,
    reach: async (page) => {
      await arriveUnread(page);
      await openNews(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  'news, refused': {
    coversWindow: true,
    reach: async (page) => {
      // The browser stays where it is, so that the page isn't gone after a second and a half.
      await page.route('**/subscribe', (route) => route.fulfill({ status: 204 }));
      await arriveUnpaid(page);
      await openNews(page);
      await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toBeVisible();
      await said(page, 'Premium Content');
    },
  },
  'news, led to the plans': {
    part: parts.toast,
    coversWindow: true,
    reach: async (page) => {
      await openNews(page);
      await expect(page).toHaveURL('/subscribe');
      await expect(page.getByRole('heading', { level: 1, name: plans })).toBeVisible();
      await said(page, 'Premium Content');
    },
  },
  'news, in the menu of an administrator': {
    part: parts.header,
    coversWindow: true,
    reach: async (page) => {
      await arriveAsAdmin(page);
      await openHome(page);
      await openMenu(page);
      await expect(page.getByRole('banner').getByRole('link', { name: 'News', exact: true })).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
