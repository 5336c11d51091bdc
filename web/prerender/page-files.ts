/** File name of a page below `dist/`. */
export function pageFile(path: string): string {
  if (path === '*') {
    return '404.html';
  }
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** How the gateway sends a page, where it differs from the others (`src/app/page-head.ts`). */
export type PageRules = { referrer?: 'no-referrer'; isForDevelopment?: true; takesPayments?: true };

/** The content of `routes.json` for the gateway: file and rules of every path. The 404 page has no path. */
export function routeFiles(pages: readonly { path: string; rules: PageRules }[]): Record<string, { file: string } & PageRules> {
  return Object.fromEntries(pages.filter(({ path }) => path !== '*').map(({ path, rules }) => [path, { file: pageFile(path), ...rules }]));
}

/** The parts of a page that go into the built `index.html`, as HTML. */
export type PageParts = {
  head: string;
  body: string;
  modules: readonly string[];
  /** Of a city's page: what its choices need besides, and what a link to a plan needs instead of that. */
  views?: { choose: readonly string[]; plan: readonly string[] };
};

const styleSheets = /\s*<link rel="stylesheet"[^>]*>/g;
const modules = /\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g;
const indent = '\n    ';

/**
 * Inserts a rendered page into the built `index.html`, such that the text loads before the scripts. Vite puts modules first and
 * style sheets last; on a phone, the text of the page then waits for scripts that it doesn't need. Here style sheets come
 * first, and modules stay in a `<template>` until `public/start-app.js` moves them out. Measured with Lighthouse on /paris:
 * with low priority alone, the largest contentful paint was at 2.1 s; like this it is at 1.8 s, with the same blocking time.
 */
export function fillTemplate(template: string, page: PageParts): string {
  for (const mark of ['<!--page-head-->', '<!--page-body-->', '</body>']) {
    if (!template.includes(mark)) {
      throw new Error(`index.html has no ${mark}`);
    }
  }
  const matches = (pattern: RegExp): string[] => (template.match(pattern) ?? []).map((tag) => tag.trim());
  const later = (id: string, tags: readonly string[]) => [`<template id="${id}">`, ...tags, '</template>'].join(indent);
  const views = Object.entries(page.views ?? {}).map(([view, tags]) => later(`app-${view}`, tags));
  const app = [later('app', [...matches(modules), ...page.modules]), ...views].join(indent);
  const end = `  ${app}${indent}<script src="/start-app.js" async></script>\n  </body>`;
  // Functions, because `$` has a special meaning in replacement strings.
  return template
    .replaceAll(styleSheets, '')
    .replaceAll(modules, '')
    .replace('<!--page-head-->', () => [...matches(styleSheets), page.head].join(indent))
    .replace('<!--page-body-->', () => page.body)
    .replace('</body>', () => end);
}
