import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { sampleGuide } from '../../testing/sample-guide.js';
import { searchEntries } from './entries.js';
import { findEntries } from './find-entries.js';

const entries = searchEntries(cities, {
  paris: { ...sampleGuide, highlights: [{ title: 'Le Café-Théâtre', text: 'Où l’on rit, à deux pas de la Seine.' }] },
});
const titles = (query: string) => findEntries(query, entries).map((entry) => entry.title);

describe('findEntries', () => {
  it('finds a city by its name, key, country or a prefix of them, and puts it first', () => {
    expect(titles('new york')[0]).toBe('New York');
    expect(titles('newyork')[0]).toBe('New York');
    expect(titles('NEW-YORK')[0]).toBe('New York');
    expect(titles('ber')[0]).toBe('Berlin');
    expect(titles('italy')[0]).toBe('Rome');
  });

  it('finds moods of every city by the words of their ids', () => {
    expect(titles('cozy contemplative')).toEqual(['Cosy & Contemplative']);
    expect(titles('alternative')).toEqual(['Creative & Alternative', 'Creative & Alternative']);
    expect(titles('rom')).toEqual(expect.arrayContaining(['Rome', 'Romantic', 'Romantic & Dolce Vita']));
  });

  it('ignores accents and case', () => {
    expect(titles('cafe THEATRE')).toEqual(['Le Café-Théâtre']);
    expect(titles('théâtre')).toEqual(['Le Café-Théâtre']);
  });

  it('requires every word, as the beginning of a word', () => {
    expect(titles('cafe london')).toEqual([]);
    expect(titles('heatre')).toEqual([]);
    expect(titles('paris cafe')).toEqual(['Le Café-Théâtre']);
  });

  it('ranks whole words before prefixes, and names before texts', () => {
    const [city] = entries;
    if (!city) {
      throw new Error('no entries');
    }
    const entry = (title: string, text: string) => ({ ...city, title, text, keywords: '' });
    const found = findEntries('art', [entry('x', 'party artful'), entry('y', 'art'), entry('Artful', ''), entry('Art', '')]);
    expect(found.map(({ title }) => title)).toEqual(['Art', 'Artful', 'y', 'x']);
  });

  it('finds nothing for an empty query, and accepts any input', () => {
    expect(titles('')).toEqual([]);
    expect(titles('  …  ')).toEqual([]);
    expect(titles('(.*[\\')).toEqual([]);
  });
});
