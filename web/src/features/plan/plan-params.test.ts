import { findCity } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { formatPlanParams, isLocalDateTime, nextSeed, type PlanParams, parsePlanParams, planChoice } from './plan-params.js';

function parse(search: string) {
  const paris = findCity('paris');
  if (!paris) {
    throw new Error('the catalogue has no Paris');
  }
  return parsePlanParams(new URLSearchParams(search), paris);
}

const whole: PlanParams = {
  mood: 'romantic-dreamy',
  timeframe: 'half-day',
  startAt: '2026-11-22T09:30',
  seed: '3',
  pin: ['paris-a', 'paris-b'],
  keep: ['paris-c'],
  exclude: ['paris-d'],
  dry: true,
  meal: 'dinner',
  view: 'cuisine',
};

describe('parsePlanParams', () => {
  it('reads what formatPlanParams writes', () => {
    expect(parse(formatPlanParams(whole))).toEqual(whole);
    expect(parse(formatPlanParams({ mood: 'romantic-dreamy', view: 'choose' }))).toEqual({ mood: 'romantic-dreamy', view: 'choose' });
  });

  it('writes a readable address', () => {
    expect(formatPlanParams(whole)).toBe(
      'mood=romantic-dreamy&time=half-day&at=2026-11-22T09:30&seed=3&pin=paris-a,paris-b&keep=paris-c&no=paris-d&dry=1&view=cuisine&meal=dinner',
    );
  });

  it('keeps a changed plan with its meals', () => {
    const base = ['paris-a@2026-11-22T09:30/2026-11-22T10:15'];
    for (const changed of [
      { ...whole, base },
      { ...whole, base, meals: ['dinner' as const] },
      { ...whole, base, meals: [] },
    ]) {
      expect(parse(formatPlanParams(changed))).toEqual(changed);
      expect(planChoice(changed)).toMatchObject({ base, ...('meals' in changed && { meals: changed.meals }) });
    }
    expect(formatPlanParams({ ...whole, meals: ['dinner'] })).not.toContain('meals');
  });

  it('drops another city’s mood, an unknown slot and an invalid seed', () => {
    expect(parse('mood=cozy-contemplative&time=all-week&seed=a%20b')).toEqual({ view: 'choose' });
  });

  it('drops a start that doesn’t exist, invalid ids and an unknown weather', () => {
    expect(parse('at=2026-02-30T10:00&pin=,A,../x&no=%3Cb%3E&dry=yes')).toEqual({ view: 'choose' });
  });

  it('reads an id once, and no more ids than a search accepts', () => {
    expect(parse('pin=a,b,a').pin).toEqual(['a', 'b']);
    const many = Array.from({ length: 60 }, (_value, index) => `place-${index}`).join();
    expect(parse(`pin=${many}`).pin).toHaveLength(9);
    expect(parse(`no=${many}`).exclude).toHaveLength(50);
  });

  it('reads and writes a meal for the restaurants only', () => {
    const plan = 'mood=romantic-dreamy&time=half-day&seed=1';
    expect(parse(`${plan}&meal=dinner`)).not.toHaveProperty('meal');
    expect(parse(`${plan}&view=cuisine&meal=tea`)).not.toHaveProperty('meal');
    expect(formatPlanParams({ ...whole, view: 'plan' })).not.toContain('meal');
  });

  it('shows a plan only with mood, slot and seed', () => {
    expect(parse('mood=romantic-dreamy&time=half-day')).toMatchObject({ view: 'choose' });
    expect(parse('mood=romantic-dreamy&time=half-day&seed=1')).toMatchObject({ view: 'plan' });
    expect(parse('seed=1&view=cuisine')).toMatchObject({ view: 'choose' });
  });
});

describe('planChoice', () => {
  it('is the body of a search, with kept stops among the pins', () => {
    expect(planChoice(whole)).toEqual({
      mood: 'romantic-dreamy',
      timeframe: 'half-day',
      startAt: '2026-11-22T09:30',
      seed: '3',
      pin: ['paris-a', 'paris-b', 'paris-c'],
      exclude: ['paris-d'],
      weather: 'dry',
    });
    expect(planChoice({ mood: 'm', timeframe: 'half-day', seed: '1', view: 'plan' })).toEqual({
      mood: 'm',
      timeframe: 'half-day',
      seed: '1',
    });
  });

  it('needs mood, slot and seed', () => {
    expect(planChoice({ mood: 'm', timeframe: 'half-day', view: 'choose' })).toBeUndefined();
  });
});

describe('isLocalDateTime', () => {
  it('accepts only dates and times that exist', () => {
    expect(isLocalDateTime('2028-02-29T23:59')).toBe(true);
    expect(['2026-02-29T10:00', '2026-01-01T24:00', '2026-01-01', '', 'tomorrow'].filter(isLocalDateTime)).toEqual([]);
  });
});

describe('nextSeed', () => {
  it('increments numbers and replaces everything else', () => {
    expect(nextSeed('1')).toBe('2');
    expect(nextSeed('picnic')).not.toBe('picnic');
    expect(nextSeed('x'.repeat(64)).length).toBeLessThanOrEqual(64);
  });
});
