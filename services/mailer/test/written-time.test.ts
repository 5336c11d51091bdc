import { expect, it } from 'vitest';
import { writtenTime } from '../src/mails/written-time.js';

it.each([
  ['2026-11-24T18:05:59Z', 'Tuesday 24 November 2026, 18:05 UTC'],
  ['2027-01-01T00:00:00Z', 'Friday 1 January 2027, 00:00 UTC'],
])('%s is %s', (iso, words) => {
  expect(writtenTime(Date.parse(iso) / 1000)).toBe(words);
});
