import { describe, expect, it } from 'vitest';
import { standingFrom } from './base-stops.js';

describe('a plan in a history entry', () => {
  it('is read when it has stops and meals, and dropped when it is anything else', () => {
    expect(standingFrom({ stops: ['a'], meals: ['dinner', 'tea', 'lunch'] })).toEqual({ stops: ['a'], meals: ['lunch', 'dinner'] });
    expect([null, 7, {}, ['a'], { stops: ['a'] }, { stops: [7], meals: [] }].map(standingFrom)).toEqual(Array(6).fill(undefined));
  });
});
