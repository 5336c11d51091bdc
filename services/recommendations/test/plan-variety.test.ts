import { timeframes } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../src/planner/candidates.js';
import type { Route } from '../src/planner/route-merit.js';
import { candidateOf, occasion } from './made-up-city.js';
import { grid, idsOf, route } from './made-up-route.js';

const [short, half, full] = timeframes;

describe('the variety of a route', () => {
  const gems = ({ stops }: Route) => stops.filter(({ candidate }) => candidate.hiddenGem && !candidate.pinned).length;

  it.each([short, half, full])('of $id: a third of the stops are little known at most, however good they are', (timeframe) => {
    const typical = timeframe === full ? 40 : 30;
    const candidates = grid(16, { visit: { min: 20, typical, max: 90 } }).map((place, index) => ({ ...place, hiddenGem: index < 10 }));
    const found = route(candidates, timeframe, 600);
    expect(found.full).toBe(true);
    expect(gems(found)).toBeLessThanOrEqual(found.stops.length / 3);
    expect(gems(found)).toBeGreaterThan(0);
  });

  it('has no little-known place where there are but two stops', () => {
    const found = route([candidateOf(0, { hiddenGem: true }), candidateOf(1), candidateOf(2, { hiddenGem: true })], half, 600);
    expect(idsOf(found)).toEqual(['place-1']);
  });

  it('doesn’t count little-known places that are pinned', () => {
    const all = grid(6, { hiddenGem: true, pinned: true });
    expect(route(all, half, 600).stops).toHaveLength(6);
  });

  it.each([half, full])('has one sight that the city is known for: $id', (timeframe) => {
    const icon = candidateOf(15, { icon: true, occasions: [occasion(600, 1200, { score: 20 })] });
    expect(idsOf(route([...grid(14), icon], timeframe, 600))).toContain(icon.id);
    expect(idsOf(route([...grid(14), { ...icon, icon: false }], timeframe, 600))).not.toContain(icon.id);
  });

  it('needs none in an hour or two', () => {
    const icon = candidateOf(15, { icon: true, occasions: [occasion(600, 1200, { score: 20 })] });
    expect(idsOf(route([...grid(14), icon], short, 600))).not.toContain(icon.id);
  });

  it('has one cinema at most; pinned ones don’t count', () => {
    const cinemas = grid(8).map((place, index) => ({ ...place, category: index < 4 ? 'cinema' : place.category }));
    const films = (found: Route) => found.stops.filter(({ candidate }) => candidate.category === 'cinema').length;
    expect(films(route(cinemas, full, 600))).toBe(1);
    const pinned = cinemas.map((place, index) => ({ ...place, pinned: index < 2 }));
    expect(films(route(pinned, full, 600))).toBe(3);
  });
});

describe('a route in the dark', () => {
  const lit = (index: number, changed: Partial<Candidate> = {}) =>
    candidateOf(index, { occasions: [occasion(1000, 1400, { moment: 'dark', score: 60 })], ...changed });
  const aim = (index: number) => candidateOf(index, { occasions: [occasion(1000, 1400, { score: 50 })] });

  it('doesn’t lead from one place that is only passed to another, not even when they are pinned', () => {
    expect(route([lit(0), lit(1), lit(2)], half, 1080).stops).toHaveLength(1);
    expect(route([lit(0, { pinned: true }), lit(1, { pinned: true })], half, 1080).stops).toHaveLength(1);
  });

  it('passes them on the way to others', () => {
    const { stops } = route([lit(0), lit(1), aim(2), aim(3)], half, 1080);
    expect(stops).toHaveLength(4);
    const isDark = stops.map(({ candidate }) => candidate.occasions[0]?.moment === 'dark');
    expect(isDark.some((dark, index) => dark && isDark[index + 1])).toBe(false);
  });
});
