import { pageHead } from '../src/app/page-head.js';
import { legalDay } from '../src/features/legal/legal-dates.js';
import { escapeHtml } from './escape-html.js';
import { datedPaths, publicUrl } from './head-html.js';

/** https://www.sitemaps.org: every page that may be indexed, with its date if it has one. */
export function sitemapXml(paths: readonly string[]): string {
  const entries = paths
    .filter((path) => pageHead(path).index)
    .map((path) => {
      const lastmod = datedPaths.includes(path) ? `<lastmod>${legalDay}</lastmod>` : '';
      return `  <url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
