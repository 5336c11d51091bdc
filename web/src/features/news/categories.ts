import type { NewsArticle } from '@city-genie/contracts/news/routes';

type Filed = Pick<NewsArticle, 'category'>;

/** A category as the address says it: `food-drink`. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The categories that have a story, in alphabetical order. */
export function categoriesOf(articles: readonly Filed[]): string[] {
  return [...new Set(articles.map(({ category }) => category))].sort((one, other) => one.localeCompare(other, 'en'));
}

/** The category that an address asks for; undefined, which is all of them, for a word that is none. */
export function categoryIn(search: string, categories: readonly string[]): string | undefined {
  const slug = new URLSearchParams(search).get('category');
  return categories.find((category) => categorySlug(category) === slug);
}

/** The query of the address of a category; of all without one. */
export function categorySearch(category: string | undefined): string {
  return category === undefined ? '' : `?${new URLSearchParams({ category: categorySlug(category) })}`;
}
