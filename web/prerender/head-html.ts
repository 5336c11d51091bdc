import { findCity } from '@city-genie/city-data/catalog';
import { pageHead } from '../src/app/page-head.js';
import { paths } from '../src/app/paths.js';
import { legalDay } from '../src/features/legal/legal-dates.js';
import { escapeHtml } from './escape-html.js';
import { pictureSize } from './og/picture-size.js';
import { pagePicture } from './page-picture.js';
import { structuredData } from './structured-data.js';

/** A placeholder that the gateway replaces with the site's address when it starts. */
export const publicUrl = '__PUBLIC_URL__';

/** Pages that show a date. */
export const datedPaths: readonly string[] = [paths.privacy, paths.terms, paths.cookies];

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** https://ogp.me; a page with a date has the type `article`. */
function openGraph(path: string, { title, description }: { title: string; description: string }): string[] {
  const dated = datedPaths.includes(path);
  const picture = pagePicture(path);
  return [
    meta('property', 'og:type', dated ? 'article' : 'website'),
    meta('property', 'og:site_name', 'City Genie'),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${publicUrl}${path}`),
    meta('property', 'og:image', `${publicUrl}${picture.path}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(pictureSize.width)),
    meta('property', 'og:image:height', String(pictureSize.height)),
    meta('property', 'og:image:alt', picture.alt),
    ...(dated ? [meta('property', 'article:published_time', legalDay), meta('property', 'article:modified_time', legalDay)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', `${publicUrl}${picture.path}`),
    meta('name', 'twitter:image:alt', picture.alt),
  ];
}

/** Title, description, country of a city, canonical address, Open Graph and structured data of the page at a path. */
export function headHtml(path: string): string {
  const head = pageHead(path);
  const city = findCity(path.slice(1));
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.keywords ? [meta('name', 'keywords', head.keywords)] : []),
    ...(city ? [meta('name', 'geo.region', city.countryCode)] : []),
    meta('name', 'robots', head.index ? 'index, follow' : 'noindex'),
    ...(head.index ? [`<link rel="canonical" href="${escapeHtml(`${publicUrl}${path}`)}">`] : []),
    ...openGraph(path, head),
    // `<` is escaped, so that no text can end the script element.
    ...structuredData(path, publicUrl).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}
