import { typedWords } from '@city-genie/service-kit/stores/search-words';
import { describe, expect, it } from 'vitest';
import { searchWordsOf } from '../src/users/search-words.js';

describe('the words of a user', () => {
  it('are the names, the address and their parts, without case and accents', () => {
    const user = { username: 'Zoe.Dupre-7', firstName: 'Zoë Anne', lastName: 'Dupré', email: 'Zoe+paris@Mail.Example.org' };
    expect(searchWordsOf(user).sort()).toEqual(
      [
        'zoe.dupre-7',
        'zoe+paris@mail.example.org',
        'mail.example.org',
        'zoe',
        'dupre',
        '7',
        'anne',
        'paris',
        'mail',
        'example',
        'org',
      ].sort(),
    );
  });

  it('keep letters of other scripts', () => {
    const user = { username: 'li', firstName: '李', lastName: 'Øster', email: 'li@example.org' };
    expect(searchWordsOf(user)).toEqual(expect.arrayContaining(['李', 'øster']));
  });
});

describe('what was typed', () => {
  it.each([
    ['', []],
    ['  Zoë   DUPRÉ ', ['zoe', 'dupre']],
    ['@example.org', ['example.org']],
    ['Lovelace, Ada', ['lovelace', 'ada']],
    ['a a a', ['a']],
    ['.* (x|y)', ['.*', '(x|y)']],
  ])('%j is %j', (text, words) => {
    expect(typedWords(text)).toEqual(words);
  });

  it('is cut to five words', () => {
    expect(typedWords('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
