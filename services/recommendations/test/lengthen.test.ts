import { describe, expect, it } from 'vitest';
import { withoutNeedlessWaits } from '../src/planner/lengthen.js';
import { type Itinerary, schedule, waitIn } from '../src/planner/schedule.js';
import { candidateOf, occasion } from './made-up-city.js';

const bounds = { start: 600, latestEnd: 900 };
const minutes = 30;
const early = occasion(600, 700, { score: 100 });

/** The begins of two visits next door to one another, the second at the first of its times of day. */
function beginsOf(occasions: readonly ReturnType<typeof occasion>[], lead: 'early' | 'late'): number[] | undefined {
  const first = candidateOf(0, { occasions: [occasion(600, 900)] });
  const second = candidateOf(1, { occasions, geo: first.geo });
  const taken = lead === 'early' ? occasions[0] : occasions[1];
  const itinerary: Itinerary = [first, second].map((candidate, index) => ({
    candidate,
    occasion: (index === 1 ? taken : candidate.occasions[0]) ?? early,
    minutes,
  }));
  return schedule(withoutNeedlessWaits(itinerary, bounds), bounds)?.stops.map(({ arrive }) => arrive);
}

describe('a visit that waits for another time of day', () => {
  it('begins at once where that is worth no less', () => {
    expect(beginsOf([early, occasion(701, 900, { score: 60 })], 'late')).toEqual([600, 632]);
    expect(beginsOf([early, occasion(701, 900, { score: 100 })], 'late')).toEqual([600, 632]);
  });

  it('waits for what is worth more', () => {
    expect(beginsOf([early, occasion(701, 900, { score: 120 })], 'late')).toEqual([600, 701]);
  });

  it('stays as it is where it doesn’t wait', () => {
    expect(beginsOf([early, occasion(600, 900, { score: 120 })], 'early')).toEqual([600, 632]);
  });

  it('begins at once also where one then waits as long for a meal', () => {
    const pause = { meal: 'lunch', minutes: 60, from: 760, to: 800, latest: 800 } as const;
    const candidate = candidateOf(0, { occasions: [early, occasion(640, 900, { score: 60 })] });
    const late = candidate.occasions[1] ?? early;
    const timing = schedule(withoutNeedlessWaits([{ candidate, occasion: late, minutes }, pause], bounds), bounds);
    expect(timing && [timing.stops[0]?.arrive, timing.pauses[0]?.start, waitIn(timing)]).toEqual([600, 760, 130]);
  });
});
