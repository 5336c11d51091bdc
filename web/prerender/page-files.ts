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

/** Puts a rendered page into the built `index.html`. Functions, because `$` is special in replacement texts. */
export function fillTemplate(template: string, head: string, body: string): string {
  for (const mark of ['<!--page-head-->', '<!--page-body-->']) {
    if (!template.includes(mark)) {
      throw new Error(`index.html has no ${mark}`);
    }
  }
  return template.replace('<!--page-head-->', () => head).replace('<!--page-body-->', () => body);
}
