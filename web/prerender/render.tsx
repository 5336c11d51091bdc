import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/App.js';
import { pageHead } from '../src/app/page-head.js';
import { makeSiteParts } from '../src/app/site-parts.js';
import { makeStore } from '../src/app/store.js';
import { headHtml } from './head-html.js';
import type { PageRules } from './page-files.js';

export type RenderedPage = {
  /** `*` for the 404 page. */
  path: string;
  head: string;
  body: string;
  /** Name of the page's component and of its file. */
  page: string;
  rules: PageRules;
};

/** Every page as anonymous visitors receive it, before any script runs. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const { path } of makeSiteParts(makeStore()).routes) {
    const location = path === '*' ? '/404' : path;
    const store = makeStore();
    const parts = makeSiteParts(store);
    const { preload, page } = parts.routeOf(location);
    await preload();
    const { prelude } = await prerender(
      <StaticRouter location={location}>
        <App store={store} parts={parts} />
      </StaticRouter>,
      // By default, large parts would be sent late and moved into place by inline scripts, which the policy forbids.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const { referrer, isForDevelopment, takesPayments } = pageHead(location);
    const rules = { ...(referrer && { referrer }), ...(isForDevelopment && { isForDevelopment }), ...(takesPayments && { takesPayments }) };
    pages.push({ path, page, rules, head: headHtml(location), body: await new Response(prelude).text() });
  }
  return pages;
}
