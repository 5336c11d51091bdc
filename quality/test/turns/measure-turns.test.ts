import { paris } from '@city-genie/city-data/cities/paris';
import { type Turns, withTurns } from '@city-genie/recommendations/catalogue/with-turns';
import { describe, expect, it } from 'vitest';
import { deepMoods } from '../../src/judge/depth.js';
import { judgedCity } from '../../src/judge/judged-city.js';
import { type Showings, showingsOf } from '../../src/judge/showings.js';
import { measureTurns } from '../../src/turns/measure-turns.js';
import { contentOf, mood, places } from '../oracles/small-city.js';

/** One place is much better than the others, and in their middle. */
const uneven = places.slice(0, 14).map((place, index) => ({
  ...place,
  icon: false,
  openingHours: '24/7',
  afterDark: 'yes' as const,
  moodFit: { [mood]: index === 7 ? 1 : 0.7 },
  qualityScore: index === 7 ? 5 : 3,
}));

function showingsWith(turns: Turns): Showings {
  const judged = judgedCity(paris, contentOf(withTurns(uneven, turns)));
  const [deep] = deepMoods([judged]).filter((each) => each.mood === mood);
  if (!deep) {
    throw new Error('the mood has too few places');
  }
  return showingsOf(deep, 36, 'other');
}

/** How much the place that is shown most exceeds its limit. */
const excess = ({ shares, limitOf }: Showings) => Math.max(...[...shares].map(([id, share]) => share / limitOf(id)));

const options = { rounds: 3, plansPerRound: 36 };

describe('measured turns', () => {
  const said: string[] = [];
  const turns = measureTurns(paris, contentOf(uneven), { ...options, say: (text) => said.push(text) });

  // Measured while tests are collected, because it takes seconds.
  const excesses = [turns, {}].map((each) => excess(showingsWith(each)));
  const limited = uneven.map((place) => ({ ...place, turns: { [mood]: 0.02 } }));
  const again = measureTurns(paris, contentOf(limited), { ...options, say: () => undefined });

  it('hold back the place that would fill the plans, in its mood', () => {
    const [limitedExcess = 0, freeExcess = 0] = excesses;
    expect(turns[mood]?.[uneven[7]?.id ?? '']).toBeLessThan(0.85);
    expect(limitedExcess).toBeLessThan(freeExcess);
  });

  it('are shares', () => {
    const shares = Object.values(turns).flatMap((own) => Object.values(own));
    expect(shares.filter((share) => share <= 0 || share >= 1)).toEqual([]);
  });

  it('are measured anew, whatever turns the places have', () => {
    expect(again).toEqual(turns);
  });

  it('are told round by round', () => {
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/^paris romantic-dreamy, round 1: \d+ over their limit$/);
  });
});
