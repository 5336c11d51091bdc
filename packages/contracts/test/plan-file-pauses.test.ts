import { cities } from '@city-genie/city-data/catalog';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import { mealPauseText } from '../src/plan-files/meal-pause.js';
import { pauseMessages } from '../src/plan-files/pause-query.js';
import { planFileMessages, planFileQuery } from '../src/plan-files/routes.js';

const day = '2026-11-24';
const stop = [`paris-a@${day}T10:00/${day}T12:00`, `paris-b@${day}T14:00/${day}T18:00`];
const pauseOf = (meal: string, from: string, to: string, restaurantId?: string) =>
  mealPauseText({ meal, start: `${day}T${from}`, end: `${day}T${to}`, ...(restaurantId !== undefined && { restaurantId }) });
const lunch = pauseOf('lunch', '12:30', '13:30');
const dinner = pauseOf('dinner', '19:00', '20:30', 'paris-chez-b');

/** The fields that are at fault, and the first message. */
function faultOf(query: object): [fields: unknown[], message: string | undefined] {
  const issues = planFileQuery.safeParse({ stop, ...query }).error?.issues ?? [];
  return [[...new Set(issues.map(({ path }) => path[0]))], issues[0]?.message];
}

describe('the pauses of a plan file', () => {
  it('are parsed in order, with the table if one is named', () => {
    const first = { meal: 'lunch', start: `${day}T12:30`, end: `${day}T13:30` };
    const second = { meal: 'dinner', start: `${day}T19:00`, end: `${day}T20:30`, restaurantId: 'paris-chez-b' };
    expect(planFileQuery.parse({ stop, pause: lunch }).pause).toEqual([first]);
    expect(planFileQuery.parse({ stop, pause: [lunch, dinner] }).pause).toEqual([first, second]);
    expect(dinner).toBe('dinner@2026-11-24T19:00/2026-11-24T20:30@paris-chez-b');
  });

  it.each([
    ['as long as the time between two stops', [pauseOf('lunch', '12:00', '14:00')]],
    ['of which there are none', []],
    ['after the last stop, past midnight', [`dinner@${day}T23:30/2026-11-25T01:00`]],
    ['one right after the other', [pauseOf('lunch', '12:00', '13:00'), pauseOf('dinner', '13:00', '14:00')]],
  ])('may be %s', (_case, pause) => {
    expect(planFileQuery.parse({ stop, pause }).pause).toHaveLength(pause.length);
  });

  const { form, count, meal, table, length, order, once, first, overlap, span } = pauseMessages;
  const date = 'Please give a date that exists';
  const time = 'Please give a local time as YYYY-MM-DDTHH:mm';

  it.each([
    ['three pauses', [lunch, dinner, pauseOf('lunch', '21:00', '22:00')], count],
    ['a thousand pauses', Array(1000).fill(lunch), count],
    ['an operator', { $ne: '' }, count],
    ['a list of lists', [[lunch]], count],
    ['null', null, count],
    ['an empty text', '', form],
    ['a meal alone', 'lunch', form],
    ['no end', `lunch@${day}T12:30`, form],
    ['one part too many', `${dinner}@paris-chez-c`, form],
    ['a third time', `${lunch}/${day}T14:00`, form],
    ['two pauses in one', `${lunch},${lunch}`, form],
    ['another meal', pauseOf('brunch', '12:30', '13:30'), meal],
    ['a meal in capitals', pauseOf('Lunch', '12:30', '13:30'), meal],
    ['the name of an object property', pauseOf('constructor', '12:30', '13:30'), meal],
    ['no meal', pauseOf('', '12:30', '13:30'), meal],
    ['an empty table', pauseOf('lunch', '12:30', '13:30', ''), table],
    ['a table with other characters', pauseOf('lunch', '12:30', '13:30', 'Chez Ü'), table],
    ['a line break after the table', pauseOf('lunch', '12:30', '13:30', 'paris-chez-b\r\nX'), table],
    ['a table of 101 letters', pauseOf('lunch', '12:30', '13:30', 'a'.repeat(101)), table],
    ['a time zone', `lunch@${day}T12:30Z/${day}T13:30Z`, time],
    ['hour 24', pauseOf('dinner', '23:00', '24:00'), time],
    ['30 February', 'lunch@2026-02-30T12:30/2026-02-30T13:30', date],
    ['year 9999', 'lunch@9999-12-31T12:30/9999-12-31T13:30', planFileMessages.century],
    ['a pause without length', pauseOf('lunch', '12:30', '12:30'), length],
    ['a pause that ends before it begins', pauseOf('lunch', '13:30', '12:30'), length],
    ['the same meal twice', [lunch, pauseOf('lunch', '19:00', '20:00')], once],
    ['pauses out of order', [dinner, lunch], order],
    ['pauses that overlap', [lunch, pauseOf('dinner', '13:29', '14:00')], order],
    ['a pause before the first stop', pauseOf('lunch', '09:00', '10:00'), first],
    ['a pause during the first stop', pauseOf('lunch', '11:59', '13:00'), first],
    ['a pause that begins during a stop', pauseOf('lunch', '17:59', '19:00'), overlap],
    ['a pause that ends during a stop', pauseOf('lunch', '13:00', '14:01'), overlap],
    ['a pause around a stop', pauseOf('lunch', '13:00', '19:00'), overlap],
    ['a pause of the next day', 'lunch@2026-11-25T12:30/2026-11-25T13:30', span],
    ['a pause of a century', `lunch@${day}T19:00/2099-11-24T20:00`, span],
  ])('are rejected, naming pause, with %s', (_case, pause, message) => {
    expect(faultOf({ pause })).toEqual([['pause'], message]);
  });
});

describe('the name of a plan', () => {
  it('may be any mood and time slot, or missing', () => {
    const names = cities.flatMap(({ moods }) => moods.flatMap((mood) => timeframeIds.map((timeframe) => `${mood}-${timeframe}`)));
    expect(names.length).toBeGreaterThan(50);
    for (const plan of [...names, 'a', '1', 'a'.repeat(60)]) {
      expect(planFileQuery.parse({ stop, plan }).plan).toBe(plan);
    }
    expect(planFileQuery.parse({ stop }).plan).toBeUndefined();
  });

  it.each([
    ['an empty text', ''],
    ['61 letters', 'a'.repeat(61)],
    ['capitals', 'Romantic-half-day'],
    ['an underscore', 'half_day'],
    ['a space', 'half day'],
    ['letters beyond ASCII', 'café'],
    ['digits of another script', '１'],
    ['a line break', 'half-day\r\nX:y'],
    ['a line feed at its end', 'half-day\n'],
    ['a NUL', 'half\u0000day'],
    ['two names', ['half-day', 'full-day']],
    ['an operator', { $ne: '' }],
    ['null', null],
  ])('is rejected, naming plan, when it is %s', (_case, plan) => {
    expect(faultOf({ plan })).toEqual([['plan'], planFileMessages.plan]);
  });
});
