import { timeframes } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import { planRoute } from '../src/planner/plan-route.js';
import type { Candidate } from '../src/planner/schedule.js';
import { distanceMetres, legBetween } from '../src/planner/walk.js';

const [short, half, full] = timeframes;
const categoriesInTurn = ['museum', 'park', 'church', 'square', 'market'];

/** Places on a grid of about 300 m, open from 10 to 20 unless told. */
function candidate(index: number, changed: Partial<Candidate> = {}): Candidate {
  return {
    id: `place-${index}`,
    category: categoriesInTurn[index % 5] ?? 'museum',
    geo: { lat: 48.85 + 0.0027 * (index % 4), lon: 2.34 + 0.004 * Math.floor(index / 4) },
    visit: { min: 30, typical: 45, max: 90 },
    open: [{ start: 600, end: 1200 }],
    score: 1 - index / 100,
    ...changed,
  };
}

const grid = (count: number, changed: Partial<Candidate> = {}) => Array.from({ length: count }, (_, index) => candidate(index, changed));

describe('a leg', () => {
  it('is measured on the globe', () => {
    expect(distanceMetres({ lat: 48.8606, lon: 2.3376 }, { lat: 48.8531, lon: 2.3497 })).toBeCloseTo(1216, -1);
  });

  it('is walked when it is near and ridden when it is far', () => {
    expect(legBetween({ lat: 48.86, lon: 2.337 }, { lat: 48.853, lon: 2.349 })).toMatchObject({ mode: 'walk' });
    expect(legBetween({ lat: 48.86, lon: 2.337 }, { lat: 48.886, lon: 2.343 })).toMatchObject({ mode: 'transit' });
  });
});

describe('a route', () => {
  it.each([
    [short, 600],
    [half, 660],
    [full, 600],
  ])('fills the slot $id', (timeframe, start) => {
    const { stops, full: isFull } = planRoute({ candidates: grid(14), timeframe, start });
    expect(isFull).toBe(true);
    expect(stops.length).toBeGreaterThanOrEqual(timeframe.minStops);
    expect(stops.length).toBeLessThanOrEqual(timeframe.maxStops);
    const total = (stops.at(-1)?.leave ?? 0) - start;
    expect(total).toBeGreaterThanOrEqual(timeframe.minMinutes);
    expect(total).toBeLessThanOrEqual(timeframe.maxMinutes);
  });

  it('never arrives before the door opens or leaves after it closes, and the clock adds up', () => {
    const candidates = grid(12).map((place, index) => ({ ...place, open: [{ start: 540 + 45 * index, end: 840 + 45 * index }] }));
    for (const timeframe of timeframes) {
      for (let start = 540; start <= 900; start += 30) {
        const { stops } = planRoute({ candidates, timeframe, start });
        let now = start;
        for (const stop of stops) {
          const [door] = stop.candidate.open;
          expect(stop.arrive).toBe(now + (stop.leg?.minutes ?? 0) + stop.waitMinutes);
          expect(stop.arrive >= (door?.start ?? 0) && stop.leave <= (door?.end ?? 0)).toBe(true);
          expect(stop.leave - stop.arrive).toBe(stop.visitMinutes);
          now = stop.leave;
        }
        expect(now - start).toBeLessThanOrEqual(timeframe.maxMinutes);
      }
    }
  });

  it('leaves out what is closed and says that it is short', () => {
    const closed = grid(8, { open: [] });
    expect(planRoute({ candidates: closed, timeframe: half, start: 600 })).toEqual({ stops: [], full: false });
    const { stops, full: isFull } = planRoute({ candidates: [candidate(0), ...closed.slice(1)], timeframe: half, start: 600 });
    expect([stops.map((stop) => stop.candidate.id), isFull]).toEqual([['place-0'], false]);
  });

  it('does not make three museums of a short slot', () => {
    const { stops } = planRoute({ candidates: grid(6, { category: 'museum' }), timeframe: short, start: 600 });
    expect(stops).toHaveLength(1);
  });

  it('takes the near one of two that are equally good', () => {
    const near = candidate(1, { id: 'near', score: 0.8 });
    const far = candidate(2, { id: 'far', score: 0.81, geo: { lat: 48.9, lon: 2.4 } });
    const only = { ...short, maxStops: 2 };
    const { stops } = planRoute({ candidates: [candidate(0), far, near], timeframe: only, start: 600 });
    expect(stops.map((stop) => stop.candidate.id).sort()).toEqual(['near', 'place-0']);
  });

  it('does not depend on anything but its request', () => {
    const request = { candidates: grid(14), timeframe: full, start: 600 };
    expect(planRoute(structuredClone(request))).toEqual(planRoute(request));
  });
});
