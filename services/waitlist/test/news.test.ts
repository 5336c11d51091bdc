import { cities } from '@city-genie/city-data/catalog';
import { newsArticle } from '@city-genie/contracts/news/routes';
import { describe, expect, it } from 'vitest';
import { newsCategories } from '../src/news/note.js';
import { newsNotes } from '../src/news/notes.js';
import { newsArticles, readTime } from '../src/news/present-news.js';

/** More wouldn't be a short note. */
const maxExcerptLength = 320;

const sentencesIn = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
const sorted = (texts: readonly string[]) => [...texts].sort();

describe('the stories', () => {
  it('are ten, three of them featured, each under its own id, title and page', () => {
    expect(newsNotes).toHaveLength(10);
    expect(newsNotes.filter(({ featured }) => featured)).toHaveLength(3);
    for (const field of ['id', 'title', 'excerpt', 'sourceUrl'] as const) {
      expect(new Set(newsNotes.map((note) => note[field])).size, field).toBe(newsNotes.length);
    }
  });

  it('lead from every city, and every category has one', () => {
    expect(sorted([...new Set(newsNotes.map(({ city }) => city))])).toEqual(sorted(cities.map(({ key }) => key)));
    expect(sorted([...new Set(newsNotes.map(({ category }) => category))])).toEqual(sorted(newsCategories));
  });

  it.each(newsNotes)('$id is short, and what the wire can carry', (note) => {
    expect(note.excerpt.length).toBeLessThanOrEqual(maxExcerptLength);
    expect([2, 3]).toContain(sentencesIn(note.excerpt));
    expect(note.title.length).toBeLessThanOrEqual(60);
    const article = newsArticles.find(({ id }) => id === note.id);
    expect(newsArticle.parse(article)).toEqual(article);
  });

  it.each(newsNotes)('$id leads to a page of a known owner, without query or fragment', ({ sourceUrl }) => {
    const { protocol, search, hash, username, port } = new URL(sourceUrl);
    expect([protocol, search, hash, username, port]).toEqual(['https:', '', '', '', '']);
  });

  it('are told the newest first, without what only editors need', () => {
    const dates = newsArticles.map(({ date }) => date);
    expect(dates).toEqual(sorted(dates).reverse());
    expect(newsArticles.filter((article) => 'verification' in article)).toEqual([]);
  });
});

describe('the reading time', () => {
  it('is that of our words, in steps of five seconds', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    expect(readTime(words(55))).toBe('15 sec read');
    expect(readTime(words(56))).toBe('20 sec read');
    expect(readTime('')).toBe('5 sec read');
  });
});
