import { describe, expect, it } from 'vitest';
import type { Candidate } from '../src/planner/candidates.js';
import { filled } from '../src/planner/lengthen.js';
import type { MealPause } from '../src/planner/meals.js';
import { type Itinerary, livedIn, schedule, type Visit, waitIn } from '../src/planner/schedule.js';
import { candidateOf, occasion } from './made-up-city.js';

const bounds = { start: 600, latestEnd: 960 };
const lunch: MealPause = { meal: 'lunch', minutes: 60, from: 720, to: 840, latest: 840 };
const openUntil = (end: number) => occasion(600, end);

/** A visit of 45 minutes; it is open from 10 to 20 unless the occasion says otherwise. */
function visit(index: number, minutes = 45, at = openUntil(1200), changed: Partial<Candidate> = {}): Visit {
  return { candidate: candidateOf(index, { occasions: [at], ...changed }), occasion: at, minutes };
}

/** How long the visits of an itinerary take. */
const lengths = (itinerary: Itinerary) => itinerary.flatMap((element) => ('candidate' in element ? [element.minutes] : []));

describe('the times of an itinerary', () => {
  const windows = (...spans: [number, number, number][]) =>
    occasion(0, 0, { windows: spans.map(([start, end, lastBegin]) => ({ start, end, lastBegin })) });

  it.each([
    ['before the door opens', windows([630, 900, 900]), 45, 630, 30],
    ['at last entry', windows([500, 900, 600]), 45, 600, 0],
    ['so that it is over by the end', windows([500, 645, 645]), 45, 600, 0],
    ['in the next window when it is too late for this one', windows([500, 644, 644], [700, 900, 900]), 45, 700, 100],
    ['in the next window after last entry', windows([500, 900, 599], [700, 900, 900]), 45, 700, 100],
  ])('a visit begins %s', (_when, at, minutes, arrive, waitMinutes) => {
    expect(schedule([visit(0, minutes, at)], bounds)?.stops).toMatchObject([{ arrive, leave: arrive + minutes, waitMinutes }]);
  });

  it.each([
    ['a place is closed', [visit(0, 45, windows([0, 640, 640]))]],
    ['the last one is let in before one comes', [visit(0, 45, windows([0, 900, 599]))]],
    ['it takes too long', [visit(0, 361)]],
    ['a meal comes before the first stop', [lunch, visit(0)]],
    ['a meal would begin too late', [visit(0, 241), lunch]],
  ])('there are none when %s', (_what, itinerary) => {
    expect(schedule(itinerary, bounds)).toBeUndefined();
  });

  it('a meal is taken at the stop before it, within its hours', () => {
    const early = schedule([visit(0, 60), lunch, visit(1)], bounds);
    expect(early?.pauses).toMatchObject([
      { meal: 'lunch', start: 720, end: 780, waitMinutes: 60, after: { candidate: { id: 'place-0' } } },
    ]);
    expect(early?.stops[1]?.arrive).toBe(780 + (early?.stops[1]?.leg?.minutes ?? 0));
    expect(schedule([visit(0, 240), lunch], bounds)).toMatchObject({ end: 900, pauses: [{ start: 840, waitMinutes: 0 }] });
  });
});

describe('an itinerary is filled', () => {
  it('with usual visits first, as far as there is room', () => {
    expect(lengths(filled([visit(0, 30), visit(4, 30)], bounds, 0))).toEqual([45, 45]);
    const tight = { start: 600, latestEnd: 680 };
    const cramped = filled([visit(0, 30), visit(4, 30)], tight, 0);
    expect([lengths(cramped), schedule(cramped, tight)?.end]).toEqual([[35, 35], 677]);
  });

  it('never beyond a door or the end of the slot', () => {
    const itinerary = filled([visit(0, 30, openUntil(640)), visit(4, 30)], { start: 600, latestEnd: 700 }, 1000);
    const timing = schedule(itinerary, { start: 600, latestEnd: 700 });
    expect(lengths(itinerary)[0]).toBe(40);
    expect(timing?.end).toBe(700);
  });

  it('with minutes that would be waiting, when the end stays the same', () => {
    const later = visit(4, 45, occasion(700, 1200));
    const itinerary = filled([visit(0), later], bounds, 0);
    const timing = schedule(itinerary, bounds);
    expect(lengths(itinerary)).toEqual([90, 45]);
    expect(timing && waitIn(timing)).toBeLessThan(5);
  });

  it('until it is lived long enough, by five minutes a step, each visit in proportion', () => {
    const itinerary = filled([visit(0), visit(4)], bounds, 150);
    const timing = schedule(itinerary, bounds);
    expect([lengths(itinerary), timing && livedIn(timing)]).toEqual([[75, 70], 152]);
  });

  it('to the longest visits at most, to the minute', () => {
    expect(lengths(filled([visit(0, 45, openUntil(1200), { visit: { min: 30, typical: 45, max: 48 } })], bounds, 1000))).toEqual([48]);
    expect(lengths(filled([visit(0), visit(4, 45, openUntil(1200), { visit: { min: 30, typical: 45, max: 50 } })], bounds, 1000))).toEqual([
      90, 50,
    ]);
  });

  it('and leaves meals as they are', () => {
    const itinerary = filled([visit(0), lunch, visit(1)], bounds, 1000);
    expect(itinerary[1]).toEqual(lunch);
    expect(schedule(itinerary, bounds)?.pauses).toHaveLength(1);
  });
});
