import { findCity } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.js';
import { planFileAddress, shareAddress } from './take-away.js';

const { recommendations, plan: facts } = samplePlan(['paris-a', 'paris-b'], '4');

describe('planFileAddress', () => {
  it('contains every stop and its times', () => {
    const paris = findCity('paris');
    const address = paris && new URL(planFileAddress('ics', paris, recommendations), 'http://localhost');
    expect(address?.pathname).toBe('/api/paris/plan.ics');
    expect(address?.searchParams.getAll('stop')).toEqual([
      'paris-a@2026-11-21T10:00/2026-11-21T10:45',
      'paris-b@2026-11-21T10:00/2026-11-21T10:45',
    ]);
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
