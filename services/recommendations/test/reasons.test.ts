import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { type Asked, mood, placeOf, replyIn } from './made-up-city.js';

/** The reasons for the only stop of a plan. */
function reasonsFor(changed: Partial<Place>, asked: Asked): Record<string, string> {
  const { recommendations } = replyIn({ places: [placeOf('it', changed)] }, { timeframe: '1-2-hours', seed: '1', ...asked });
  return Object.fromEntries(recommendations.flatMap(({ reasons }) => reasons).map(({ code, text }) => [code, text]));
}

describe('the sentence on the mood', () => {
  const timed = (whenTrue: NonNullable<Place['timedReason']>[string]['whenTrue']): Partial<Place> => ({
    moodReason: { [mood]: 'Always.' },
    timedReason: { [mood]: { text: 'Now.', whenTrue } },
  });

  it.each([
    ['at the hour', timed({ dayParts: ['morning'] }), '2026-11-24T10:00', 'Now.'],
    ['at another hour', timed({ dayParts: ['morning'] }), '2026-11-24T12:00', 'Always.'],
    ['when the sun has set', timed({ dayParts: ['after-dark'] }), '2026-11-24T17:25', 'Now.'],
    ['at the same time in June', timed({ dayParts: ['after-dark'] }), '2026-06-23T17:25', 'Always.'],
    ['on the weekday', timed({ weekdays: ['Tu'] }), '2026-11-24T10:00', 'Now.'],
    ['on another weekday', timed({ weekdays: ['Tu'] }), '2026-11-25T10:00', 'Always.'],
    ['in the month', timed({ months: [11] }), '2026-11-24T10:00', 'Now.'],
    ['in another month', timed({ months: [11] }), '2026-12-01T10:00', 'Always.'],
    ['where none is for the hour', { moodReason: { [mood]: 'Always.' } }, '2026-11-24T10:00', 'Always.'],
  ] satisfies [string, Partial<Place>, string, string][])('%s', (_when, place, startAt, text) => {
    expect(reasonsFor(place, { startAt }).mood_fit).toBe(text);
  });

  it('of another mood isn’t said', () => {
    const place = { ...timed({}), timedReason: { 'bohemian-playful': { text: 'Now.', whenTrue: {} } } };
    expect(reasonsFor(place, { startAt: '2026-11-24T10:00' }).mood_fit).toBe('Always.');
  });

  it('is the one that is always true beside the plan', () => {
    const places = [placeOf('stop'), placeOf('beside', { ...timed({ dayParts: ['morning'] }), startTimes: [] })];
    const { alternatives } = replyIn({ places }, { startAt: '2026-11-24T10:00', timeframe: '1-2-hours' });
    expect(alternatives.flatMap(({ reasons }) => reasons.map(({ text }) => text))).toEqual(['Always.']);
  });
});

describe('a performance', () => {
  const theatre: Partial<Place> = {
    category: 'theatre',
    openingHours: '10:00-24:00',
    visitMinutes: { min: 60, typical: 100, max: 120 },
  };
  const asked = { startAt: '2026-11-24T19:00' };

  it('is seen from its beginning, and the reason says when', () => {
    const { recommendations, plan } = replyIn(
      { places: [placeOf('it', { ...theatre, startTimes: ['Tu-Sa 19:15'] })] },
      { ...asked, timeframe: '1-2-hours' },
    );
    expect(recommendations).toMatchObject([
      { arrive: '2026-11-24T19:15', leave: '2026-11-24T20:55', visitMinutes: 100, startTimes: ['Tu-Sa 19:15'] },
    ]);
    expect(recommendations[0]?.reasons.find(({ code }) => code === 'performance')?.text).toBe('The performance begins at 19:15');
    expect(plan?.start).toBe('2026-11-24T19:00');
  });

  it('whose times change is offered beside the plan, and in it where it is pinned', () => {
    const places = [placeOf('it', { ...theatre, startTimes: [] }), placeOf('other')];
    const { recommendations, alternatives } = replyIn({ places }, { ...asked, timeframe: '1-2-hours' });
    expect([recommendations.map(({ id }) => id), alternatives.map(({ id }) => id)]).toEqual([['other'], ['it']]);
    const pinned = reasonsFor({ ...theatre, startTimes: [] }, { ...asked, pin: ['it'] });
    expect(pinned.see_programme).toBe('Times change from day to day: see the programme');
    expect(pinned.performance).toBeUndefined();
  });

  it('is no reason for a place without a programme', () => {
    expect(Object.keys(reasonsFor(theatre, asked))).toEqual(['mood_fit', 'open_until']);
  });
});

describe('the best time of a visit', () => {
  it.each([
    ['2026-11-24T10:00', ['morning', 'golden-hour'], 'At its best in the morning'],
    ['2026-11-24T16:28', ['morning', 'golden-hour'], 'At its best in the light before sunset'],
    ['2026-11-24T13:00', ['morning', 'golden-hour'], undefined],
    ['2026-11-24T17:30', ['after-dark'], 'At its best after dark'],
    ['2026-06-23T21:28', ['golden-hour'], 'At its best in the light before sunset'],
    ['2026-06-23T21:45', ['golden-hour'], 'At its best around sunset'],
    ['2026-06-23T22:05', ['golden-hour'], undefined],
  ] satisfies [string, Place['bestTime'], string | undefined][])('from %s: %j', (startAt, bestTime, text) => {
    // Pinned, so that it is visited at other times, too.
    expect(reasonsFor({ bestTime, openingHours: '24/7' }, { startAt, pin: ['it'] }).best_time).toBe(text);
  });
});

describe('when a place closes', () => {
  it.each([
    ['08:00-24:00', 'Open until 00:00 that day'],
    ['08:00-02:00', 'Open until 02:00 that day'],
    ['24/7', undefined],
    ['00:00-24:00; Dec 31 off', undefined],
  ])('%s: %s', (openingHours, text) => {
    expect(reasonsFor({ openingHours }, { startAt: '2026-11-24T20:00' }).open_until).toBe(text);
  });
});
