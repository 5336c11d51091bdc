import { describe, expect, it } from 'vitest';
import { comparableAddress } from '../../src/catalogue-check/rules/duplicates.js';
import { isForeignHost } from '../../src/catalogue-check/rules/foreign-hosts.js';
import { isSlugOf } from '../../src/catalogue-check/rules/ids.js';
import { isPrecise } from '../../src/catalogue-check/rules/position.js';
import { emptyPhrases, emptyPhrasesIn } from '../../src/catalogue-check/texts/empty-phrases.js';
import { comparableSentences } from '../../src/catalogue-check/texts/sentences.js';
import { isMoreSimilar, similarity, trigramsOf } from '../../src/catalogue-check/texts/trigrams.js';

const alike = (a: string, b: string) => similarity(trigramsOf(a), trigramsOf(b));

describe('slugs', () => {
  it.each([
    ['musee-d-orsay', 'Musée d’Orsay'],
    ['via-del-portico-dottavia', 'Via del Portico d’Ottavia'],
    ['sensoji', 'Sensō-ji'],
    ['sacre-coeur', 'Sacré-Cœur'],
    ['admiralbruecke', 'Admiralbrücke'],
    ['domane-dahlem', 'Domäne Dahlem'],
    ['karl-marx-strasse', 'Karl-Marx-Straße'],
    ['hasir-ocakbasi', 'Hasır Ocakbaşı'],
    ['lodz-lounge', 'Łódź Lounge'],
    ['at-home-cafe', '@home cafe'],
    ['whitney-museum', 'Whitney Museum of American Art'],
    ['morgan-library', 'Morgan Library & Museum'],
    ['morgan-library-and-museum', 'Morgan Library & Museum'],
  ])('%s is a slug of %s', (slug, name) => {
    expect(isSlugOf(slug, name)).toBe(true);
  });

  it.each([
    ['museum-whitney', 'Whitney Museum of American Art'],
    ['whitney-galery', 'Whitney Museum of American Art'],
    ['whitney-museum-cafe', 'Whitney Museum of American Art'],
    ['sensoji', '浅草寺'],
  ])('%s is not a slug of %s', (slug, name) => {
    expect(isSlugOf(slug, name)).toBe(false);
  });
});

describe('similarity', () => {
  it.each(['a room of mirrors', 'a room of mirrors by the river', 'rooms and mirrors', 'market halls', ''])(
    'is above a limit where it is, found without all of it: %s',
    (text) => {
      const [one, other] = [trigramsOf('a room of mirrors'), trigramsOf(text)];
      for (const limit of [0.05, 0.35, 0.55, 0.65, 0.95]) {
        expect(isMoreSimilar(one, other, limit)).toBe(similarity(one, other) > limit);
        expect(isMoreSimilar(other, one, limit)).toBe(similarity(one, other) > limit);
      }
    },
  );

  it('is 1 for equal letters, 0 without shared trigrams', () => {
    expect(alike('Musée Rodin', 'musee RODIN')).toBe(1);
    expect(alike('Musée Rodin', 'Canal')).toBe(0);
    expect(alike('', '')).toBe(0);
  });

  it('counts shared trigrams as PostgreSQL does', () => {
    // From its documentation: `word` has "  w", " wo", "wor", "ord", "rd "; `words` has "rds" and "ds " instead of the last.
    expect(alike('word', 'words')).toBeCloseTo(4 / 7);
    expect(alike('word', 'two words')).toBeCloseTo(4 / 11);
  });
});

describe('texts', () => {
  it('are compared by sentence, except short facts', () => {
    expect(comparableSentences('Meet at St. Pancras. Cash only. Then walk, slowly, to Coal Drops Yard!')).toEqual([
      'meet at st pancras',
      'then walk slowly to coal drops yard',
    ]);
  });

  it('are searched for empty phrases as whole words', () => {
    expect(emptyPhrasesIn('A Must-See, charmingly quaint; hidden  gems aside.')).toEqual(['Must-See', 'charmingly', 'quaint']);
    expect(emptyPhrasesIn('Acquaintances nestle here; an iconoclast lived upstairs.')).toEqual([]);
    expect(emptyPhrases).toEqual([...new Set(emptyPhrases)].sort());
  });
});

describe('websites', () => {
  it('are compared without case, scheme, www and trailing slash', () => {
    expect(comparableAddress('https://WWW.Example.org/en/')).toBe('example.org/en');
    expect(comparableAddress('http://example.org')).toBe(comparableAddress('https://www.example.org/'));
  });

  it.each(['m.facebook.com', 'x.com', 'yelp.co.uk', 'maps.google.com', 'rodin.blogspot.com'])('%s is a foreign host', (host) => {
    expect(isForeignHost(host)).toBe(true);
  });

  it.each(['musee-rodin.fr', 'fax.com', 'arts.google', 'booking.louvre.fr', 'notfacebook.com'])('%s is not a foreign host', (host) => {
    expect(isForeignHost(host)).toBe(false);
  });
});

it.each([
  [48.85531, 2.31583, true],
  [48.8553, 2.3158, true],
  [48.855, 2.3158, true],
  [48.855, 2.315, false],
  [48.85, 2.31583, false],
  [48, 2, false],
])('%d, %d is precise: %s', (lat, lon, expected) => {
  expect(isPrecise({ lat, lon })).toBe(expected);
});
