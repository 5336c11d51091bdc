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
