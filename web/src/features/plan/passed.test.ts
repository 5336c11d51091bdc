import { describe, expect, it } from 'vitest';
import { samplePause, samplePlan, sampleStop } from '../../testing/sample-plan.js';
import { passedOf, passedOfState, wholeDay } from './passed.js';
import { waysOfState } from './ways.js';

const at = (time: string) => `2026-11-21T${time}`;
const stop = (id: string, arrive: string, leave: string, walkMinutes = 0) =>
  sampleStop(id, { arrive: at(arrive), leave: at(leave), walkMinutes, legMinutes: walkMinutes });
const lunch = samplePause('lunch', 'b');
const day = {
  ...samplePlan([], '1', [lunch]),
  recommendations: [
    stop('a', '10:00', '10:45'),
    stop('b', '11:00', '12:00', 15),
    stop('c', '14:00', '14:30', 20),
    stop('d', '14:40', '15:00', 10),
  ],
};
const behind = passedOf(day, 2, at('14:15'));

/** The rest as the server plans it: the way to its first stop is none of its minutes. */
const { plan } = samplePlan([]);
const rest = {
  ...samplePlan([]),
  recommendations: [stop('c', '14:15', '14:30', 20), stop('d', '14:40', '15:00', 10)],
  plan: plan && {
    ...plan,
    start: at('14:15'),
    end: at('15:00'),
    visitMinutes: 35,
    walkMinutes: 10,
    mapLinks: [{ from: 1, to: 2, mode: 'walk' as const, url: 'https://maps.test/' }],
  },
};

describe('a day whose rest was planned anew', () => {
  it('is whole again: what lies behind, the way from there, and the rest', () => {
    const whole = wholeDay(rest, behind);
    expect(whole.recommendations.map(({ id, arrive, legMinutes }) => [id, arrive.slice(11), legMinutes])).toEqual([
      ['a', '10:00', 0],
      ['b', '11:00', 15],
      ['c', '14:15', 20],
      ['d', '14:40', 10],
    ]);
    expect(whole.plan).toMatchObject({ start: at('10:00'), visitMinutes: 35 + 45 + 60, walkMinutes: 10 + 15 + 20, pauses: [lunch] });
    // Between lunch and the way to the first stop of the rest there is time to spare.
    expect(whole.plan).toMatchObject({ totalMinutes: 300, waitMinutes: 300 - 140 - 45 - 60 });
    expect(whole.plan?.mapLinks).toMatchObject([{ from: 3, to: 4 }]);
  });

  it('is the plan before it while the rest is on its way', () => {
    expect(wholeDay(day, behind)).toEqual(day);
    const second = passedOf(wholeDay(rest, behind), 3, at('14:55'));
    expect(wholeDay(rest, second).recommendations.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has its meals with what lies behind when they have begun', () => {
    expect(passedOf(day, 2, at('12:20'))?.pauses).toEqual([]);
    expect(behind?.pauses).toEqual([lunch]);
  });

  it('has nothing behind before its first stop', () => {
    expect(passedOf(day, 0, at('10:15'))).toBeUndefined();
    expect(wholeDay(rest, undefined)).toBe(rest);
  });

  it('is read from a history entry, unless that holds something else', () => {
    expect(passedOfState({ passed: JSON.parse(JSON.stringify(behind)) })).toEqual(behind);
    const stops = [{}, null, ...['id', 'geo', 'arrive', 'leave', 'legMode'].map((name) => ({ ...sampleStop('a'), [name]: 7 }))];
    const pauses = [null, ...['meal', 'start', 'end', 'after'].map((name) => ({ ...lunch, [name]: 7 }))];
    const damaged = [
      ...stops.map((stop) => ({ stops: [stop] })),
      ...pauses.map((pause) => ({ pauses: [pause] })),
      { pauses: null },
      { start: '' },
    ];
    for (const other of [undefined, 1, {}, ...damaged.map((change) => ({ ...behind, ...change }))]) {
      expect(passedOfState({ passed: other })).toBeUndefined();
    }
  });

  it('has no steps that name something else than places', () => {
    const way = { text: 'Skipped.', gone: ['a'], before: { query: 'seed=1', acts: [] } };
    expect(waysOfState({ ways: [way, { ...way, gone: [7] }, { ...way, gone: undefined }] })).toEqual([way]);
  });
});
