import { paris } from '@city-genie/city-data/cities/paris';
import { type TimeframeId, timeframeById } from '@city-genie/city-data/timeframes';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '../src/planner/plan-outcome.js';
import { slotAt } from '../src/planner/slot.js';
import { logged, testApp, tuesdayMorning } from './test-app.js';

const date = '2026-11-24';

/** A plan that begins at an hour of the day. */
function plan(timeframe: TimeframeId, hour: number, stops: number, full = false) {
  return { slot: slotAt(paris, { date, minute: hour * 60 }, timeframeById(timeframe)), route: { stops: Array(stops).fill('stop'), full } };
}

describe('a plan', () => {
  it.each([
    ['with all that its slot asks for', plan('half-day', 10, 4, true), 'enough'],
    ['that is full, late as it is', plan('1-2-hours', 23.5, 2, true), 'enough'],
    ['with a place less than its slot asks for', plan('half-day', 10, 3), 'short'],
    ['that lacks minutes alone', plan('half-day', 10, 4), 'enough'],
    ['without a place', plan('half-day', 10, 0), 'empty'],
    ['of a day that just fits before the night', plan('full-day', 15, 3), 'short'],
    ['of half a day that just fits before one o’clock', plan('half-day', 21, 3), 'short'],
    ['of half a day that begins too late to fit', plan('half-day', 21.25, 3), 'evening'],
    ['of an evening with all that it asks for', plan('full-day', 20, 3, true), 'enough'],
    ['of an evening with a place less', plan('full-day', 20, 2), 'short'],
    ['in the middle of the night', plan('half-day', 2, 1), 'evening'],
    ['without a place at night', plan('half-day', 2, 0), 'empty'],
  ])('%s', (_what, made, outcome) => {
    expect(outcomeOf(made)).toBe(outcome);
  });
});

describe('a search is logged with how its plan came out', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(() => {
    logged.length = 0;
  });

  it.each([
    ['2026-11-25T10:00', 'half-day', 'enough'],
    ['2026-11-25T20:00', 'full-day', 'enough'],
    ['2026-11-25T22:00', 'half-day', 'evening'],
    ['2026-11-25T03:00', '1-2-hours', 'empty'],
  ])('from %s, %s: %s, also when it is remembered', async (startAt, timeframe, outcome) => {
    const url = '/api/paris/search';
    for (let round = 0; round < 2; round += 1) {
      const headers = signedHeaders('recommendations', 'POST', url, { clock: tuesdayMorning });
      await app.inject({ method: 'POST', url, headers, payload: { mood: 'romantic-dreamy', timeframe, startAt } });
    }
    const search = { city: 'paris', mood: 'romantic-dreamy', timeframe, outcome };
    expect(logged).toEqual([search, search]);
  });
});
