import { describe, expect, it } from 'vitest';
import { mixColours } from './mix-colours.js';

describe('mixColours', () => {
  // Values painted by Chromium 156 for color-mix(in oklab, …).
  it.each([
    ['#ffffff', 50, '#000000', '#636363'],
    ['#ff0000', 50, '#0000ff', '#8c53a2'],
    ['#f6d9c4', 70, '#8c6f8f', '#d5b8b5'],
    ['#26343f', 12, '#d8e2e8', '#c0cbd2'],
    ['#26343f', 100, '#d8e2e8', '#26343f'],
    ['#26343f', 0, '#d8e2e8', '#d8e2e8'],
  ])('mixes %s (%d %%) and %s as browsers do', (first, percent, second, mixed) => {
    expect(mixColours(first, percent, second)).toBe(mixed);
  });

  it('refuses other notations', () => {
    expect(() => mixColours('#fff', 50, '#000000')).toThrow('#fff');
    expect(() => mixColours('#ffffff', 50, 'white')).toThrow('white');
  });
});
