import { describe, expect, it } from 'vitest';
import { emailKey, ignoresDots, mailboxKey } from '../src/mailbox/mailbox-key.js';

describe('emailKey', () => {
  it.each(['Ada@Example.COM', ' ada@example.com ', 'ada@example.com'])('treats %j as one address', (email) => {
    expect(emailKey(email)).toBe('ada@example.com');
  });

  it('keeps dots and tags, which elsewhere are different mailboxes', () => {
    expect(emailKey('a.da+x@example.com')).not.toBe(emailKey('ada@example.com'));
  });
});

describe('mailboxKey', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+news@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['a.d.a@gmail.com', 'ada@gmail.com'],
    ['A.da+x.y@googlemail.com', 'ada@gmail.com'],
    ['ada@gmail.com.example', 'ada@gmail.com.example'],
    ['ａｄａ@example.com', 'ada@example.com'],
    ['+ada@example.com', '+ada@example.com'],
    ['day ada@example.com', 'day ada@example.com'],
  ])('maps %s to %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
    expect(mailboxKey(key)).toBe(key);
  });
});

describe('ignoresDots', () => {
  it.each([
    ['ada@gmail.com', true],
    ['a.da+x@googlemail.com', true],
    ['ada@example.com', false],
    ['ada@gmail.com.example', false],
    ['ada@notgmail.com', false],
  ])('says of %s: %s', (key, isIgnored) => {
    expect(ignoresDots(key)).toBe(isIgnored);
  });
});
