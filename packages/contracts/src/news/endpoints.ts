import { defineEndpoint } from '../endpoint.js';

/** News and stories, for subscribers and administrators. */
export const listNews = defineEndpoint({
  service: 'waitlist',
  method: 'GET',
  url: '/api/news',
  access: 'entitled',
  limit: {
    name: 'news',
    points: 60,
    durationSeconds: 60,
    per: 'caller',
    counts: 'requests',
    message: 'That was a lot in one minute. Please take a breath and try again.',
    variable: 'LIMIT_NEWS_PER_MINUTE',
  },
});
