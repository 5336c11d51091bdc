import { timeframeById } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import { livedIn, type TimedPause, type TimedStop, type Timing, waitIn } from '../src/planner/schedule.js';
import { withoutLongWaits } from '../src/planner/waiting.js';
import { candidateOf, occasion } from './made-up-city.js';
import { route } from './made-up-route.js';

const hour = timeframeById('1-2-hours');

/** A visit from one minute to another; one has waited until `arrive`. */
function stop(index: number, arrive: number, leave: number, waitMinutes = 0): TimedStop {
  const leg = index === 0 ? null : { mode: 'walk' as const, minutes: 10, metres: 600 };
  return { candidate: candidateOf(index), visitMinutes: leave - arrive, leg, arrive, leave, waitMinutes };
}

function lunchAfter(after: TimedStop, start: number, waitMinutes = 0): TimedPause {
  return { meal: 'lunch', after, start, end: start + 60, waitMinutes };
}

const ids = ({ stops }: Timing) => stops.map(({ candidate }) => candidate.id);

describe('the start of a plan', () => {
  it('begins at once where that makes a full plan, too, though a later one has more', () => {
    const lasting = (minutes: number) => ({ min: minutes, typical: minutes, max: minutes });
    const early = [0, 1].map((index) =>
      candidateOf(index, {
        geo: { lat: 48.93 + index / 1000, lon: 2.34 },
        occasions: [occasion(600, 672, { score: 20 })],
        visit: lasting(30),
      }),
    );
    const late = [2, 3].map((index) => candidateOf(index, { occasions: [occasion(630, 720)], visit: lasting(35) }));
    expect(route(late, hour, 600)).toMatchObject({ start: 630, full: true });
    expect(route([...early, ...late], hour, 600).start).toBe(600);
  });

  it.each([
    [30, 600, 30],
    [31, 631, 0],
  ])('after a wait of %i minutes for the first door is at minute %i', (wait, start, left) => {
    const stops = [stop(0, 600 + wait, 720, wait), stop(1, 730, 800)];
    const timing = withoutLongWaits({ stops, pauses: [], start: 600, end: 800 });
    expect([timing.start, timing.stops[0]?.waitMinutes, timing.end]).toEqual([start, left, 800]);
    expect(ids(timing)).toEqual(['place-0', 'place-1']);
  });

  it('keeps the meals of the plan, at the stop that is now without a wait', () => {
    const first = stop(0, 660, 720, 60);
    const { pauses } = withoutLongWaits({ stops: [first, stop(1, 790, 850)], pauses: [lunchAfter(first, 720)], start: 600, end: 850 });
    expect(pauses).toEqual([{ ...lunchAfter(first, 720), after: { ...first, waitMinutes: 0 } }]);
  });
});

describe('waiting', () => {
  it('may be a quarter of a plan', () => {
    const timing = { stops: [stop(0, 600, 660), stop(1, 695, 740, 25), stop(2, 750, 760)], pauses: [], start: 600, end: 700 };
    expect(withoutLongWaits(timing)).toEqual(timing);
  });

  it('of more ends the plan before the longest wait where most visits come before it', () => {
    const stops = [stop(0, 600, 680), stop(1, 690, 720, 0), stop(2, 800, 830, 70), stop(3, 840, 870)];
    const timing = withoutLongWaits({ stops, pauses: [], start: 600, end: 870 });
    expect([ids(timing), timing.start, timing.end]).toEqual([['place-0', 'place-1'], 600, 720]);
  });

  it('of more lets the plan begin after the longest wait where most visits come after it', () => {
    const stops = [stop(0, 600, 620), stop(1, 730, 790, 100), stop(2, 810, 870, 10)];
    const timing = withoutLongWaits({ stops, pauses: [], start: 600, end: 870 });
    expect([ids(timing), timing.start, timing.end]).toEqual([['place-1', 'place-2'], 730, 870]);
    expect(timing.stops[0]).toMatchObject({ leg: null, waitMinutes: 0 });
  });

  it('is cut again until it is a quarter at most', () => {
    const stops = [stop(0, 600, 610), stop(1, 700, 760, 80), stop(2, 850, 900, 80), stop(3, 910, 980)];
    const timing = withoutLongWaits({ stops, pauses: [], start: 600, end: 980 });
    expect([ids(timing), timing.start, timing.end, waitIn(timing)]).toEqual([['place-2', 'place-3'], 850, 980, 0]);
  });

  it('for a table counts, too: the meal goes with what comes after it', () => {
    const first = stop(0, 600, 640);
    const last = stop(1, 870, 890);
    const timing = withoutLongWaits({ stops: [first, last], pauses: [lunchAfter(first, 800, 160)], start: 600, end: 890 });
    expect([ids(timing), timing.pauses, timing.end]).toEqual([['place-0'], [], 640]);
  });

  it('keeps a meal that was over before, and ends at the table', () => {
    const first = stop(0, 600, 720);
    const pauses = [lunchAfter(first, 720)];
    const timing = withoutLongWaits({ stops: [first, stop(1, 930, 950, 140)], pauses, start: 600, end: 950 });
    expect([ids(timing), timing.pauses, timing.end]).toEqual([['place-0'], pauses, 780]);
  });

  it('leaves out a meal whose stop is cut away', () => {
    const first = stop(0, 600, 620);
    const later = stop(1, 800, 900, 110);
    const timing = withoutLongWaits({ stops: [first, later], pauses: [lunchAfter(first, 620)], start: 600, end: 900 });
    expect([ids(timing), timing.pauses, timing.start]).toEqual([['place-1'], [], 800]);
  });

  it('doesn’t count as lived', () => {
    const timing = { stops: [stop(0, 610, 680, 10), stop(1, 700, 760, 10)], pauses: [], start: 600, end: 760 };
    expect([waitIn(timing), livedIn(timing)]).toEqual([20, 140]);
  });

  it('of nothing is nothing', () => {
    const empty = { stops: [], pauses: [], start: 600, end: 600 };
    expect(withoutLongWaits(empty)).toEqual(empty);
  });
});
