import { findCity } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { addSeen, formatPlanParams, nextSeed, parsePlanParams, seenOf } from './plan-params.js';

function parse(search: string) {
  const paris = findCity('paris');
  if (!paris) {
    throw new Error('the catalogue has no Paris');
  }
  return parsePlanParams(new URLSearchParams(search), paris);
}

describe('parsePlanParams', () => {
  it('reads what formatPlanParams writes', () => {
    const params = { mood: 'romantic-dreamy', timeframe: 'half-day', seed: '3', view: 'cuisine' } as const;
    expect(parse(formatPlanParams(params))).toEqual(params);
    expect(parse(formatPlanParams({ mood: 'romantic-dreamy', view: 'choose' }))).toEqual({ mood: 'romantic-dreamy', view: 'choose' });
  });

  it('leaves out another city’s mood, an unknown slot and a seed of the wrong shape', () => {
    expect(parse('mood=cozy-contemplative&time=all-week&seed=a%20b')).toEqual({ view: 'choose' });
  });

  it('shows a plan only when all three are there', () => {
    expect(parse('mood=romantic-dreamy&time=half-day')).toMatchObject({ view: 'choose' });
    expect(parse('mood=romantic-dreamy&time=half-day&seed=1')).toMatchObject({ view: 'plan' });
    expect(parse('seed=1&view=cuisine')).toMatchObject({ view: 'choose' });
  });
});

describe('nextSeed', () => {
  it('counts numbers up and changes everything else', () => {
    expect(nextSeed('1')).toBe('2');
    expect(nextSeed('picnic')).not.toBe('picnic');
    expect(nextSeed('x'.repeat(64)).length).toBeLessThanOrEqual(64);
  });
});

describe('addSeen', () => {
  it('puts what is shown last, once, and keeps sixty', () => {
    expect(addSeen(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
    const many = Array.from({ length: 60 }, (_value, index) => `old-${index}`);
    const seen = addSeen(many, ['new']);
    expect(seen).toHaveLength(60);
    expect(seen.at(-1)).toBe('new');
    expect(seen).not.toContain('old-0');
  });
});

describe('seenOf', () => {
  it('trusts no history state', () => {
    expect(seenOf(null)).toEqual([]);
    expect(seenOf({ seen: 'a' })).toEqual([]);
    expect(seenOf({ seen: ['a', 1, null, 'b'] })).toEqual(['a', 'b']);
  });
});
