import { describe, expect, it } from 'vitest';
import { hasSessionHint } from './session-hint.js';

describe('hasSessionHint', () => {
  it('requires the exact cookie', () => {
    expect(hasSessionHint('')).toBe(false);
    expect(hasSessionHint('a=b; signed_in=1')).toBe(true);
    expect(hasSessionHint('signed_in=0')).toBe(false);
    expect(hasSessionHint('not_signed_in=1')).toBe(false);
  });
});
