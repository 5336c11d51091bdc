import { describe, expect, it } from 'vitest';
import { countries } from '../src/auth/countries.js';

describe('the countries of registration', () => {
  const named: readonly string[] = countries.slice(0, -1);

  it('are about a hundred, and end with Other', () => {
    expect(Math.abs(countries.length - 100)).toBeLessThanOrEqual(20);
    expect([countries.at(-1), named.includes('Other')]).toEqual(['Other', false]);
  });

  it('are sorted, and stand there once', () => {
    expect(named).toEqual([...new Set(named)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('have those of our cities', () => {
    expect(named).toEqual(
      expect.arrayContaining(['China', 'France', 'Germany', 'Italy', 'Japan', 'Spain', 'United Kingdom', 'United States']),
    );
  });
});
