import type { NewsArticle } from '@city-genie/contracts/news/routes';
import { Story, type StoryLook } from './Story.js';

type StoryListProps = {
  id: string;
  title: string;
  articles: readonly NewsArticle[];
  /** How many stand in a row of a wide window. */
  columns: 2 | 3;
};

const rows = {
  2: { grid: 'sm:grid-cols-2 gap-y-12 lg:gap-y-16', alone: 'lead', beside: 'half' },
  3: { grid: 'sm:grid-cols-2 lg:grid-cols-3 gap-y-8 lg:gap-y-12', alone: 'wide', beside: 'third' },
} as const satisfies Record<2 | 3, { grid: string; alone: StoryLook; beside: StoryLook }>;

/** A section of stories; those that would be left over in a last row begin it, each in a row of its own. Nothing without stories. */
export function StoryList({ id, title, articles, columns }: StoryListProps) {
  if (articles.length === 0) {
    return null;
  }
  const { grid, alone, beside } = rows[columns];
  const leftOver = articles.length % columns;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-t-2 border-ink pt-3 pb-6 text-title">
        {title}
      </h2>
      <ul className={`grid gap-x-8 lg:gap-x-12 ${grid}`}>
        {articles.map((article, index) => (
          <Story key={article.id} article={article} look={index < leftOver ? alone : beside} />
        ))}
      </ul>
    </section>
  );
}
