import { expect, it } from 'vitest';
import { dayMoment, isPast } from './day-moment.js';

const at = (time: string) => `2026-11-21T${time}`;
const stops = [
  ['10:00', '10:45'],
  ['11:00', '12:00'],
  ['14:00', '14:30'],
].map(([arrive = '', leave = '']) => ({ arrive: at(arrive), leave: at(leave) }));

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
  expect(dayMoment(stops, now)).toEqual(moment);
  expect([0, 1, 2].filter((index) => isPast(dayMoment(stops, now), index))).toEqual(past);
});
