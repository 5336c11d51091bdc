import { timeframes } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../src/planner/candidates.js';
import { isBetter, type Route } from '../src/planner/route-merit.js';
import { livedIn, waitIn } from '../src/planner/schedule.js';
import { distanceMetres, legBetween } from '../src/planner/walk.js';
import { candidateOf, occasion, slotFor } from './made-up-city.js';
import { grid, idsOf, route } from './made-up-route.js';

const [short, half, full] = timeframes;

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
    const found = route(grid(14), timeframe, start);
    const { stops } = found;
    expect(found.full).toBe(true);
    expect(stops.length).toBeGreaterThanOrEqual(timeframe.minStops);
    expect(stops.length).toBeLessThanOrEqual(timeframe.maxStops);
    expect(livedIn(found)).toBeGreaterThanOrEqual(timeframe.minMinutes);
    expect(found.end - start).toBeLessThanOrEqual(timeframe.maxMinutes);
  });

  it('never arrives before opening or leaves after closing, and its times are consistent', () => {
    const candidates = grid(12).map((place, index) => ({ ...place, occasions: [occasion(540 + 45 * index, 840 + 45 * index)] }));
    for (const timeframe of timeframes) {
      for (let start = 540; start <= 900; start += 30) {
        const found = route(candidates, timeframe, start);
        const { pauses } = found;
        let now = found.start;
        for (const stop of found.stops) {
          const [door] = stop.candidate.occasions.flatMap(({ windows }) => windows);
          const pause = pauses.find((each) => each.start >= now && each.end <= stop.arrive);
          if (pause) {
            expect(pause.start).toBe(now + pause.waitMinutes);
            now = pause.end;
          }
          expect(stop.arrive).toBe(now + (stop.leg?.minutes ?? 0) + stop.waitMinutes);
          expect(stop.arrive >= (door?.start ?? 0) && stop.leave <= (door?.end ?? 0)).toBe(true);
          expect(stop.leave - stop.arrive).toBe(stop.visitMinutes);
          now = stop.leave;
        }
        expect(found.end).toBe(Math.max(now, ...pauses.map(({ end }) => end)));
        expect(found.end - start).toBeLessThanOrEqual(timeframe.maxMinutes);
        expect(waitIn(found)).toBeLessThanOrEqual((found.end - found.start) / 4);
        expect((found.stops[0]?.arrive ?? found.start) - found.start).toBeLessThanOrEqual(30);
      }
    }
  });

  it('leaves out closed places, and is not full', () => {
    const closed = grid(8, { occasions: [] });
    expect(route(closed, half, 600)).toMatchObject({ stops: [], full: false });
    const alone = route([candidateOf(0), ...closed.slice(1)], half, 600);
    expect([idsOf(alone), alone.full]).toEqual([['place-0'], false]);
  });

  it('has at most one museum in a short slot', () => {
    expect(route(grid(6, { category: 'museum' }), short, 600).stops).toHaveLength(1);
  });

  it('prefers the nearer of two equally good places', () => {
    const near = candidateOf(1, { id: 'near', occasions: [occasion(600, 1200, { score: 80 })] });
    const far = candidateOf(6, { id: 'far', occasions: [occasion(600, 1200, { score: 81 })], geo: { lat: 48.88, lon: 2.36 } });
    const ids = idsOf(route([candidateOf(0), far, near], short, 600));
    expect(ids).toContain('near');
    expect(ids).not.toContain('far');
  });

  it('keeps a pinned place despite a low score or the limit of its category', () => {
    const pinned = ['place-3', 'place-8'];
    const candidates = grid(10, { category: 'museum' }).map((place) =>
      pinned.includes(place.id) ? { ...place, occasions: [occasion(600, 1200, { score: 1 })], pinned: true } : place,
    );
    expect(idsOf(route(candidates, short, 600))).toEqual(expect.arrayContaining(pinned));
  });

  it('shortens visits when places close too early for long ones', () => {
    const evening = grid(6, { occasions: [occasion(600, 1080)], visit: { min: 20, typical: 70, max: 90 } });
    const { stops, full: isFull } = route(evening, short, 1000);
    expect(isFull).toBe(true);
    expect(stops.every(({ visitMinutes }) => visitMinutes >= 20)).toBe(true);
  });

  it('depends on its request alone', () => {
    expect(route(structuredClone(grid(14)), full, 600)).toEqual(route(grid(14), full, 600));
  });
});

describe('a route with meals', () => {
  it('has an hour for lunch between two visits in a full day, and in a half day that covers it', () => {
    for (const timeframe of [half, full]) {
      const { stops, pauses } = route(grid(14), timeframe, 590);
      expect(pauses.map(({ meal, start, end }) => [meal, end - start, start >= 720 && start <= 840])).toEqual([['lunch', 60, true]]);
      const [pause] = pauses;
      expect(stops.filter(({ leave }) => leave <= (pause?.start ?? 0)).at(-1)).toEqual(pause?.after);
      expect(stops.filter(({ arrive }) => arrive >= (pause?.end ?? 0)).length).toBeGreaterThan(0);
    }
  });

  it.each([
    [half, 830, []],
    [half, 869, []],
    [half, 870, ['dinner']],
    [half, 960, ['dinner']],
    [full, 600, ['lunch']],
    [full, 720, ['lunch', 'dinner']],
    [full, 1080, ['dinner']],
    [short, 720, []],
  ] as const)('has those of its slot: %#', (timeframe, start, meals) => {
    const open = grid(14, { occasions: [occasion(600, 1500)] });
    expect(route(open, timeframe, start).pauses.map(({ meal }) => meal)).toEqual(meals);
  });

  it('has them also when it is short, and never before the first stop', () => {
    const { pauses, stops, full: isFull } = route(grid(2), half, 690);
    expect([isFull, pauses.map(({ meal }) => meal)]).toEqual([false, ['lunch']]);
    expect(pauses[0]?.start).toBeGreaterThanOrEqual(stops[0]?.leave ?? 0);
  });

  it.each([870, 885])('ends at the table within its slot: from %i', (start) => {
    const { pauses, end, stops } = route(grid(14, { occasions: [occasion(600, 1500)] }), half, start);
    expect(pauses.map((pause) => [pause.meal, pause.end - pause.start, pause.end, pause.start >= 1140])).toEqual([
      ['dinner', 90, end, true],
    ]);
    expect(end).toBeLessThanOrEqual(start + half.maxMinutes);
    expect(stops.every(({ leave }) => leave <= end - 90)).toBe(true);
  });

  it.each([841, 869])('ends before anybody is hungry where its slot has no time for dinner: from %i', (start) => {
    const { pauses, end } = route(grid(14, { occasions: [occasion(600, 1500)] }), half, start);
    expect(pauses).toEqual([]);
    expect(end).toBeLessThan(1200);
  });

  it('is followed by something in an evening, where anything is open', () => {
    const early = grid(4, { occasions: [occasion(960, 1230)] });
    const late = candidateOf(8, { occasions: [occasion(1260, 1480, { score: 20 })] });
    const endOf = (candidates: readonly Candidate[]) => {
      const { stops, pauses } = route(candidates, full, 1020);
      return [pauses.map(({ meal }) => meal), (pauses.at(-1)?.end ?? 0) > (stops.at(-1)?.leave ?? 0)];
    };
    expect(endOf([...early, late])).toEqual([['dinner'], false]);
    expect(endOf(early)).toEqual([['dinner'], true]);
  });

  it('has a pin at the time of a meal for which its slot has no time', () => {
    const pin = candidateOf(20, { occasions: [occasion(1130, 1180)], pinned: true, visit: { min: 30, typical: 30, max: 30 } });
    const { pauses, stops } = route([...grid(8, { occasions: [occasion(600, 1500)] }), pin], half, 845);
    expect(stops.map(({ candidate }) => candidate.id)).toContain('place-20');
    expect(pauses).toEqual([]);
  });
});

describe('the waiting of a route', () => {
  it('is never more than a quarter: it is cut at its longest wait', () => {
    const apart = [candidateOf(0, { occasions: [occasion(600, 660)] }), candidateOf(1, { occasions: [occasion(900, 1200)] })];
    const found = route(apart, half, 600);
    expect(idsOf(found)).toHaveLength(1);
    expect(waitIn(found)).toBe(0);
  });

  it('is cut so that a pin is kept, also where the other part is longer', () => {
    const early = candidateOf(0, { occasions: [occasion(600, 690)] });
    const late = candidateOf(1, { occasions: [occasion(870, 990)], visit: { min: 20, typical: 20, max: 30 }, pinned: true });
    expect(idsOf(route([early, late], half, 600))).toEqual(['place-1']);
  });

  it('isn’t cut so that it begins later, where the time before has as much', () => {
    const brief = { min: 60, typical: 60, max: 60 };
    const early = candidateOf(0, { occasions: [occasion(600, 660, { score: 50 })], visit: brief });
    const late = candidateOf(1, { occasions: [occasion(870, 990)], visit: brief });
    expect(idsOf(route([early, late], half, 600))).toEqual(['place-0']);
    const longer = { ...late, visit: { min: 70, typical: 70, max: 70 } };
    expect(route([early, longer], half, 600)).toMatchObject({ start: 870, stops: [{ candidate: { id: 'place-1' } }] });
  });

  it('before a stop isn’t longer than 40 minutes where a plan without it is as full, and it isn’t pinned', () => {
    const early = grid(4, { occasions: [occasion(600, 850)], visit: { min: 45, typical: 45, max: 45 } });
    const visit = { min: 20, typical: 20, max: 20 };
    const late = (begin: number, pinned = false) =>
      idsOf(route([...early, candidateOf(9, { occasions: [occasion(begin, 960, { score: 900 })], visit, pinned })], half, 600));
    expect(late(935)).not.toContain('place-9');
    expect([late(935, true), late(905)].every((ids) => ids.includes('place-9'))).toBe(true);
  });

  it('doesn’t make a plan full', () => {
    const brief = { min: 30, typical: 30, max: 30 };
    const early = grid(3, { visit: brief, occasions: [occasion(850, 955)] });
    const late = [4, 5, 6].map((index) => candidateOf(index, { visit: brief, occasions: [occasion(1010, 1135)] }));
    const found = route([...early, ...late], half, 830);
    expect([found.stops.length, found.full, found.end - found.start >= 240]).toEqual([6, false, true]);
    expect(livedIn(found)).toBeLessThan(240);
  });
});

describe('a route is better than another', () => {
  const visits = (...changed: Partial<Candidate>[]): Route => {
    const stops = changed.map((each, index) => ({
      candidate: candidateOf(index, each),
      visitMinutes: 45,
      leg: null,
      arrive: 600 + 45 * index,
      leave: 645 + 45 * index,
      waitMinutes: 0,
    }));
    return { stops, pauses: [], start: 600, end: 600 + 45 * stops.length, full: false };
  };
  const withLunch = ({ stops, ...others }: Route): Route => {
    const [after] = stops;
    return { ...others, stops, pauses: after ? [{ meal: 'lunch', after, start: 720, end: 780, waitMinutes: 0 }] : [] };
  };
  const slot = slotFor('2026-11-24T10:00');

  it.each([
    ['keeps more pins', visits({ pinned: true }), withLunch(visits({}, {}, {}))],
    ['has more meals', withLunch(visits({})), { ...visits({}, {}, {}, {}), full: true }],
    ['is full', { ...visits({}, {}, {}, {}), full: true }, visits({}, {}, {}, {})],
    ['has more of the stops that the slot asks for', visits({}, {}, { seen: true }), visits({}, {})],
    ['has fewer seen ones', visits({}, {}, {}, {}), visits({}, {}, {}, {}, { seen: true })],
    ['is lived longer', visits({}, {}, {}, {}, {}), visits({}, {}, {}, {})],
  ])('when it %s, and what comes before is equal', (_what, better, worse) => {
    expect([isBetter(better, worse, slot), isBetter(worse, better, slot), isBetter(better, better, slot)]).toEqual([true, false, false]);
  });
});
