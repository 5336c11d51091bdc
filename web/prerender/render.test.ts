// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { escapeHtml, headHtml } from './head-html.js';
import { renderPages } from './render.js';

describe('the prerendered pages', async () => {
  const pages = await renderPages();
  const page = (path: string) => pages.find((entry) => entry.path === path);

  it('say what they are without script', () => {
    expect(page('/')?.body).toContain('Not by Filter.');
    expect(page('/paris')?.body).toContain('Stone the colour of butter');
    expect(page('/london')?.body).toContain('London Access Restricted');
    expect(page('*')?.body).toContain('404 Page Not Found');
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
});

describe('headHtml', () => {
  it('writes structured data that can be parsed', () => {
    const blocks = [...headHtml('/about').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const types = blocks.map((block) => JSON.parse(block[1] ?? '')['@type']);
    expect(types).toEqual(['BreadcrumbList', 'FAQPage']);
  });

  it('escapes what could end an attribute', () => {
    expect(escapeHtml('"<a> & b')).toBe('&quot;&lt;a&gt; &amp; b');
  });
});
