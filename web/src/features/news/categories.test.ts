import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryIn, categorySearch } from './categories.js';
import { noteDay, shownWords, sourceName } from './news-words.js';

const filed = ['Walks', 'Food & Drink', 'Walks', 'Culture'].map((category) => ({ category }));
const categories = categoriesOf(filed);

describe('categories', () => {
  it('are those of the stories, each once, in alphabetical order', () => {
    expect(categories).toEqual(['Culture', 'Food & Drink', 'Walks']);
    expect(categoriesOf([])).toEqual([]);
  });

  it.each(['Culture', 'Food & Drink', 'Walks', undefined])('%s is in an address, and is read there', (category) => {
    expect(categoryIn(categorySearch(category), categories)).toBe(category);
  });

  it('have readable addresses', () => {
    expect(categorySearch('Food & Drink')).toBe('?category=food-drink');
    expect(categorySearch(undefined)).toBe('');
  });

  it.each(['?category=waffles', '?category=', '?other=walks', '?category=Walks'])('are all of them for %s', (search) => {
    expect(categoryIn(search, categories)).toBeUndefined();
  });
});

describe('words about stories', () => {
  it('tell a day as it is written, in every time zone', () => {
    expect(noteDay('2026-11-01')).toBe('1 November 2026');
  });

  it('name whose page it is', () => {
    expect(sourceName('https://www.example.org/a/page')).toBe('example.org');
    expect(sourceName('https://whc.example.org/')).toBe('whc.example.org');
  });

  it('count', () => {
    expect(shownWords(10, 10, undefined)).toBe('10 stories');
    expect(shownWords(1, 1, undefined)).toBe('1 story');
    expect(shownWords(2, 10, 'Walks')).toBe('Walks: 2 of 10 stories');
  });
});
