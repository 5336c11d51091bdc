import { expect, it } from 'vitest';
import { samplePause, sampleStop } from '../../testing/sample-plan.js';
import { dayMoment } from './day-moment.js';
import { afterText, nextWords } from './next-words.js';

const at = (time: string) => `2026-11-21T${time}`;
const stops = [
  sampleStop('a', { arrive: at('10:00'), leave: at('12:00') }),
  sampleStop('b', { arrive: at('14:00'), leave: at('14:30'), legMinutes: 13 }),
];
const pauses = [samplePause('lunch', 'a'), samplePause('dinner', 'b', { tables: [] })];
const textAt = (time: string) => {
  const now = at(time);
  const words = nextWords(stops, dayMoment(stops, pauses, now), now);
  return words && `${words.lead}: ${words.name} | ${words.facts}`.replaceAll('\u00a0', ' ');
};

it.each([
  ['09:00', 'First: Place a | 10:00'],
  ['10:30', 'Next: Lunch | 12:30 · lunch next door, 250 m'],
  ['12:10', 'Next: Lunch | 12:30 · lunch next door, 250 m'],
  ['12:40', 'Now: Lunch until 13:30 | then Place b, 13 min on foot'],
  ['13:40', 'Next: Place b | 14:00 · 13 min on foot'],
  ['14:10', 'Next: Dinner | 19:30'],
  ['20:00', 'Now: Dinner until 21:00 | '],
  ['21:00', undefined],
])('at %s the bar says %s', (time, text) => {
  expect(textAt(time)).toBe(text);
});

it('leads to the next stop or meal, and nowhere at the last stop', () => {
  const leadAt = (time: string, meals = pauses) => nextWords(stops, dayMoment(stops, meals, at(time)), at(time));
  expect(leadAt('12:40')?.stop?.id).toBe('b');
  expect(leadAt('12:10')?.meal?.meal).toBe('lunch');
  expect(leadAt('14:10', [])).toEqual({ lead: 'Last stop', name: 'Place b', facts: 'until 14:30' });
});

it('says where a meal is had: at the stop itself, or at a table of another mood', () => {
  const facts = (change: Parameters<typeof samplePause>[2]) =>
    nextWords(stops, { phase: 'under-way', next: 1, nextMeal: samplePause('lunch', 'a', change) }, at('12:10'))?.facts;
  expect(facts({ atStop: true })).toBe('12:30 · Place a');
  const [otherTable] = samplePause('lunch', 'a').tables;
  expect(facts({ tables: [], ...(otherTable && { otherTable }) })).toBe('12:30 · lunch next door, 250\u00a0m');
});

it('knows what may still come after the plan', () => {
  const { tables } = samplePause('dinner', 'b');
  const bar = { id: 'bar', title: 'Last Orders', category: 'bar', legMode: 'walk' as const, legMinutes: 7, booking: 'none' as const };
  const places = [{ ...bar, from: at('20:37'), until: at('22:45'), seeProgramme: false }];
  const afterwards = { tables, dinnerAt: at('19:30'), places };
  expect(afterText(afterwards, at('15:00'))).toBe('Dinner at 19:30: dinner next door');
  expect(afterText(afterwards, at('20:00'))).toBe('Open until 22:45: Last Orders');
  expect(afterText(afterwards, at('22:45'))).toBeUndefined();
  expect(afterText(undefined, at('15:00'))).toBeUndefined();
});
