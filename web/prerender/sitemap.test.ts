import { describe, expect, it } from 'vitest';
import { sitemapXml } from './sitemap.js';

describe('sitemapXml', () => {
  it('lists the indexed pages only, with their dates', () => {
    expect(sitemapXml(['/', '/paris', '/privacy-policy', '/search', '/nowhere'])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>__PUBLIC_URL__/</loc></url>
  <url><loc>__PUBLIC_URL__/paris</loc></url>
  <url><loc>__PUBLIC_URL__/privacy-policy</loc><lastmod>2025-01-18</lastmod></url>
</urlset>
`,
    );
  });
});
