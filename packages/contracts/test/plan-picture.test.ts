import { describe, expect, it } from 'vitest';
import { planPictureQuery } from '../src/plan-picture/routes.js';

const plain = { mood: 'romantic-dreamy', time: 'half-day', seed: '1' };

describe('the query of a plan’s picture', () => {
  it('stands for the search that the plan’s page sends', () => {
    expect(planPictureQuery.parse(plain)).toEqual({ mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1' });
    const full = { at: '2026-11-22T09:30', pin: 'paris-a', keep: 'paris-b,paris-a', no: 'paris-c', seen: 'paris-d,paris-e', dry: '1' };
    const changed = { base: 'paris-a@10:00-10:45,paris-b@11:00-12:00', meals: 'none', until: '2026-11-22T13:00', from: 'paris-c' };
    expect(planPictureQuery.parse({ ...plain, ...full, ...changed, utm_source: 'mail', view: 'cuisine' })).toEqual({
      mood: 'romantic-dreamy',
      timeframe: 'half-day',
      seed: '1',
      startAt: '2026-11-22T09:30',
      pin: ['paris-a', 'paris-b'],
      exclude: ['paris-c'],
      seen: ['paris-d', 'paris-e'],
      weather: 'dry',
      base: ['paris-a@2026-11-22T10:00/2026-11-22T10:45', 'paris-b@2026-11-22T11:00/2026-11-22T12:00'],
      meals: [],
      until: '2026-11-22T13:00',
      from: 'paris-c',
    });
  });

  it.each([
    ['mood', { mood: '' }],
    ['time', { time: 'week' }],
    ['seed', { seed: 'a b' }],
    ['seed', { seed: ['1', '2'] }],
    ['at', { at: '2026-02-30T10:00' }],
    ['base', { base: 'paris-a', at: '2026-11-22T09:30' }],
    ['base', { base: 'paris-a@10:00-10:45' }],
    ['meals', { meals: 'tea', base: 'paris-a@10:00-10:45', at: '2026-11-22T09:30' }],
    ['until', { until: 'noon' }],
    ['from', { from: 'paris-a,paris-b' }],
    ['pin', { pin: 'Paris A' }],
    ['no', { no: Array(51).fill('paris-a').join() }],
    ['dry', { dry: '2' }],
  ])('is refused naming %s: %j', (name, wrong) => {
    const faults = planPictureQuery.safeParse({ ...plain, ...wrong }).error?.issues.map(({ path }) => path[0]);
    expect(new Set(faults)).toEqual(new Set([name]));
  });
});
