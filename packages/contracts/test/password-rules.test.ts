import { describe, expect, it } from 'vitest';
import { type PasswordRule, passwordFault, registrationRules, resetRules } from '../src/auth/password-rules.js';

const metBy = (password: string, rules: readonly PasswordRule[]) => rules.filter(({ isMet }) => isMet(password)).map(({ id }) => id);

describe('the rules of registration', () => {
  it.each([
    ['Ab!defg', 'Password must be at least 8 characters long'],
    ['abcdefg!', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG!', 'Password must contain at least one lowercase letter'],
    ['Abcdefg8', 'Password must contain at least one symbol (!@#$%^&*()_+-=[])'],
    ['Abcdefg?', 'Password must contain at least one symbol (!@#$%^&*()_+-=[])'],
    ['Abc defg!', 'Password cannot contain spaces'],
    ['Abcdefg!\t', 'Password cannot contain spaces'],
    ['Abc\u00a0defg!', 'Password cannot contain spaces'],
    ['', 'Password must be at least 8 characters long'],
    [`Ab!${'x'.repeat(126)}`, 'Please keep your password to 128 characters'],
  ])('refuse %.20j with the specified words', (password, message) => {
    expect(passwordFault(password, registrationRules)).toBe(message);
  });

  it.each([...'!@#$%^&*()_+-=[]'])('take %s for a symbol', (symbol) => {
    expect(passwordFault(`Abcdefg${symbol}`, registrationRules)).toBeUndefined();
  });

  it.each(['Ab!defgh', 'Überfluß!', 'ЖизньЖизнь-', `Ab!${'x'.repeat(125)}`])(
    'accept %.20s, in any alphabet and without a number',
    (password) => {
      expect(passwordFault(password, registrationRules)).toBeUndefined();
    },
  );

  it('count characters as people do', () => {
    expect(passwordFault('Ab!🗼🗼🗼🗼', registrationRules)).toBe('Password must be at least 8 characters long');
    expect(passwordFault('Ab!🗼🗼🗼🗼🗼', registrationRules)).toBeUndefined();
    expect(passwordFault(`Ab!${'🗼'.repeat(125)}`, registrationRules)).toBeUndefined();
  });

  it('are met one by one, as the list beside the field shows them', () => {
    expect(['', 'a', 'aB', 'aB!', 'aB! ', 'aB!aB!aB'].map((password) => metBy(password, registrationRules))).toEqual([
      [],
      ['lower', 'spaces'],
      ['upper', 'lower', 'spaces'],
      ['upper', 'lower', 'symbol', 'spaces'],
      ['upper', 'lower', 'symbol'],
      ['length', 'upper', 'lower', 'symbol', 'spaces'],
    ]);
  });
});

describe('the rules of a reset', () => {
  it.each([
    ['Abcdef1', 'Password must be at least 8 characters'],
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['Abcdefg!', 'Password must contain at least one number'],
    [`Ab1${'x'.repeat(126)}`, 'Please keep your password to 128 characters'],
  ])('refuse %.20j with the specified words', (password, message) => {
    expect(passwordFault(password, resetRules)).toBe(message);
  });

  it.each(['Abcdefg1', 'Abc defg 1'])('ask for a number in the place of the symbol, and accept %s', (password) => {
    expect(passwordFault(password, resetRules)).toBeUndefined();
  });
});
