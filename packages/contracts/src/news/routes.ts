import { z } from 'zod';
import { defineRoute } from '../route.js';
import { listNews } from './endpoints.js';

/** A story: our own words about a page elsewhere. */
export const newsArticle = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** When our words were written, which says nothing about the age of the page. */
  date: z.iso.date(),
  /** Of our words, for people: "20 sec read". */
  readTime: z.string(),
  category: z.string(),
  featured: z.boolean(),
  author: z.string(),
  /** Key of the city that the story is about. */
  city: z.string(),
  /** The page that the story leads to. */
  sourceUrl: z.url({ protocol: /^https$/ }),
});

export type NewsArticle = z.infer<typeof newsArticle>;

export const listNewsRoute = defineRoute(listNews, {
  reply: z.object({ success: z.literal(true), articles: z.array(newsArticle) }),
});
