import { describe, expect, it } from 'vitest';
import { planTitle, shortDay } from '../src/plan-title.js';

describe('planTitle', () => {
  it('is what a plan is called, with its day once that is known', () => {
    const plan = { mood: 'romantic-dreamy', slot: 'half-day', city: 'Paris' } as const;
    expect(planTitle({ ...plan, date: '2026-11-22' })).toBe('A romantic half day in Paris, Sun 22 Nov');
    expect(planTitle({ ...plan, slot: 'evening', city: 'New York', date: undefined })).toBe('A romantic evening in New York');
  });

  it('has the day of the city’s own date, whatever the zone of the reader', () => {
    expect(['2026-01-01', '2027-02-28'].map(shortDay)).toEqual(['Thu 1 Jan', 'Sun 28 Feb']);
  });
});
