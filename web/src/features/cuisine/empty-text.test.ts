import { expect, it } from 'vitest';
import { emptyText } from './empty-text.js';

it.each([
  ['21:29', 'Try selecting a different mood or timeframe combination'],
  ['21:30', 'Most kitchens are closed around 21:30. Choose another time to set out'],
  ['03:00', 'Most kitchens are closed around 03:00. Choose another time to set out'],
  ['07:59', 'Most kitchens are closed around 07:59. Choose another time to set out'],
  ['08:00', 'Try selecting a different mood or timeframe combination'],
  ['12:00', 'Try selecting a different mood or timeframe combination'],
])('at %s gives the matching reason', (time, text) => {
  expect(emptyText(`2026-11-24T${time}`)).toBe(text);
});
