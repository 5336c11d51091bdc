import type { NewsArticle } from '@city-genie/contracts/news/routes';

/** A story about Paris, with what matters to a test. */
export function sampleArticle(id: string, change: Partial<NewsArticle> = {}): NewsArticle {
  return {
    id,
    title: `Story ${id}`,
    excerpt: `What story ${id} is about. It is short.`,
    date: '2026-11-05',
    readTime: '15 sec read',
    category: 'Walks',
    featured: false,
    author: 'City Genie editors',
    city: 'paris',
    sourceUrl: `https://www.example.org/${id}`,
    ...change,
  };
}

/** Two featured stories and three others; no featured one is about food. */
export const sampleArticles: readonly NewsArticle[] = [
  sampleArticle('a', { featured: true }),
  sampleArticle('b', { featured: true, category: 'Culture', city: 'rome' }),
  sampleArticle('c'),
  sampleArticle('d', { category: 'Food & Drink', city: 'tokyo' }),
  sampleArticle('e', { category: 'Food & Drink', city: 'newyork' }),
];
