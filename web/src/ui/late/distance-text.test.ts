import { expect, it } from 'vitest';
import { distanceText } from './distance-text.js';

it.each([
  [0, '50 m'],
  [249, '250 m'],
  [974, '950 m'],
  [980, '1 km'],
  [1240, '1.2 km'],
  [12_000, '12 km'],
])('%i metres are said as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text.replace(' ', '\u00a0'));
});
