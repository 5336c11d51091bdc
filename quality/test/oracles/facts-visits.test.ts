import { paris } from '@city-genie/city-data/cities/paris';
import { tokyo } from '@city-genie/city-data/cities/tokyo';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { describe, expect, it } from 'vitest';
import { leastFitIn } from '../../src/oracles/facts/choice-facts.js';
import { dayClock } from '../../src/oracles/facts/day-clock.js';
import { beginsPart, isInPart } from '../../src/oracles/facts/day-parts.js';
import { doorFactsOf } from '../../src/oracles/facts/door-facts.js';
import { isDue, lastBegin, mealWindows } from '../../src/oracles/facts/meal-facts.js';
import { beginsAt } from '../../src/oracles/facts/performances.js';
import { slotBounds } from '../../src/oracles/facts/slot-bounds.js';
import { SunFacts } from '../../src/oracles/facts/sun-facts.js';
import { lastEntryOf, VisitRules } from '../../src/oracles/facts/visit-rules.js';
import { places, planCase } from './small-city.js';
import { asked, lateDay } from './small-city-cases.js';

const date = '2027-11-17';
const clock = dayClock('Europe/Paris', date);
/** Rises at 8:04, sets at 17:07. */
const sun = new SunFacts(paris.geo, clock);
const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

const model = places[3];
function placeWith(changed: Partial<Place>): Place {
  if (!model) {
    throw new RangeError('no place');
  }
  return { ...model, openingHours: '24/7', afterDark: 'yes', ...changed };
}

describe('parts of the day in Paris on 17 November', () => {
  it.each([
    ['morning', '08:00', '12:00'],
    ['midday', '11:30', '14:30'],
    ['evening', '18:00', '24:00'],
  ] as const)('%s is from %s to %s', (part, from, to) => {
    const isIn = (text: string, minutes = 0) => isInPart(part, minute(text) + minutes, { clock, sun });
    expect([isIn(from, -1), isIn(from), isIn(to, -1), isIn(to)]).toEqual([false, true, true, false]);
  });

  it.each([
    [0, 0],
    [2, 2],
    [-2, -2],
  ])('afternoon begins by the clock, and is over with sunset, give or take: %i', (slack, later) => {
    const down = sun.sunset + later;
    const found = [minute('13:29'), minute('13:30'), down - 1, down, minute('18:00')].map((each) =>
      isInPart('afternoon', each, { clock, sun }, slack),
    );
    expect(found).toEqual([false, true, true, false, false]);
  });

  it('afternoon ends by the clock where it is light for longer', () => {
    const juneClock = dayClock('Europe/Paris', '2027-06-16');
    const june = { clock: juneClock, sun: new SunFacts(paris.geo, juneClock) };
    const found = ['13:29', '13:30', '17:59', '18:00'].map((text) => isInPart('afternoon', minute(text), june));
    expect(found).toEqual([false, true, true, false]);
  });

  it('an evening ends at one at night, also after a day of 25 hours', () => {
    const longClock = dayClock('Europe/Paris', '2027-10-31');
    const long = { clock: longClock, sun: new SunFacts(paris.geo, longClock) };
    expect(['00:30', '00:59', '01:00'].map((text) => isInPart('after-dark', 25 * 60 + minute(text), long))).toEqual([true, true, false]);
  });

  it('the sun bounds the golden hour and the dark', () => {
    const parts = (text: string) => [
      isInPart('golden-hour', minute(text), { clock, sun }),
      isInPart('after-dark', minute(text), { clock, sun }),
    ];
    expect(['16:15', '16:40', '16:50', '17:05', '17:35', '24:30', '29:00', '33:00', '02:00'].map(parts)).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [false, false],
      [false, true],
      [false, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect([
      beginsPart('golden-hour', minute('16:32'), { clock, sun }),
      beginsPart('golden-hour', minute('16:45'), { clock, sun }),
    ]).toEqual([true, false]);
  });

  it.each([
    ['07:20', false, false],
    ['07:50', true, false],
    ['17:10', true, false],
    ['17:30', false, false],
    ['17:45', false, true],
    ['24:30', false, true],
    ['26:00', false, false],
  ])('%s: light %s, a dark evening %s', (text, isLight, isEvening) => {
    expect(sun.lightUntil(minute(text), 0) !== undefined).toBe(isLight);
    expect(sun.isEveningDark(minute(text), 0)).toBe(isEvening);
  });
});

describe('a visit', () => {
  const visits = new VisitRules({ date, clock, doors: doorFactsOf('paris', date, clock), sun, pins: new Set() });
  const fault = (changed: Partial<Place>, from: string, to: string) => visits.faultOf(placeWith(changed), minute(from), minute(to));

  it.each<[string, Partial<Place>, string, string, string | undefined]>([
    ['by day', {}, '10:00', '11:00', undefined],
    ['at a place without doors at 23:00', {}, '22:30', '23:01', 'closed'],
    ['until the door closes', { openingHours: '10:00-18:00' }, '17:00', '17:46', 'door_closing'],
    ['until a quarter of an hour before', { openingHours: '10:00-18:00' }, '17:00', '17:45', undefined],
    [
      'until a quarter of an hour before the door closes for lunch',
      { openingHours: '10:00-12:00,13:00-18:00' },
      '11:00',
      '11:46',
      'door_closing',
    ],
    ['after last entry', { openingHours: '10:00-18:00', lastEntryMinutes: 61 }, '17:00', '17:20', 'after_last_entry'],
    ['of a park after dark', { afterDark: 'no' }, '17:00', '17:45', 'in_the_dark'],
    ['of a park at dusk', { afterDark: 'no' }, '16:40', '17:12', undefined],
    ['of a park before dawn', { afterDark: 'no' }, '07:15', '08:30', 'in_the_dark'],
    ['at the performance', { startTimes: ['Tu,Th-Sa 21:00', 'We 20:00'] }, '20:00', '21:00', undefined],
    ['at that of another day', { startTimes: ['Tu,Th-Sa 21:00', 'We 20:00'] }, '21:00', '22:00', 'between_performances'],
    ['at a house whose performances change', { startTimes: [] }, '21:00', '22:00', undefined],
  ])('%s', (_, changed, from, to, code) => {
    expect(fault(changed, from, to)).toBe(code);
  });

  it.each<[Partial<Place>, number]>([
    [{ category: 'museum', visitMinutes: { min: 60, typical: 90, max: 120 } }, 45],
    [{ category: 'museum', visitMinutes: { min: 60, typical: 89, max: 120 } }, 30],
    [{ category: 'church' }, 30],
    [{ category: 'park' }, 0],
    [{ category: 'park', lastEntryMinutes: 20 }, 20],
  ])('last entry of %j is %i minutes before closing', (changed, minutes) => {
    expect(lastEntryOf(placeWith(changed))).toBe(minutes);
  });

  it('begins with a performance on its weekdays, also after midnight', () => {
    expect(beginsAt(['20:30'], date, minute('20:30'))).toBe(true);
    expect(beginsAt(['Fr-Mo 20:30'], date, minute('20:30'))).toBe(false);
    expect(beginsAt(['Th 00:30'], date, minute('24:30'))).toBe(true);
  });
});

it('a place is offered from 0.7 on where moods were read twice, and from 0.6 on elsewhere', () => {
  expect([paris, tokyo, { ...tokyo, key: 'lisbon' }].map((city) => leastFitIn({ ...planCase(), city }))).toEqual([0.7, 0.7, 0.6]);
});

describe('meals and slots', () => {
  it('a meal is due when a plan covers an hour of it', () => {
    const [lunch, dinner] = mealWindows(tokyo, dayClock('Asia/Tokyo', date));
    expect([lunch, dinner]).toMatchObject([
      { meal: 'lunch', from: 690, to: 840, minutes: 60 },
      { meal: 'dinner', from: 1080, to: 1230, minutes: 90 },
    ]);
    expect(lunch && [isDue(lunch, 780, 1000), isDue(lunch, 781, 1000), isDue(lunch, 600, 749), lastBegin(lunch)]).toEqual([
      true,
      false,
      false,
      810,
    ]);
  });

  it.each([
    ['15:00', false, 6],
    ['15:01', true, 3],
    ['01:00', false, 6],
  ])('a full day asked for at %s is an evening: %s', (time, isEvening, minStops) => {
    const startAt = `${date}T${time}`;
    expect(slotBounds(asked({ startAt }, planCase(lateDay)), startAt)).toMatchObject({ isEvening, minStops });
  });

  it('an evening has more than five stops only when more are pinned', () => {
    const from = planCase();
    const pin = from.reply.recommendations.slice(0, 7).map(({ id }) => id);
    expect(slotBounds(asked({ startAt: lateDay.startAt }, from), lateDay.startAt).maxStops).toBe(5);
    expect(slotBounds(asked({ startAt: lateDay.startAt, pin }, from), lateDay.startAt).maxStops).toBe(7);
  });
});
