import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { pageHead } from './page-head.js';
import { makeSiteParts } from './site-parts.js';
import { makeStore } from './store.js';

const paths = makeSiteParts(makeStore()).routes.map((route) => route.path);

describe('pageHead', () => {
  it('has a unique title and a description of a suitable length for every route', () => {
    const heads = paths.filter((path) => path !== '*').map(pageHead);
    expect(new Set(heads.map((head) => head.title)).size).toBe(heads.length);
    for (const head of heads) {
      expect(head.description.length).toBeGreaterThan(50);
      expect(head.description.length).toBeLessThan(200);
    }
  });

  it('lets every route into the index except the search, the stories for subscribers, and the pages of accounts and mailed links', () => {
    expect(paths.filter((path) => !pageHead(path).index)).toEqual([
      '/search',
      '/news',
      '/subscribe',
      '/subscription-success',
      '/admin',
      '/account',
      '/confirm-email',
      '/waitlist/confirm',
      '/waitlist/unsubscribe',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/verify-email',
      '/test-verification',
      '*',
    ]);
  });

  it('keeps unknown paths and other spellings of a city out of the index', () => {
    expect(pageHead('/nowhere')).toMatchObject({ title: '404 Page Not Found | City Genie', index: false });
    expect(pageHead('/new-york').index).toBe(false);
    expect(pageHead('/newyork').index).toBe(true);
  });
});

describe('routes', () => {
  it('include a page for every city of the catalogue', () => {
    expect(paths).toEqual(expect.arrayContaining(cities.map((city) => `/${city.key}`)));
  });
});
