import { findCity } from '@city-genie/city-data/catalog';
import { planFileQuery } from '@city-genie/contracts/plan-files/routes';
import { describe, expect, it } from 'vitest';
import { samplePause, samplePlan, sampleStop } from '../../testing/sample-plan.js';
import { planFileAddress, planName, shareAddress } from './take-away.js';

const { recommendations, plan: facts } = samplePlan(['paris-a', 'paris-b'], '4');

describe('planFileAddress', () => {
  const paris = findCity('paris');
  const [lunch, dinner] = [samplePause('lunch', 'paris-a'), samplePause('dinner', 'paris-b')];
  const searchOf = (plan: Partial<Parameters<typeof planFileAddress>[2]>) =>
    paris && new URL(planFileAddress('ics', paris, { stops: recommendations, pauses: [], name: undefined, ...plan }), 'http://localhost');

  it('contains every stop and its times', () => {
    const address = searchOf({});
    expect(address?.pathname).toBe('/api/paris/plan.ics');
    expect([...(address?.searchParams ?? [])]).toEqual([
      ['stop', 'paris-a@2026-11-21T10:00/2026-11-21T10:45'],
      ['stop', 'paris-b@2026-11-21T10:00/2026-11-21T10:45'],
    ]);
  });

  it('contains every meal with its first table', () => {
    expect(searchOf({ pauses: [lunch, dinner] })?.searchParams.getAll('pause')).toEqual([
      'lunch@2026-11-21T12:30/2026-11-21T13:30@lunch-near',
      'dinner@2026-11-21T19:30/2026-11-21T21:00@dinner-near',
    ]);
  });

  it.each([
    ['the nearest other table, where none fits the mood', { tables: [], otherTable: lunch.tables[1] }, '@lunch-far'],
    ['no table, where none is known', { tables: [] }, ''],
    ['no table for a meal at the stop itself', { atStop: true }, ''],
  ])('names %s', (_case, change, expected) => {
    const pauses = [samplePause('lunch', 'paris-a', change)];
    expect(searchOf({ pauses })?.searchParams.get('pause')).toBe(`lunch@2026-11-21T12:30/2026-11-21T13:30${expected}`);
  });

  it('contains what names the plan, unless the plan is read-only', () => {
    const name = planName({ mood: 'romantic-dreamy', timeframe: '1-2-hours' });
    expect(searchOf({ name })?.searchParams.getAll('plan')).toEqual(['romantic-dreamy-1-2-hours']);
    expect(searchOf({})?.searchParams.has('plan')).toBe(false);
  });

  it('is what the server understands', () => {
    const stops = [sampleStop('paris-a'), sampleStop('paris-b', { arrive: '2026-11-21T14:00', leave: '2026-11-21T15:00' })];
    const search = searchOf({ stops, pauses: [lunch, dinner], name: 'romantic-dreamy-half-day' })?.searchParams;
    const query = planFileQuery.parse({ stop: search?.getAll('stop'), pause: search?.getAll('pause'), plan: search?.get('plan') });
    expect(query.stop.map(({ placeId }) => placeId)).toEqual(['paris-a', 'paris-b']);
    expect(query.pause.map(({ meal, restaurantId }) => [meal, restaurantId])).toEqual([
      ['lunch', 'lunch-near'],
      ['dinner', 'dinner-near'],
    ]);
    expect(query.plan).toBe('romantic-dreamy-half-day');
  });
});

describe('shareAddress', () => {
  it('contains start, seed and seen places, and shows the plan view', () => {
    const params = { mood: 'romantic-dreamy', timeframe: 'half-day', seed: '4', view: 'cuisine' } as const;
    expect(facts && shareAddress('https://genie.test/paris?old=1#x', { params, seen: ['paris-c', 'paris-d'], facts })).toBe(
      'https://genie.test/paris?mood=romantic-dreamy&time=half-day&at=2026-11-21T10:00&seed=4&seen=paris-c,paris-d',
    );
  });
});
