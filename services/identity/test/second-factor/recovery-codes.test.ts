import { describe, expect, it } from 'vitest';
import { createRecoveryCodes, readAppCode, readRecoveryCode } from '../../src/second-factor/recovery-codes.js';

describe('recovery codes', () => {
  it('are ten different ones of 16 characters in groups of four', () => {
    const codes = createRecoveryCodes();
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    }
    expect(createRecoveryCodes().filter((code) => codes.includes(code))).toEqual([]);
  });

  it.each([
    'ABCD-EFGH-0123-JKMN',
    'abcd-efgh-0123-jkmn',
    'ABCDEFGH0123JKMN',
    ' abcd efgh  0123 jkmn ',
    'abcd-efgh-ol23-jkmn',
    'ABCD-EFGH-OI23-JKMN',
  ])('are read however they are typed: %j', (typed) => {
    expect(readRecoveryCode(typed)).toBe('ABCDEFGH0123JKMN');
  });

  it.each(['', '123456', 'ABCD-EFGH-0123-JKM', 'ABCD-EFGH-0123-JKMNP', 'ABCD-EFGH-0123-JKMU', 'ABCD_EFGH_0123_JKMN'])(
    'aren’t %j',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeUndefined();
    },
  );

  it('are told from the codes of an app by their form', () => {
    expect(['123456', ' 123 456 ', '123-456'].map(readAppCode)).toEqual(['123456', '123456', '123456']);
    expect(['12345', '1234567', '12345a', '', ...createRecoveryCodes(), '１２３４５６'].map(readAppCode)).toEqual(
      Array(15).fill(undefined),
    );
  });
});
