import { describe, expect, it } from 'vitest';
import { emailKey, mailboxKey, normaliseCity } from '../src/entries/entry-key.js';

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

describe('normaliseCity', () => {
  it.each(['New York', 'new-york', ' NEW   york ', 'newyork'])('stores %j in its proper spelling', (text) => {
    expect(normaliseCity(text)).toEqual({ city: 'New York', cityKey: 'newyork' });
  });

  it('keeps the spelling of an unknown city and collapses its spaces', () => {
    expect(normaliseCity('  São   Paulo ')).toEqual({ city: 'São Paulo', cityKey: 'são paulo' });
  });

  it.each(['são paulo', 'SÃO PAULO', 'Sa\u0303o Paulo', 'São\u00a0Paulo'])('treats %j as the same unknown city', (text) => {
    expect(normaliseCity(text).cityKey).toBe('são paulo');
  });

  it('keeps different unknown cities apart', () => {
    expect(normaliseCity('La Paz').cityKey).not.toBe(normaliseCity('Lapaz').cityKey);
  });
});
