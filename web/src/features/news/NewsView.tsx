import type { NewsArticle } from '@city-genie/contracts/news/routes';
import { useLocation } from 'react-router-dom';
import { serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { CategoryFilter } from './CategoryFilter.js';
import { categoriesOf, categoryIn } from './categories.js';
import { StoriesWait } from './NewsWait.js';
import { useNewsQuery } from './news-api.js';
import { shownWords } from './news-words.js';
import { StayUpdated } from './StayUpdated.js';
import { StoryList } from './StoryList.js';

/** The stories of the category in the address, the featured ones first. */
function Stories({ articles }: { articles: readonly NewsArticle[] }) {
  const { search } = useLocation();
  const categories = categoriesOf(articles);
  const chosen = categoryIn(search, categories);
  const shown = articles.filter(({ category }) => chosen === undefined || category === chosen);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-10">
        <CategoryFilter categories={categories} chosen={chosen} />
        <p role="status" className="py-2 text-small text-ink-soft">
          {shownWords(shown.length, articles.length, chosen)}
        </p>
      </div>
      <div className="mt-6 grid gap-y-14 lg:gap-y-20">
        <StoryList id="featured" title="Featured Stories" columns={2} articles={shown.filter(({ featured }) => featured)} />
        <StoryList id="latest" title="Latest Travel News" columns={3} articles={shown.filter(({ featured }) => !featured)} />
      </div>
    </>
  );
}

function NoStories() {
  return <Notice title="No stories yet" text="The first ones are being written. Please come back in a few days." />;
}

/** What subscribers and administrators read on /news. */
export function NewsView() {
  const { data: articles, error, isFetching, refetch } = useNewsQuery();
  if (!articles) {
    return isFetching ? (
      <StoriesWait />
    ) : (
      <Notice
        role="alert"
        title="The stories can’t be shown just now"
        text={serverMessage(error) ?? 'They are all there; we only can’t read them at the moment.'}
      >
        <Button onClick={() => void refetch()}>Try again</Button>
      </Notice>
    );
  }
  return (
    <>
      {articles.length > 0 ? <Stories articles={articles} /> : <NoStories />}
      <div className="mt-14 lg:mt-20">
        <StayUpdated />
      </div>
    </>
  );
}
