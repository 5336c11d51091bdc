import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { sampleGuide, samplePlaces } from '../../testing/sample-guide.js';
import { searchEntries } from './entries.js';
import { findEntries } from './find-entries.js';
import { nearestTitle } from './nearest-title.js';

const guide = { ...sampleGuide, highlights: [{ title: 'Le Café-Théâtre', text: 'Où l’on rit, à deux pas de la Seine.' }] };
const entries = searchEntries(cities, { guides: { paris: guide }, places: { paris: samplePlaces } });
const titles = (query: string) => findEntries(query, entries).map((entry) => entry.title);
const first = (query: string) => findEntries(query, entries)[0];

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
    expect(titles('alternative').slice(0, 2)).toEqual(['Creative & Alternative', 'Creative & Alternative']);
    expect(titles('rom')).toEqual(expect.arrayContaining(['Rome', 'Romantic', 'Romantic & Dolce Vita']));
  });

  it('ignores accents and case', () => {
    expect(titles('cafe THEATRE')).toEqual(['Le Café-Théâtre']);
    expect(titles('théâtre')[0]).toBe('Le Café-Théâtre');
  });

  it.each([
    ['Basilique du Sacré-Cœur', 'sacre coeur'],
    ['Basilique du Sacré-Cœur', 'Sacré-Coeur'],
    ['Sacre Coeur', 'cœur'],
    ['Straße', 'strasse'],
    ['Smørrebrød', 'smorre'],
  ])('%s is found by %s', (title, query) => {
    const [city] = entries;
    expect(city && findEntries(query, [{ ...city, title }])).toHaveLength(1);
  });

  it.each([
    ['louvre', '/paris?mood=artistic-cultural&pin=louvre'],
    ['Tour EIFFEL', '/paris?mood=romantic-dreamy&pin=eiffel'],
    ['romantic', '/paris?mood=romantic-dreamy'],
    ['highlights', '/paris#highlights'],
    ['tipping', '/paris#culture'],
    ['cafe theatre', '/paris#highlights'],
    ['when to visit paris', '/paris#best-times'],
    ['bonjour', '/paris#tips'],
    ['tokyo', '/tokyo'],
  ])('%s leads to %s', (query, href) => {
    expect(first(query)?.href).toBe(href);
  });

  it('knows what visitors say for a mood or a place', () => {
    expect(titles('date night')).toEqual(expect.arrayContaining(['Romantic', 'Romantic & Dolce Vita']));
    expect(titles('jazz')).toEqual(expect.arrayContaining(['Bohemian', 'Caveau']));
    expect(titles('things to do with kids in paris')).toEqual(expect.arrayContaining(['Bohemian', 'Jardin']));
    expect(titles('on a rainy day')).toEqual(expect.arrayContaining(['Musée du Louvre', 'Caveau', 'Cosy & Contemplative']));
    expect(titles('free')).toEqual(['Jardin']);
    expect(titles('museums')).toContain('Musée du Louvre');
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

  it('puts what is open before what isn’t where both are called so, and first the city from which one came', () => {
    const museum = (title: string) => samplePlaces.slice(1, 2).map((place) => ({ ...place, title }));
    const known = { guides: {}, places: { paris: samplePlaces, london: museum('Tate Museum'), rome: museum('A museum') } };
    const first = (query: string, open?: typeof cities, from?: string) =>
      findEntries(query, searchEntries(cities, { ...known, ...(open && { open }) }), from).map(({ city }) => city.key)[0];
    expect([first('museum'), first('museum', cities), first('museum', cities, 'rome'), first('museum', undefined, 'rome')]).toEqual([
      'paris',
      'london',
      'rome',
      'paris',
    ]);
    // What is called so stays before what only mentions it, and a city before all.
    expect([first('tate'), first('london'), first('london', cities, 'paris')]).toEqual(['london', 'london', 'london']);
  });

  it('finds nothing for an empty query, and accepts any input', () => {
    expect(titles('')).toEqual([]);
    expect(titles('  …  ')).toEqual([]);
    expect(titles('(.*[\\')).toEqual([]);
  });
});

describe('nearestTitle', () => {
  it.each([
    ['luvre', 'Musée du Louvre'],
    ['eifell', 'Eiffel Tower'],
    ['prais', 'Paris'],
    ['musee du lovure', 'Musée du Louvre'],
    ['zanzibar', undefined],
    ['xy', undefined],
    ['', undefined],
  ])('of %s is %s', (query, title) => {
    expect(nearestTitle(query, entries)?.title).toBe(title);
  });
});
