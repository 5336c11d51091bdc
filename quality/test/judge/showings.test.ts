import { describe, expect, it } from 'vitest';
import { type DeepMood, deepMoods } from '../../src/judge/depth.js';
import { showingsOf } from '../../src/judge/showings.js';
import { mood, places, smallCity } from '../oracles/small-city.js';

/** Two dozen places, of which the last never opens. */
const list = places.map((place, index) => (index === 23 ? { ...place, openingHours: 'Feb 29 10:00-18:00' } : place));

function deepMood(): DeepMood {
  const [deep] = deepMoods([smallCity(list)]);
  if (!deep) {
    throw new RangeError('no mood is deep enough');
  }
  return deep;
}

const deep = deepMood();
const plans = 48;
const { name, shares, shown, limitOf } = showingsOf(deep, plans, 'test');

/** Dozens of plans can take long on a busy machine. */
const slow = 60_000;

describe('the showings of a mood', { timeout: slow }, () => {
  it('are those of the places that fit it', () => {
    expect(name).toBe(`paris ${mood}`);
    expect([...shares.keys()].toSorted()).toEqual([...deep.eligible].toSorted());
    expect(deep.eligible.length).toBeLessThan(list.length);
  });

  it('are shares of plans, in which a place is a stop once at most', () => {
    const counts = [...shares.values()].map((share) => share * plans);
    expect(counts.filter((count) => Math.abs(count - Math.round(count)) > 1e-9 || count < 0 || count > plans)).toEqual([]);
    const stops = counts.reduce((sum, count) => sum + count, 0);
    // Two to nine stops a plan.
    expect(stops / plans).toBeGreaterThan(2);
    expect(stops / plans).toBeLessThan(9);
  });

  it('name what was shown: all stops, places beside a plan, and none that is always closed', () => {
    const stops = [...shares].filter(([, share]) => share > 0).map(([id]) => id);
    expect(stops.filter((id) => !shown.has(id))).toEqual([]);
    expect(shares.get('paris-place-23')).toBe(0);
    expect(shown.has('paris-place-23')).toBe(false);
  });

  it('have limits: half the plans for a sight that the city is known for, twice the mean for others', () => {
    const mean = [...shares.values()].reduce((sum, share) => sum + share, 0) / deep.eligible.length;
    const icons = new Set(list.filter(({ icon }) => icon).map(({ id }) => id));
    const eligibleIcons = deep.eligible.filter((id) => icons.has(id));
    expect(eligibleIcons.length).toBeGreaterThan(0);
    for (const id of deep.eligible) {
      expect(limitOf(id), id).toBeCloseTo(icons.has(id) ? 0.5 : 2 * mean, 9);
    }
  });

  it('are the same for the same seeds, and others for other seeds', () => {
    const sharesOf = (seeds: string) => [...showingsOf(deep, 6, seeds).shares];
    expect(sharesOf('test')).toEqual(sharesOf('test'));
    expect(sharesOf('other')).not.toEqual(sharesOf('test'));
  });
});
