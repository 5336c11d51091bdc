import { describe, expect, it } from 'vitest';
import { planStopText } from '../src/plan-files/plan-stop.js';
import { planFileMessages, planFileQuery } from '../src/plan-files/routes.js';

const louvre = 'paris-musee-du-louvre@2026-11-24T10:00/2026-11-24T12:00';
const at = (arrive: string, leave: string) => planStopText({ placeId: 'paris-x', arrive, leave });
/** This many consecutive stops of ten minutes. */
const row = (count: number) =>
  Array.from({ length: count }, (_, index) => at(`2026-11-24T10:${index % 6}0`, `2026-11-24T10:${index % 6}9`)).map((text, index) =>
    text.replaceAll('T10', `T${10 + Math.floor(index / 6)}`),
  );

describe('the query of a plan file', () => {
  it('is parsed into stops, in order', () => {
    const stop = { placeId: 'paris-musee-du-louvre', arrive: '2026-11-24T10:00', leave: '2026-11-24T12:00' };
    expect(planFileQuery.parse({ stop: louvre, seed: 'unknown' })).toEqual({ stop: [stop], pause: [] });
    const second = { placeId: 'paris-x', arrive: '2026-11-24T12:00', leave: '2026-11-25T00:30' };
    expect(planFileQuery.parse({ stop: [louvre, planStopText(second)] })).toEqual({ stop: [stop, second], pause: [] });
  });

  it('has one to nine stops', () => {
    expect(planFileQuery.parse({ stop: row(9) }).stop).toHaveLength(9);
  });

  const { form, count, century, length, order, span } = planFileMessages;
  const date = 'Please give a date that exists';
  const time = 'Please give a local time as YYYY-MM-DDTHH:mm';
  const id = 'Please give ids of places';

  it.each([
    ['nothing', undefined, count],
    ['no stops', [], count],
    ['ten stops', row(10), count],
    ['a thousand stops', Array(1000).fill(louvre), count],
    ['an operator', { $ne: '' }, count],
    ['a list of lists', [[louvre]], count],
    ['an empty text', '', form],
    ['an id alone', 'paris-musee-du-louvre', form],
    ['no leave', 'paris-x@2026-11-24T10:00', form],
    ['one part too many', `${louvre}/2026-11-24T13:00`, form],
    ['two stops in one', `${louvre},${louvre}`, form],
    ['an id with other characters', 'Paris_Ü@2026-11-24T10:00/2026-11-24T11:00', id],
    ['no id', '@2026-11-24T10:00/2026-11-24T11:00', id],
    ['an id of 101 letters', `${'a'.repeat(101)}@2026-11-24T10:00/2026-11-24T11:00`, id],
    ['a line break after the id', 'paris-x\n@2026-11-24T10:00/2026-11-24T11:00', id],
    ['a time zone', at('2026-11-24T10:00Z', '2026-11-24T11:00Z'), time],
    ['seconds', at('2026-11-24T10:00:00', '2026-11-24T11:00:00'), time],
    ['hour 24', at('2026-11-24T10:00', '2026-11-24T24:00'), time],
    ['digits of another script', at('２０２６-11-24T10:00', '2026-11-24T11:00'), time],
    ['30 February', at('2026-02-30T10:00', '2026-03-02T11:00'), date],
    ['29 February of a common year', at('2027-02-29T10:00', '2027-02-29T11:00'), date],
    ['month 13', at('2026-13-01T10:00', '2026-13-01T11:00'), date],
    ['year 0', at('0000-01-01T10:00', '0000-01-01T11:00'), century],
    ['year 9999', at('9999-12-31T10:00', '9999-12-31T11:00'), century],
    ['a stop without length', at('2026-11-24T10:00', '2026-11-24T10:00'), length],
    ['a stop that ends before it begins', at('2026-11-24T11:00', '2026-11-24T10:00'), length],
    ['stops that overlap', [louvre, at('2026-11-24T11:59', '2026-11-24T13:00')], order],
    ['stops out of order', [at('2026-11-24T13:00', '2026-11-24T14:00'), louvre], order],
    ['the same stop twice', [louvre, louvre], order],
    ['a week', [louvre, at('2026-12-01T10:00', '2026-12-01T11:00')], span],
    ['a stop of a hundred years', at('2026-11-24T10:00', '2099-11-24T10:00'), span],
  ])('is rejected, naming stop, with %s', (_case, stop, message) => {
    const issues = planFileQuery.safeParse({ stop }).error?.issues ?? [];
    expect([issues[0]?.path[0], issues[0]?.message]).toEqual(['stop', message]);
    expect(issues.filter(({ path }) => path[0] !== 'stop')).toEqual([]);
  });
});
