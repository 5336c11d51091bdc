import { describe, expect, it } from 'vitest';
import { normaliseCity } from '../src/entries/entry-key.js';

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
