import type { SpecText } from './checks/says.js';

const news = '§2 News and Stories';

/** The ordered texts of the news, by state. */
export const newsTexts = {
  news: [
    [news, 'heading', 'Travel Stories & Insights'],
    [news, 'link', 'Back to Home'],
    [news, 'heading', 'Featured Stories'],
    [news, 'heading', 'Latest Travel News'],
    [news, 'text', 'Featured'],
    [news, 'link', /^What Paris is like .+opens in a new tab/],
    [news, 'heading', 'Stay Updated'],
    [news, 'link', 'Join Our Newsletter'],
    ['§2 Home', 'absent', 'News', 'for admins alone'],
    ['§2 Home', 'link', 'News & Stories', 'in the footer'],
  ],
  'news, one category': [
    [news, 'link', 'All', 'the filter works'],
    [news, 'absent', 'Featured Stories', 'the filter works'],
  ],
  'news, led to the plans': [
    [news, 'toast', 'Premium Content'],
    [news, 'toast', 'News & Stories are available to subscribers and admin users only. Please subscribe to access this content.'],
  ],
  'news, in the menu of an administrator': [['§2 Home', 'link', 'News']],
} as const satisfies Record<string, readonly SpecText[]>;
