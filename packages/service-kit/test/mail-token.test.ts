import { mailTokenPurposes } from '@city-genie/contracts/internal/mail-link';
import { describe, expect, it } from 'vitest';
import { createMailTokenId, isMailToken, type MailToken, mailTokenId, writeMailToken } from '../src/trust/mail-token.js';

const key = 'a-key-of-identity-and-the-mailer-01234';
const other = 'another-key-0123456789-0123456789-abc';
const token: MailToken = { id: createMailTokenId(), purpose: 'reset_password', expiresAt: 1_795_514_400 };
const text = writeMailToken(token, key);

describe('the token of a mailed link', () => {
  it('starts with its id, by which it is found, and is good with the key that made it, or an older one', () => {
    expect(text).toMatch(/^[\w-]{65}$/);
    expect(mailTokenId(text)).toBe(token.id);
    expect([isMailToken(text, token, [key]), isMailToken(text, token, [other, key])]).toEqual([true, true]);
  });

  it('has an id of 128 random bits', () => {
    const ids = Array.from({ length: 100 }, createMailTokenId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.map((id) => Buffer.from(id, 'base64url').length)).toEqual(ids.map(() => 16));
  });

  it('can’t be made from what the stores hold: another key is refused', () => {
    expect(isMailToken(writeMailToken(token, other), token, [key])).toBe(false);
    expect(isMailToken(text, token, [])).toBe(false);
  });

  it('is bound to its purpose, its expiry and its id', () => {
    const later = { ...token, expiresAt: token.expiresAt + 1 };
    expect([isMailToken(text, later, [key]), isMailToken(writeMailToken(later, key), token, [key])]).toEqual([false, false]);
    for (const purpose of mailTokenPurposes.filter((others) => others !== token.purpose)) {
      expect(isMailToken(text, { ...token, purpose }, [key])).toBe(false);
    }
    const id = createMailTokenId();
    expect(isMailToken(text, { ...token, id }, [key])).toBe(false);
    expect(isMailToken(`${id}${text.slice(22)}`, { ...token, id }, [key])).toBe(false);
  });

  it('is refused when any letter is changed', () => {
    for (const [index, letter] of [...text].entries()) {
      const changed = `${text.slice(0, index)}${letter === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`;
      expect(isMailToken(changed, token, [key])).toBe(false);
    }
  });

  it.each([
    '',
    'short',
    token.id,
    `${text}A`,
    text.slice(0, -1),
    ` ${text}`,
    `${text}\n`,
    'A'.repeat(10_000),
    `${'é'.repeat(22)}${text.slice(22)}`,
  ])('has one form: %.30j has no id, and is no token', (malformed) => {
    expect([mailTokenId(malformed), isMailToken(malformed, token, [key])]).toEqual([undefined, false]);
  });
});
