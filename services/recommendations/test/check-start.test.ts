import { paris } from '@city-genie/city-data/cities/paris';
import { tokyo } from '@city-genie/city-data/cities/tokyo';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import { requireSearchStart, requireStart } from '../src/routes/check-start.js';

/** Noon on a Tuesday in Paris; in Tokyo it is eight in the evening. */
const noon = Date.parse('2026-11-24T11:00:00Z');
type Asked = Pick<SearchRequest, 'startAt' | 'seed' | 'base'>;
const refused = { code: 'validation_failed', details: { fields: { startAt: expect.any(String) } } };

/** The error with which a search is refused; undefined when it is taken. */
function errorOf(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('the start of a search', () => {
  it.each([
    [{}],
    [{ startAt: '2026-11-24T12:00' }],
    [{ startAt: '2026-11-24T11:45' }],
    [{ startAt: '2026-11-24T23:59' }],
    [{ startAt: '2026-12-08T23:59' }],
    [{ startAt: '2026-11-24T11:44', seed: '1' }],
    [{ startAt: '2026-11-24T00:00', seed: '1' }],
  ] satisfies [Asked][])('%j is taken at noon', (asked) => {
    expect(errorOf(() => requireSearchStart(paris, asked, noon))).toBeUndefined();
  });

  it.each([
    [{ startAt: '2026-11-24T11:44' }],
    [{ startAt: '2026-11-24T00:00' }],
    [{ startAt: '2026-11-23T23:59', seed: '1' }],
    [{ startAt: '2026-12-09T00:00', seed: '1' }],
    [{ startAt: '2026-12-09T00:00' }],
    [{ startAt: '0000-01-01T10:00' }],
    [{ startAt: '9999-12-31T10:00', base: ['paris-musee-rodin'] }],
  ] satisfies [Asked][])('%j is a 400 that names startAt', (asked) => {
    expect(errorOf(() => requireSearchStart(paris, asked, noon))).toMatchObject(refused);
  });

  it('is one of the evening before when a plan of it is changed after midnight', () => {
    const halfPast = Date.parse('2026-11-23T23:30:00Z');
    const base = ['paris-musee-rodin'];
    expect(errorOf(() => requireSearchStart(paris, { startAt: '2026-11-23T19:00', base }, halfPast))).toBeUndefined();
    expect(errorOf(() => requireSearchStart(paris, { startAt: '2026-11-23T12:29', base }, halfPast))).toMatchObject(refused);
    expect(errorOf(() => requireSearchStart(paris, { startAt: '2026-11-23T19:00', seed: '1' }, halfPast))).toMatchObject(refused);
  });

  it('is by the clocks of the city', () => {
    expect(errorOf(() => requireSearchStart(tokyo, { startAt: '2026-11-24T19:45' }, noon))).toBeUndefined();
    expect(errorOf(() => requireSearchStart(tokyo, { startAt: '2026-11-24T19:44' }, noon))).toMatchObject(refused);
  });

  it('is not in the past in the hour that comes twice', () => {
    // 2:40 for the first time; the clocks go back at three.
    const night = Date.parse('2026-10-25T00:40:00Z');
    expect(errorOf(() => requireSearchStart(paris, { startAt: '2026-10-25T02:25' }, night))).toBeUndefined();
    expect(errorOf(() => requireSearchStart(paris, { startAt: '2026-10-25T02:24' }, night))).toMatchObject(refused);
  });
});

describe('the start of a list of restaurants', () => {
  it('may lie earlier today, as the plan that it belongs to', () => {
    expect(errorOf(() => requireStart(paris, '2026-11-24T00:00', noon))).toBeUndefined();
    expect(errorOf(() => requireStart(paris, '2026-11-23T23:59', noon))).toMatchObject(refused);
  });
});
