import { describe, expect, it } from 'vitest';
import type { Candidate } from '../src/planner/candidates.js';
import type { Slot } from '../src/planner/slot.js';
import { choicesOf, gemLimit, problemOf } from '../src/planner/slot-problem.js';
import { candidateOf, occasion, slotFor } from './made-up-city.js';

const half = slotFor('2026-11-24T10:00');
const short = slotFor('2026-11-24T10:00', '1-2-hours');
const problem = (candidates: readonly Candidate[], slot: Slot = half, stays: 'typical' | 'min' = 'typical') =>
  problemOf(candidates, slot, { stays, gems: 1 });
/** So many metres to the north of the first candidate. */
const at = (metres: number): Partial<Candidate> => ({ geo: { lat: 48.85 + metres / 111_195, lon: 2.34 } });

describe('the stops of a problem', () => {
  const morning = occasion(600, 720, { moment: 'best', score: 120 });
  const twice = candidateOf(0, { occasions: [morning, occasion(600, 1200, { score: 100 })] });

  it('are places at their hours, of which a plan has one', () => {
    const { size, place, score, travel } = problem([twice, candidateOf(1)]);
    expect([size, [...place], [...score]]).toEqual([3, [0, 0, 1], [120, 100, 99]]);
    expect([travel[1], travel[3]]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(choicesOf([twice], half, 'typical').map((choice) => choice.occasion.moment)).toEqual(['best', 'usual']);
  });

  it('are short ones, too, before a meal that begins soon', () => {
    const soon = slotFor('2026-11-24T13:00');
    const open = candidateOf(0, { occasions: [occasion(780, 1000)] });
    const { stay, score, windows } = problem([open], soon);
    expect([[...stay], [...score]]).toEqual([
      [45, 30],
      [100, 75],
    ]);
    const lastMeal = soon.pauses[0]?.to ?? 0;
    expect(windows).toEqual([[{ from: 780, to: 955 }], [{ from: 780, to: lastMeal - 30 }]]);
    expect([problem([open], soon, 'min').size, problem([open]).size]).toEqual([1, 1]);
  });

  it('are short ones, too, where a meal can be had at the stalls, which then costs nothing', () => {
    const market = candidateOf(0, { tableCosts: [30], mealsThere: [true] });
    const { stay, score, pauses } = problem([market]);
    expect([[...stay], [...score], [...(pauses[0]?.hostScore ?? [])]]).toEqual([
      [45, 30],
      [100, 75],
      [-30, -0],
    ]);
  });

  it.each([
    ['typical', [{ from: 600, to: 675 }]],
    ['min', [{ from: 600, to: 690 }]],
  ] as const)('can be begun until a %s visit no longer fits', (stays, windows) => {
    const { windows: found, stay } = problem([candidateOf(0, { occasions: [morning] })], half, stays);
    expect([found, stay[0]]).toEqual([[windows], stays === 'min' ? 30 : 45]);
  });

  it.each([
    ['typical', 1135],
    ['min', 1150],
  ] as const)('end with the slot: a %s visit begins by minute %i', (stays, to) => {
    const { windows, latestEnd } = problem([candidateOf(0)], slotFor('2026-11-24T13:40'), stays);
    expect([windows, latestEnd]).toEqual([[[{ from: 600, to }]], 1180]);
  });

  it('can’t be begun at all in a window that is too short', () => {
    const brief = occasion(600, 640, { windows: [{ start: 600, end: 640, lastBegin: 640 }] });
    expect(problem([candidateOf(0, { occasions: [brief] })]).windows).toEqual([[]]);
  });
});

describe('ways', () => {
  it('are walked up to 2.5 km and ridden beyond that; a minute on foot costs less', () => {
    const { travel, toll, idleCost } = problem([
      candidateOf(0),
      ...[1900, 2000, 1080].map((metres, index) => candidateOf(index + 1, at(metres))),
    ]);
    expect([travel[1], travel[2]]).toEqual([Math.ceil((1900 * 1.3) / 80) + 2, Math.ceil(12 + (3 * 2000 * 1.3) / 1000)]);
    const [ride, walk] = [2, 3].map((to) => idleCost * (travel[to] ?? 0) + (toll[to] ?? 0));
    expect(travel[2]).toBe(travel[3]);
    expect(walk).toBeLessThan(ride ?? 0);
  });

  it.each<[string, number, Partial<Candidate>, number]>([
    ['a short walk', 400, {}, 25 + 1.2 * 9],
    ['a short walk to a place of the same category', 400, { category: 'museum' }, 25 + 20 + 1.2 * 9],
    ['a short walk from one food market to another', 400, { eats: 'meal' }, 25 + 120 + 1.2 * 9],
    ['a short walk from a food market to a cake shop', 400, { eats: 'bite' }, 25 + 60 + 1.2 * 9],
    ['a short walk from an hour within walls to another one', 400, { isShutIn: true }, 25 + 60 + 1.2 * 9],
    ['a short walk from the cold into the cold', 400, { isCold: true }, 25 + 40 + 1.2 * 9],
    ['a walk of ten minutes', 480, {}, 25 + 1.2 * 10],
    ['a walk of a minute more', 520, {}, 25 + 1.2 * 11 + 11],
    ['a long walk', 1900, {}, 25 + 1.2 * 33 + 11 * 23 + 15 * 8 + 8 * 6],
    ['a ride', 2000, {}, 25 + 10 * 20 + 11 * 10],
    ['a longer ride', 3000, {}, 25 + 10 * 24 + 11 * 14],
    ['a longer ride to a place of the same category', 3000, { category: 'museum' }, 25 + 20 + 10 * 24 + 11 * 14],
  ])('cost points by their minutes, and for going on at all: %s', (_what, metres, changed, points) => {
    const pair = [candidateOf(0, { eats: 'meal', isCold: true, isShutIn: true }), candidateOf(1, { ...at(metres), ...changed })];
    const { travel, toll, idleCost } = problem(pair);
    expect(idleCost * (travel[1] ?? 0) + (toll[1] ?? 0)).toBeCloseTo(points, 6);
    expect([toll[2], travel[2]]).toEqual([toll[1], travel[1]]);
  });

  it('cost as much for going on where minutes count less', () => {
    const pair = [candidateOf(0), candidateOf(1, { ...at(1900), category: 'museum' })];
    const { travel, toll } = problemOf(pair, half, { stays: 'typical', gems: 1, idleCost: 0.5 });
    expect(0.5 * (travel[1] ?? 0) + (toll[1] ?? 0)).toBeCloseTo(25 + 20 + 0.12 * 33 + 1.1 * 23 + 1.5 * 8 + 0.8 * 6, 6);
  });

  it('cost more where they are longer than three fifths of a visit at one of their ends, and again where they are longer than all of it', () => {
    const brief = { visit: { min: 10, typical: 15, max: 30 } };
    const { travel, toll } = problem([candidateOf(0), candidateOf(1, { ...at(2000), ...brief })]);
    const points = (from: number, to: number) => 5 * (travel[2 * from + to] ?? 0) + (toll[2 * from + to] ?? 0);
    expect([points(0, 1), points(1, 0)]).toEqual(Array(2).fill(expect.closeTo(25 + 10 * 20 + 11 * 10 + 8 * 11 + 12 * 5, 6)));
  });

  it('to the first stop are waited for half an hour at most, and never for the best hour of a place', () => {
    const best = occasion(630, 900, { moment: 'best' });
    const { firstBy } = problem([candidateOf(0, { occasions: [best] }), candidateOf(1, { occasions: [best, occasion(540, 900)] })]);
    expect([...firstBy]).toEqual([630, 600, 630]);
  });

  it('by transit of more than ten minutes are none in one to two hours, unless both ends are pinned', () => {
    const pinned = { pinned: true };
    const ride = (slot: Slot, from: Partial<Candidate>, to: Partial<Candidate>) =>
      problem([candidateOf(0, from), candidateOf(1, { ...at(2000), ...to })], slot).travel[1];
    expect(ride(half, {}, {})).toBe(20);
    expect(ride(short, pinned, pinned)).toBe(20);
    expect([ride(short, {}, {}), ride(short, pinned, {}), ride(short, {}, pinned)]).toEqual(Array(3).fill(Number.POSITIVE_INFINITY));
  });

  it('by transit of more than half an hour are none in an evening', () => {
    const ride = (slot: Slot, metres: number) => problem([candidateOf(0), candidateOf(1, at(metres))], slot).travel[1];
    const evening = slotFor('2026-11-24T18:00', 'full-day');
    expect([ride(evening, 4600), ride(evening, 4700), ride(half, 4700)]).toEqual([30, Number.POSITIVE_INFINITY, 31]);
  });

  it('on foot of more than ten minutes are ways in one to two hours', () => {
    expect(problem([candidateOf(0), candidateOf(1, at(1900))], short).travel[1]).toBe(33);
  });

  it('don’t lead from one place that is only passed in the dark to another', () => {
    const dark = { occasions: [occasion(1100, 1300, { moment: 'dark' })] };
    const { travel } = problem([candidateOf(0, dark), candidateOf(1, dark), candidateOf(2)], slotFor('2026-11-24T16:00'));
    const open = Array.from(travel, (minutes) => Number.isFinite(minutes));
    expect(open).toEqual([false, false, true, false, false, true, true, true, false]);
  });
});

describe('places that are much the same', () => {
  const deck = { alike: 'deck' };
  const numbers = (...candidates: Candidate[]) => [...problem(candidates).place];

  it('are one place to a route', () => {
    expect(numbers(candidateOf(0, deck), candidateOf(1), candidateOf(2, deck), candidateOf(3, { alike: 'market' }))).toEqual([0, 1, 0, 2]);
  });

  it('are each wanted where they are pinned', () => {
    const pinned = { ...deck, pinned: true };
    expect(numbers(candidateOf(0, pinned), candidateOf(1, pinned), candidateOf(2, deck), candidateOf(3, deck))).toEqual([0, 1, 2, 2]);
  });
});

describe('variety', () => {
  const categories = (slot: Slot) => {
    const once = ['cinema', 'bar'].map((category, index) => candidateOf(index + 1, { category }));
    const { group, groupLimits } = problem([candidateOf(0), ...once, candidateOf(5)], slot);
    expect([...group]).toEqual([0, 1, 2, 0]);
    return [...groupLimits];
  };

  it.each([
    ['1-2-hours', '2026-11-24T10:00', [1, 1, 1]],
    ['half-day', '2026-11-24T10:00', [2, 1, 1]],
    ['full-day', '2026-11-24T10:00', [3, 1, 1]],
    ['full-day', '2026-11-24T18:00', [2, 1, 1]],
  ] as const)('of a %s from %s: so many of a category, one cinema and one bar', (timeframe, startAt, limits) => {
    expect(categories(slotFor(startAt, timeframe))).toEqual(limits);
  });

  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [9, 3],
  ])('of %i stops: %i little-known ones', (stops, gems) => {
    expect(gemLimit(stops)).toBe(gems);
  });

  it('marks little-known places and sights that the city is known for', () => {
    const { rare, rareLimit, anchor } = problem([candidateOf(0, { hiddenGem: true }), candidateOf(1, { icon: true })]);
    expect([[...rare], rareLimit, [...anchor]]).toEqual([[1, 0], 1, [0, 1]]);
  });

  it('counts each of the stops that a slot asks for 225 points more, and all that it may have where many are preferred', () => {
    const wanted = (slot: Slot, options = {}) => problemOf([], slot, { stays: 'typical', gems: 1, ...options });
    const evening = slotFor('2026-11-24T18:00', 'full-day');
    const full = slotFor('2026-11-24T10:00', 'full-day');
    expect([short, half, full, evening].map((slot) => wanted(slot).wantedStops)).toEqual([2, 4, 6, 3]);
    expect(wanted(full, { prefersMany: true })).toMatchObject({ wantedStops: 7, wantedPoints: 450 });
    expect(wanted(full).wantedPoints).toBe(225);
  });

  it('has a sight that the city is known for in half and full days, not in an hour or two', () => {
    expect(problem([], short).anchorBonus).toBe(0);
    expect([problem([], half).anchorBonus, problem([], slotFor('2026-11-24T10:00', 'full-day')).anchorBonus]).toEqual([600, 600]);
  });
});

describe('an evening', () => {
  const ends = (startAt: string, ...candidates: Candidate[]) => [...problem(candidates, slotFor(startAt, 'full-day')).endCost];
  const passed = (moment: 'dark' | 'cold') => candidateOf(0, { occasions: [occasion(1100, 1300, { moment })] });

  it('doesn’t end at the table, in passing or out in the cold for nothing', () => {
    const brief = candidateOf(1, { visit: { min: 10, typical: 25, max: 40 } });
    expect(ends('2026-11-24T18:00', candidateOf(0), brief, passed('dark'), passed('cold'))).toEqual([0, 100, 100, 100, 100]);
  });

  it('is meant, but a day doesn’t end in passing or out in the cold either', () => {
    const brief = candidateOf(1, { visit: { min: 10, typical: 25, max: 40 } });
    expect(ends('2026-11-24T10:30', candidateOf(0), brief, passed('dark'), passed('cold'))).toEqual([0, 0, 100, 100, 0, 0]);
  });
});

describe('the most stops', () => {
  const pins = (count: number) => Array.from({ length: count }, (_, index) => candidateOf(index, { pinned: true }));

  it.each([
    ['2026-11-24T18:00', 0, 5],
    ['2026-11-24T18:00', 7, 7],
    ['2026-11-24T10:00', 9, 9],
    ['2026-11-24T10:00', 2, 7],
  ])('of a full day from %s with %i pins are %i', (startAt, count, most) => {
    expect(problem(pins(count), slotFor(startAt, 'full-day')).maxStops).toBe(most);
  });

  it('pins count more than all others together, and a meal has its cost at each stop', () => {
    const { bonus, score, pauses } = problem([candidateOf(0, { pinned: true, tableCosts: [12] }), candidateOf(1, { tableCosts: [3] })]);
    expect(bonus[0]).toBeGreaterThan(9 * Math.max(...score));
    expect(bonus[1]).toBe(0);
    expect(pauses.map(({ minutes, begin, hostScore }) => [minutes, begin, [...hostScore]])).toEqual([
      [60, { from: 720, to: 810 }, [-12, -3]],
    ]);
  });
});
