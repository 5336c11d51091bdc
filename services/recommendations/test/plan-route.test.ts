import { paris } from '@city-genie/city-data/cities/paris';
import { type Timeframe, timeframes } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../src/planner/candidates.js';
import { planRoute, type RouteRequest } from '../src/planner/plan-route.js';
import { seededRandom } from '../src/planner/random.js';
import { slotAt } from '../src/planner/slot.js';
import { distanceMetres, legBetween } from '../src/planner/walk.js';

const [short, half, full] = timeframes;
const categoriesInTurn = ['museum', 'park', 'church', 'square', 'market'];

/** Places on a grid of about 300 m, open from 10 to 20 by default. */
function candidate(index: number, changed: Partial<Candidate> = {}): Candidate {
  return {
    id: `place-${index}`,
    category: categoriesInTurn[index % 5] ?? 'museum',
    geo: { lat: 48.85 + 0.0027 * (index % 4), lon: 2.34 + 0.004 * Math.floor(index / 4) },
    visit: { min: 30, typical: 45, max: 90 },
    open: [{ start: 600, end: 1200 }],
    score: 100 - index,
    pinned: false,
    ...changed,
  };
}

const grid = (count: number, changed: Partial<Candidate> = {}) => Array.from({ length: count }, (_, index) => candidate(index, changed));

/** A route on a day without a clock change. */
function route(candidates: readonly Candidate[], timeframe: Timeframe, start: number) {
  const slot = slotAt(paris, { date: '2026-11-24', minute: start }, timeframe);
  const request: RouteRequest = { candidates, slot, iterations: 100, random: () => seededRandom('route') };
  return planRoute(request);
}

describe('a leg', () => {
  it('has the great-circle distance', () => {
    expect(distanceMetres({ lat: 48.8606, lon: 2.3376 }, { lat: 48.8531, lon: 2.3497 })).toBeCloseTo(1216, -1);
  });

  it('is walked when short and ridden when long', () => {
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
    const { stops, full: isFull } = route(grid(14), timeframe, start);
    expect(isFull).toBe(true);
    expect(stops.length).toBeGreaterThanOrEqual(timeframe.minStops);
    expect(stops.length).toBeLessThanOrEqual(timeframe.maxStops);
    const total = (stops.at(-1)?.leave ?? 0) - start;
    expect(total).toBeGreaterThanOrEqual(timeframe.minMinutes);
    expect(total).toBeLessThanOrEqual(timeframe.maxMinutes);
  });

  it('never arrives before opening or leaves after closing, and its times are consistent', () => {
    const candidates = grid(12).map((place, index) => ({ ...place, open: [{ start: 540 + 45 * index, end: 840 + 45 * index }] }));
    for (const timeframe of timeframes) {
      for (let start = 540; start <= 900; start += 30) {
        const { stops, pause } = route(candidates, timeframe, start);
        let now = start;
        for (const stop of stops) {
          const [door] = stop.candidate.open;
          if (pause && pause.start >= now && pause.end <= stop.arrive) {
            now = pause.end;
          }
          expect(stop.arrive).toBe(now + (stop.leg?.minutes ?? 0) + stop.waitMinutes);
          expect(stop.arrive >= (door?.start ?? 0) && stop.leave <= (door?.end ?? 0)).toBe(true);
          expect(stop.leave - stop.arrive).toBe(stop.visitMinutes);
          now = stop.leave;
        }
        expect(now - start).toBeLessThanOrEqual(timeframe.maxMinutes);
      }
    }
  });

  it('leaves out closed places, and is not full', () => {
    const closed = grid(8, { open: [] });
    expect(route(closed, half, 600)).toMatchObject({ stops: [], full: false });
    const { stops, full: isFull } = route([candidate(0), ...closed.slice(1)], half, 600);
    expect([stops.map((stop) => stop.candidate.id), isFull]).toEqual([['place-0'], false]);
  });

  it('has at most one museum in a short slot', () => {
    expect(route(grid(6, { category: 'museum' }), short, 600).stops).toHaveLength(1);
  });

  it('prefers the nearer of two equally good places', () => {
    const near = candidate(1, { id: 'near', score: 80 });
    const far = candidate(6, { id: 'far', score: 81, geo: { lat: 48.88, lon: 2.36 } });
    const { stops } = route([candidate(0), far, near], short, 600);
    expect(stops.map((stop) => stop.candidate.id)).toContain('near');
    expect(stops.map((stop) => stop.candidate.id)).not.toContain('far');
  });

  it('has an hour for lunch in a full day, between two visits, and none in a half day', () => {
    const { stops, pause } = route(grid(14), full, 600);
    expect(pause && pause.end - pause.start).toBe(60);
    expect(pause && pause.start >= 720 && pause.start <= 810).toBe(true);
    expect(stops.filter(({ leave }) => leave <= (pause?.start ?? 0)).length).toBeGreaterThan(0);
    expect(stops.filter(({ arrive }) => arrive >= (pause?.end ?? 0)).length).toBeGreaterThan(0);
    expect(route(grid(14), half, 600).pause).toBeUndefined();
    expect(route(grid(14), full, 780).pause).toBeUndefined();
  });

  it('keeps a pinned place despite a low score or the limit of its category', () => {
    const pinned = ['place-3', 'place-8'];
    const candidates = grid(10, { category: 'museum' }).map((place) =>
      pinned.includes(place.id) ? { ...place, score: 1, pinned: true } : place,
    );
    expect(route(candidates, short, 600).stops.map((stop) => stop.candidate.id)).toEqual(expect.arrayContaining(pinned));
  });

  it('shortens visits when places close too early for long ones', () => {
    const evening = grid(6, { open: [{ start: 600, end: 1080 }], visit: { min: 20, typical: 70, max: 90 } });
    const { stops, full: isFull } = route(evening, short, 1000);
    expect(isFull).toBe(true);
    expect(stops.every(({ visitMinutes }) => visitMinutes >= 20)).toBe(true);
  });

  it('depends on its request alone', () => {
    expect(route(structuredClone(grid(14)), full, 600)).toEqual(route(grid(14), full, 600));
  });
});
