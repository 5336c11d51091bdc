// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escape-html.js';
import { headHtml } from './head-html.js';
import { renderPages } from './render.js';

describe('prerendered pages', async () => {
  const pages = await renderPages();
  const page = (path: string) => pages.find((entry) => entry.path === path);

  it('have their content without script', () => {
    expect(page('/')?.body).toContain('Not by Filter.');
    expect(page('/paris')?.body).toContain('Stone the colour of butter');
    expect(page('/london')?.body).toContain('London Access Restricted');
    expect(page('*')?.body).toContain('404 Page Not Found');
    expect(page('/search')?.body).toMatch(/<form [^>]*action="\/search"/);
    expect(page('/search')?.body).toContain('Quirky &amp; Kawaii');
  });

  it.each(pages.map((entry) => [entry.path, entry] as const))('%s has neither inline script nor style element', (_path, { body, head }) => {
    expect(body).not.toMatch(/<script|<style|<template/);
    expect(head.replaceAll('<script type="application/ld+json">', '')).not.toMatch(/<script|<style/);
  });

  it('have the head of their path', () => {
    expect(page('/paris')?.head).toContain('<link rel="canonical" href="__PUBLIC_URL__/paris">');
    expect(page('/paris')?.head).toContain('<meta property="og:url" content="__PUBLIC_URL__/paris">');
    expect(page('*')?.head).toContain('<meta name="robots" content="noindex">');
    expect(page('*')?.head).not.toContain('canonical');
  });

  it('say how the gateway sends them: addresses with a token, tools of developers, and pages that take payments', () => {
    const special = pages.filter(({ rules }) => Object.keys(rules).length > 0).map(({ path, rules }) => [path, rules]);
    expect(special.sort(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1))).toEqual([
      ['/admin', { referrer: 'no-referrer' }],
      ['/confirm-email', { referrer: 'no-referrer' }],
      ['/register', { takesPayments: true }],
      ['/reset-password', { referrer: 'no-referrer' }],
      ['/subscribe', { takesPayments: true }],
      ['/subscription-success', { referrer: 'no-referrer' }],
      ['/test-verification', { isForDevelopment: true }],
      ['/verify-email', { referrer: 'no-referrer' }],
      ['/waitlist/confirm', { referrer: 'no-referrer' }],
      ['/waitlist/unsubscribe', { referrer: 'no-referrer' }],
    ]);
  });

  it('are the 404 page in the place of a tool, as the gateway sends it elsewhere', () => {
    const mainOf = (path: string) => /<main.*<\/main>/s.exec(page(path)?.body ?? '')?.[0];
    expect(mainOf('/test-verification')).toContain('404 Page Not Found');
    expect(mainOf('/test-verification')).toBe(mainOf('*'));
  });
});

/** Parsed structured data of a page's head. */
function structuredDataOf(path: string): Record<string, unknown>[] {
  const blocks = headHtml(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map((block) => JSON.parse(block[1] ?? ''));
}

function contentOf(head: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(head)?.[1];
}

describe('headHtml', () => {
  it.each([
    ['/', ['WebSite', 'Service']],
    ['/paris', ['BreadcrumbList']],
    ['/about', ['BreadcrumbList', 'FAQPage']],
    ['/privacy-policy', ['BreadcrumbList']],
    ['/terms-of-service', ['BreadcrumbList']],
    ['/cookie-policy', ['BreadcrumbList']],
    ['/nowhere', []],
  ])('writes valid structured data for %s', (path, types) => {
    expect(structuredDataOf(path).map((data) => data['@type'])).toEqual(types);
  });

  it('has structured data for the search, the service and the breadcrumbs', () => {
    const [site, service] = structuredDataOf('/');
    expect(site?.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: '__PUBLIC_URL__/search?q={search_term}' },
      'query-input': 'required name=search_term',
    });
    expect(service).toMatchObject({ serviceType: 'Travel Planning' });
    expect(structuredDataOf('/newyork')[0]?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: '__PUBLIC_URL__/' },
      { position: 2, name: 'New York', item: '__PUBLIC_URL__/newyork' },
    ]);
  });

  it('has three questions with their answers on About', () => {
    const faq = structuredDataOf('/about')[1];
    expect(faq?.mainEntity).toHaveLength(3);
    expect(faq?.mainEntity).toMatchObject([{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } }, {}, {}]);
  });

  it('names a picture with its size, the city’s own on a city’s page', () => {
    for (const [path, picture] of [
      ['/newyork', '/og/newyork.png'],
      ['/', '/og/city-genie.png'],
      ['/terms-of-service', '/og/city-genie.png'],
    ] as const) {
      const head = headHtml(path);
      expect(contentOf(head, 'og:image')).toBe(`__PUBLIC_URL__${picture}`);
      expect(contentOf(head, 'twitter:image')).toBe(`__PUBLIC_URL__${picture}`);
      expect([contentOf(head, 'og:image:width'), contentOf(head, 'og:image:height')]).toEqual(['1200', '630']);
      expect(contentOf(head, 'og:image:alt')).toMatch(/golden hour/);
      expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
    }
  });

  it('has a date on the pages that show one', () => {
    expect(contentOf(headHtml('/privacy-policy'), 'article:published_time')).toBe('2025-01-18');
    expect(contentOf(headHtml('/privacy-policy'), 'article:modified_time')).toBe('2025-01-18');
    expect(contentOf(headHtml('/about'), 'article:published_time')).toBeUndefined();
  });

  it('has the ordered keywords', () => {
    expect(contentOf(headHtml('/'), 'keywords')).toBe(
      'travel, mood-based travel, personalized recommendations, Paris, London, Madrid, New York',
    );
    expect(contentOf(headHtml('/tokyo'), 'keywords')).toContain('Tokyo, Japan');
  });

  it('has the country of a city, and of nothing else', () => {
    const countryOf = (path: string) => contentOf(headHtml(path), 'geo.region');
    expect(['/tokyo', '/beijing', '/rome', '/berlin'].map(countryOf)).toEqual(['JP', 'CN', 'IT', 'DE']);
    expect(countryOf('/')).toBeUndefined();
  });

  it('excludes search results from the index', () => {
    expect(contentOf(headHtml('/search'), 'robots')).toBe('noindex');
    expect(headHtml('/search')).not.toContain('canonical');
  });

  it('escapes what could end an attribute', () => {
    expect(escapeHtml('"<a> & b')).toBe('&quot;&lt;a&gt; &amp; b');
  });
});
