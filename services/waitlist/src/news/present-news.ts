import type { NewsArticle } from '@city-genie/contracts/news/routes';
import type { NewsNote } from './note.js';
import { newsNotes } from './notes.js';

const author = 'City Genie editors';
/** Of somebody who reads for pleasure. */
const wordsPerMinute = 220;
const stepSeconds = 5;

/** How long our words take to read, in steps of five seconds: "20 sec read". The page that they lead to isn't counted; nobody measured it. */
export function readTime(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length;
  const seconds = (words / wordsPerMinute) * 60;
  return `${Math.max(1, Math.ceil(seconds / stepSeconds)) * stepSeconds} sec read`;
}

function presentNote({ verification: _, ...note }: NewsNote): NewsArticle {
  return { ...note, author, readTime: readTime(note.excerpt) };
}

/** By date, the newest first, and by id within a day. */
export function byDate(one: Pick<NewsArticle, 'date' | 'id'>, other: Pick<NewsArticle, 'date' | 'id'>): number {
  return other.date.localeCompare(one.date) || one.id.localeCompare(other.id);
}

/** All stories, the newest first. */
export const newsArticles: readonly NewsArticle[] = newsNotes.map(presentNote).sort(byDate);
