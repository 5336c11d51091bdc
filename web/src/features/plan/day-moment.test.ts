import { expect, it } from 'vitest';
import { samplePause, sampleStop } from '../../testing/sample-plan.js';
import { dayMoment, isPast, whenOfMeal, whenOfStop } from './day-moment.js';

const at = (time: string) => `2026-11-21T${time}`;
const stops = [
  ['10:00', '10:45'],
  ['11:00', '12:00'],
  ['14:00', '14:30'],
].map(([arrive = '', leave = ''], index) => sampleStop('abc'.charAt(index), { arrive: at(arrive), leave: at(leave) }));
const [lunch, dinner] = [samplePause('lunch', 'b'), samplePause('dinner', 'c')];

it.each([
  [undefined, { phase: 'before', next: 0 }, []],
  [at('09:59'), { phase: 'before', next: 0 }, []],
  [at('10:00'), { phase: 'under-way', current: 0, next: 1 }, []],
  [at('10:45'), { phase: 'under-way', next: 1 }, [0]],
  [at('11:30'), { phase: 'under-way', current: 1, next: 2 }, [0]],
  [at('14:29'), { phase: 'under-way', current: 2 }, [0, 1]],
  [at('14:30'), { phase: 'over' }, []],
  ['2026-11-22T09:00', { phase: 'over' }, []],
])('at %s a day is %j, and %j lies behind', (now, moment, past) => {
  expect(dayMoment(stops, [], now)).toEqual(moment);
  expect([0, 1, 2].filter((index) => isPast(dayMoment(stops, [], now), index))).toEqual(past);
});

// Lunch from 12:30 to 13:30, dinner from 19:30 to 21:00.
it.each([
  ['09:59', { phase: 'before', next: 0 }, [undefined, undefined]],
  ['11:30', { phase: 'under-way', current: 1, next: 2, nextMeal: lunch }, [undefined, undefined]],
  ['12:30', { phase: 'under-way', next: 2, meal: lunch }, ['now', undefined]],
  ['13:30', { phase: 'under-way', next: 2 }, ['past', undefined]],
  ['14:10', { phase: 'under-way', current: 2, nextMeal: dinner }, ['past', undefined]],
  ['20:59', { phase: 'under-way', meal: dinner }, ['past', 'now']],
  ['21:00', { phase: 'over' }, ['past', 'past']],
])('at %s a day with meals is %j', (time, moment, when) => {
  const now = at(time);
  const found = dayMoment(stops, [lunch, dinner], now);
  expect(found).toEqual(moment);
  expect([lunch, dinner].map((pause) => whenOfMeal(found, pause, now))).toEqual(when);
});

it('tells of each stop whether it lies behind, also when all do', () => {
  const whenAt = (time: string) => [0, 1, 2].map((index) => whenOfStop(dayMoment(stops, [lunch], at(time)), index));
  expect(whenAt('11:30')).toEqual(['past', 'now', undefined]);
  expect(whenAt('12:45')).toEqual(['past', 'past', undefined]);
  expect(whenAt('14:30')).toEqual(['past', 'past', 'past']);
});
