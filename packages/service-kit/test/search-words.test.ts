import { describe, expect, it } from 'vitest';
import { addressWords, storedWords, typedWords, wordsOf } from '../src/stores/search-words.js';

describe('what was typed', () => {
  it.each([
    ['', []],
    ['  Zoë   DUPRÉ ', ['zoe', 'dupre']],
    ['@example.org', ['example', 'org']],
    ['ada@exam', ['ada@exam']],
    ['Lovelace, Ada', ['lovelace', 'ada']],
    ['Anne-Marie O’Brien', ['anne', 'marie', 'o', 'brien']],
    ['a a a', ['a']],
    ['.* (x|y)', ['.*', 'x', 'y']],
  ])('%j is %j', (text, words) => {
    expect(typedWords(text)).toEqual(words);
  });

  it('is cut to five words', () => {
    expect(typedWords('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each(["Anne-Marie O'Brien", 'St. Martin', 'Dr. Ada Lovelace', '李小龙', 'Jean-Luc d’Ormesson'])(
    'finds the name %j as it is shown',
    (name) => {
      const stored = storedWords(wordsOf(name));
      expect(typedWords(name).every((word) => stored.some((one) => one.startsWith(word)))).toBe(true);
    },
  );

  it.each(['ada+tag@mail.example.org', 'ADA+tag@Mail', 'mail.exam', '@mail.example'])('finds an address by %j', (typed) => {
    const stored = storedWords(addressWords('Ada+tag@mail.example.org'));
    expect(typedWords(typed).every((word) => stored.some((one) => one.startsWith(word)))).toBe(true);
  });
});
