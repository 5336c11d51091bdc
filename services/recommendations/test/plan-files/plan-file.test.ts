import { mealNames } from '@city-genie/city-data/city';
import { describe, expect, it } from 'vitest';
import { planFromQuery } from './tiny-plan.js';

const day = '2026-11-24';
const morning = `paris-a@${day}T10:00/${day}T12:00`;
const afternoon = `paris-b@${day}T14:00/${day}T18:00`;
const stop = [morning, afternoon];
const lunch = `lunch@${day}T12:30/${day}T13:30`;
const dinner = `dinner@${day}T19:00/${day}T20:30`;
const uidsOf = (query: Parameters<typeof planFromQuery>[0]['query']) => planFromQuery({ query }).entries.map(({ uid }) => uid);

describe('the meals of a plan file', () => {
  it('are told in order of time, with their table', () => {
    const { entries } = planFromQuery({ query: { stop, pause: [`${lunch}@paris-chez-c`, dinner] } });
    expect(entries.map(({ title, start, end }) => [title, start.slice(11), end.slice(11)])).toEqual([
      ['Place a', '10:00', '12:00'],
      ['Lunch: Chez C', '12:30', '13:30'],
      ['Place b', '14:00', '18:00'],
      ['Dinner', '19:00', '20:30'],
    ]);
    expect(entries.map(({ spot }) => spot.name)).toEqual(['Place a', 'Chez C', 'Place b', 'Place b']);
  });

  it.each([
    ['none', 'No table is reserved for you.'],
    ['advised', 'No table is reserved for you. Booking advised.'],
    ['required', 'No table is reserved for you. Book ahead.'],
  ] as const)('say that no table is reserved, and with booking %s what to do', (booking, expected) => {
    const { entries } = planFromQuery({ query: { stop, pause: [`${lunch}@paris-chez-c`] }, table: { booking } });
    expect(entries[1]?.advice).toBe(`${expected}\nHours can change; check before you go.`);
  });

  it('without a table are at the stop before, without its website', () => {
    const { entries } = planFromQuery({ query: { stop, pause: [lunch] }, place: { website: 'https://example.org' } });
    expect(entries[1]).toMatchObject({ title: 'Lunch', isOwnSpot: false, advice: 'Time to eat nearby; this plan names no table.' });
    expect(entries[1]?.spot).toEqual({ name: 'Place a', address: '1 Rue du Test, 75001', geo: { lat: 48.8566, lon: 2.3522 } });
  });

  it.each(mealNames)('tell that the stop before serves %s, where it does', (meal) => {
    const pause = meal === 'lunch' ? lunch : dinner;
    const advice = (mealsThere: ('lunch' | 'dinner')[]) =>
      planFromQuery({ query: { stop, pause: [pause] }, place: { mealsThere } }).entries.find(({ isOwnSpot }) => !isOwnSpot)?.advice;
    expect(advice([meal])).toContain('There, or nearby');
    expect(advice([meal === 'lunch' ? 'dinner' : 'lunch'])).toContain('Time to eat nearby');
  });

  it.each([
    ['another city’s restaurant', `${lunch}@london-chez-c`, '“london-chez-c” is not in our list of restaurants of Paris'],
    ['a place as a table', `${lunch}@paris-a`, '“paris-a” is not in our list of restaurants of Paris'],
  ])('are refused with %s', (_case, pause, message) => {
    expect(() => planFromQuery({ query: { stop, pause: [pause] } })).toThrow(message);
  });

  it('are refused at a time that the clocks skip', () => {
    const night = { stop: ['paris-a@2026-03-28T22:00/2026-03-28T23:00'], pause: ['dinner@2026-03-29T01:00/2026-03-29T02:30'] };
    expect(() => planFromQuery({ query: night })).toThrow('Paris’s clocks skip the time of “dinner”');
  });
});

describe('the UIDs of a plan file', () => {
  it('are those of the plan where it has a name: number or meal', () => {
    expect(uidsOf({ stop, pause: [lunch, dinner], plan: 'romantic-dreamy-half-day' })).toEqual([
      'paris-2026-11-24-romantic-dreamy-half-day-1@city-genie',
      'paris-2026-11-24-romantic-dreamy-half-day-lunch@city-genie',
      'paris-2026-11-24-romantic-dreamy-half-day-2@city-genie',
      'paris-2026-11-24-romantic-dreamy-half-day-dinner@city-genie',
    ]);
  });

  it('are the same for a plan whose stops and times have changed', () => {
    const changed = [`paris-b@${day}T10:30/${day}T11:00`, `paris-a@${day}T14:00/${day}T18:00`];
    const plan = 'half-day';
    expect(uidsOf({ stop: changed, pause: [`${lunch}@paris-chez-c`], plan })).toEqual(uidsOf({ stop, pause: [lunch], plan }));
  });

  it('are those of the places on the plan’s date where it has none', () => {
    const night = [`paris-a@${day}T22:00/${day}T23:30`, 'paris-b@2026-11-25T00:15/2026-11-25T01:00'];
    expect(uidsOf({ stop: night, pause: [`dinner@${day}T23:30/2026-11-25T00:15`] })).toEqual([
      'paris-a-2026-11-24@city-genie',
      'paris-2026-11-24-dinner@city-genie',
      'paris-b-2026-11-24@city-genie',
    ]);
  });

  it('tell apart a place that comes again', () => {
    const hours = ['10', '11', '12', '13'].map((hour) => `paris-${hour === '12' ? 'b' : 'a'}@${day}T${hour}:00/${day}T${hour}:50`);
    expect(uidsOf({ stop: hours })).toEqual([
      'paris-a-2026-11-24@city-genie',
      'paris-a-2026-11-24-2@city-genie',
      'paris-b-2026-11-24@city-genie',
      'paris-a-2026-11-24-3@city-genie',
    ]);
    expect(new Set(uidsOf({ stop: hours, plan: 'x' })).size).toBe(4);
  });
});
