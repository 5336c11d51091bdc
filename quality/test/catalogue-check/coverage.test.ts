import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { isHoliday } from '@city-genie/city-data/holidays/calendar';
import { type TimeframeId, timeframeById, timeframes } from '@city-genie/city-data/timeframes';
import { weekdayOf } from '@city-genie/recommendations/opening-hours/open-on';
import { describe, expect, it } from 'vitest';
import type { PlanRequest } from '../../src/catalogue-check/coverage-request.js';
import { checkCoverage, runsIntoNight } from '../../src/catalogue-check/rules/coverage.js';
import { coverageWeek, sampleWeeks, weekWithoutHoliday } from '../../src/catalogue-check/sample-weeks.js';
import { goodContext } from './good-context.js';

const [parisSubject] = goodContext.catalogue;

function requestsOfParis(): PlanRequest[] {
  const requests: PlanRequest[] = [];
  const plan = (request: PlanRequest) => {
    requests.push(request);
    return { stops: 9, totalMinutes: 500, full: true };
  };
  const findings = parisSubject ? checkCoverage(parisSubject, { ...goodContext, plan }) : undefined;
  expect(findings).toEqual([]);
  return requests;
}

describe('coverage', () => {
  it('makes one search per mood, slot, weekday, start and weather', () => {
    const requests = requestsOfParis();
    expect(requests).toHaveLength(4 * 3 * 7 * 3 * 2);
    expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(requests.length);
    expect(new Set(requests.map(({ mood }) => mood))).toEqual(new Set(paris.moods));
    expect(new Set(requests.map(({ timeframe }) => timeframe))).toEqual(new Set(timeframes.map(({ id }) => id)));
    expect(new Set(requests.map(({ startAt }) => weekdayOf(startAt.slice(0, 10)))).size).toBe(7);
    expect(new Set(requests.map(({ startAt }) => startAt.slice(11)))).toEqual(new Set(['09:30', '13:00', '17:00']));
    expect(requests[0]).toEqual({
      city: 'paris',
      mood: 'romantic-dreamy',
      timeframe: '1-2-hours',
      startAt: '2026-11-02T09:30',
      weather: 'dry',
    });
  });

  it('does not accept a single stop at night as a plan', () => {
    const plan = () => ({ stops: 1, totalMinutes: 60, full: false });
    const texts = parisSubject ? checkCoverage(parisSubject, { ...goodContext, plan }).map(({ text }) => text) : [];
    expect(texts).toHaveLength(4 * 3 * 3 * 2);
    expect(texts.filter((text) => text.includes(': no plan on Mo (stops: 1, minutes: 60), Tu'))).toHaveLength(4 * 3 * 2);
  });

  it.each<[TimeframeId, number, boolean]>([
    ['1-2-hours', 17, false],
    ['1-2-hours', 19, false],
    ['1-2-hours', 19.5, true],
    ['half-day', 13, false],
    ['half-day', 16, false],
    ['half-day', 17, true],
    ['full-day', 9.5, false],
    ['full-day', 13, true],
  ])('%s from %d h runs into the night: %s', (timeframe, hour, expected) => {
    expect(runsIntoNight(timeframeById(timeframe), hour * 60)).toBe(expected);
  });
});

describe('sample weeks', () => {
  it.each(cities)('begin on a Monday and contain no holiday in $key', ({ key }) => {
    for (const week of [...sampleWeeks(key, isHoliday), coverageWeek(key, isHoliday)]) {
      expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(week.filter((date) => isHoliday(key, date))).toEqual([]);
    }
  });

  it('move to a later week when there is a holiday', () => {
    expect(weekWithoutHoliday('paris', '2026-11-09', isHoliday)[0]).toBe('2026-11-16');
  });

  it('throw when there is no week without a holiday in half a year', () => {
    expect(() => weekWithoutHoliday('paris', '2026-11-09', () => true)).toThrow(RangeError);
  });
});
