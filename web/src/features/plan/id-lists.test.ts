import { describe, expect, it } from 'vitest';
import { addSeen, idsOfState, withId } from './id-lists.js';

describe('addSeen', () => {
  it('puts shown ids last, without repeats, and keeps sixty', () => {
    expect(addSeen(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
    const many = Array.from({ length: 60 }, (_value, index) => `old-${index}`);
    const seen = addSeen(many, ['new']);
    expect(seen).toHaveLength(60);
    expect(seen.at(-1)).toBe('new');
    expect(seen).not.toContain('old-0');
  });
});

describe('withId', () => {
  it('adds an id once and drops the oldest', () => {
    expect(withId(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
    expect(withId(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
  });
});

describe('idsOfState', () => {
  it('validates the history state', () => {
    expect(idsOfState(null, 'seen')).toBeUndefined();
    expect(idsOfState({ seen: 'a' }, 'seen')).toBeUndefined();
    expect(idsOfState({ seen: ['a', 1, null, 'b'] }, 'seen')).toEqual(['a', 'b']);
    expect(idsOfState({ seen: ['a'] }, 'pinned')).toBeUndefined();
  });
});
