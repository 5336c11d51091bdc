import { pageHead } from '../src/app/page-head.js';
import { structuredData } from './structured-data.js';

/** The gateway puts the site's address here when it starts. */
export const publicUrl = '__PUBLIC_URL__';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** Title, description, canonical address, Open Graph and structured data of a path's page. */
export function headHtml(path: string): string {
  const head = pageHead(path);
  const address = `${publicUrl}${path}`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.keywords ? [meta('name', 'keywords', head.keywords)] : []),
    meta('name', 'robots', head.index ? 'index, follow' : 'noindex'),
    ...(head.index ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'City Genie'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('name', 'twitter:card', 'summary'),
    // `<` is escaped so that no text can end the script element.
    ...structuredData(path, publicUrl).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}
