import { describe, expect, it } from 'vitest';
import { moodWords } from './mood-words.js';

describe('moodWords', () => {
  it('turns ids into words', () => {
    expect(moodWords('cozy-contemplative')).toBe('Cozy, contemplative');
    expect(moodWords('romantic-dolce-vita')).toBe('Romantic, dolce vita');
  });
});
