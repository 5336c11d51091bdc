import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { feasibilityViolations } from '../../src/oracles/feasibility.js';
import { places, planCase, wholeDay } from './small-city.js';
import {
  asked,
  at,
  atTable,
  clockOf,
  darkHalfDay,
  halfDay,
  lateDay,
  later,
  moveAll,
  type Spoilt,
  shift,
  shortSlot,
  spoilt,
  withPlace,
} from './small-city-cases.js';

const codesOf = (from: PlanCase) => [...new Set(feasibilityViolations(from).map(({ code }) => code))];
const everyPlace = (changed: Partial<(typeof places)[number]>) => ({
  ...planCase(),
  places: places.map((place) => ({ ...place, ...changed })),
});

function closedAlternative(): PlanCase {
  const from = planCase();
  const [beside] = from.reply.alternatives;
  return { ...from, places: from.places.map((place) => (place.id === beside?.id ? { ...place, openingHours: 'We off' } : place)) };
}

/** Pinned, a house whose performances aren't known is allowed, but the reply must say that they change. */
function pinnedProgramme(): PlanCase {
  const from = planCase();
  return asked({ pin: [at(from.reply.recommendations, 1).id] }, withPlace(from, 1, { startTimes: [] }));
}

const choices: Spoilt[] = [
  ['an unknown place', 'unknown_place', () => spoilt((stops) => Object.assign(at(stops, 1), { id: 'nowhere' }))],
  ['a wrong name', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { title: 'Louvre' }))],
  ['the hours of another day', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { openingHours: '11:11–12:12' }))],
  ['a duration that is not the visit', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { estimatedDuration: '5 min' }))],
  ['an invented phone', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { phoneNumber: '+33142000000' }))],
  ['an invented station', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { station: 'Cité' }))],
  ['no word on a booking', 'wrong_fact', () => withPlace(planCase(), 1, { booking: 'advised' })],
  ['no word on its performances', 'wrong_fact', () => withPlace(planCase(), 1, { startTimes: ['20:30'] })],
  ['an excluded place', 'not_allowed', () => asked({ exclude: [at(planCase().reply.recommendations, 2).id] })],
  ['a place of another mood', 'not_allowed', () => withPlace(planCase(), 0, { moodFit: { other: 1 } })],
  ['a place that fits the mood too little in Paris', 'not_allowed', () => withPlace(planCase(), 0, { moodFit: { [wholeDay.mood]: 0.69 } })],
  ['a repeated place', 'shown_twice', () => spoilt((stops) => stops.splice(2, 1, { ...at(stops, 2), id: at(stops, 1).id }))],
  ['an alternative that is in the plan', 'shown_twice', () => spoilt((stops, _, reply) => reply.alternatives.push(at(stops, 0)))],
  ['an alternative that is closed', 'alternative_closed', closedAlternative],
  ['a house whose performances are not known', 'programme_unknown', () => withPlace(planCase(), 1, { startTimes: [] })],
  ['one that was pinned, without a word on it', 'programme_unsaid', pinnedProgramme],
  ['four places of one category', 'category_cap', () => everyPlace({ category: 'park' })],
  ['two cinemas', 'category_cap', () => withPlace(withPlace(planCase(), 0, { category: 'cinema' }), 1, { category: 'cinema' })],
  ['little-known places alone', 'too_many_gems', () => everyPlace({ hiddenGem: true })],
  ['too many stops', 'too_many_stops', () => asked({ timeframe: '1-2-hours' })],
  ['too many stops in an evening', 'too_many_stops', () => asked({ startAt: '2027-06-16T15:30' })],
];

/** A visit that begins at 01:10, in a club that is open all night. */
function nightBefore(): PlanCase {
  const from = planCase({ ...shortSlot, startAt: '2027-06-16T10:00' });
  moveAll(from.reply.recommendations, -530);
  return withPlace(from, 0, { openingHours: '20:00-06:00' });
}

function nightAfter(): PlanCase {
  const late = spoilt((stops) => moveAll(stops, 15 * 60));
  return withPlace(late, 3, { openingHours: '10:00-05:00' });
}

/** The first visit ends so many minutes before its door closes. */
function closingAfter(minutes: number, lastEntryMinutes: number): PlanCase {
  const from = planCase();
  const closes = clockOf(later(at(from.reply.recommendations, 0).leave, minutes));
  return withPlace(from, 0, { openingHours: `06:00-${closes}`, lastEntryMinutes });
}

const litTwice = () => withPlace(withPlace(planCase(darkHalfDay), -1, { afterDark: 'lit' }), -2, { afterDark: 'lit' });
const ride = (from: PlanCase, legMinutes = 11) =>
  spoilt((stops) => Object.assign(at(stops, 1), { legMode: 'transit', legMinutes, walkMinutes: 0 }), from);

const times: Spoilt[] = [
  ['an arrival earlier than possible', 'too_early', () => spoilt((stops) => shift(at(stops, 2), -3))],
  ['a wait although the place is open', 'needless_wait', () => spoilt((stops) => shift(at(stops, -1), 10))],
  ['visit minutes that differ from the times', 'visit_minutes', () => spoilt((stops) => Object.assign(at(stops, 0), { visitMinutes: 65 }))],
  ['a visit that is too short', 'visit_length', () => withPlace(planCase(), 0, { visitMinutes: { min: 85, typical: 86, max: 90 } })],
  [
    'a performance that is left before its end',
    'visit_length',
    () => withPlace(planCase(), 1, { startTimes: ['20:30'], visitMinutes: { min: 10, typical: 400, max: 400 } }),
  ],
  [
    'staying after a performance',
    'visit_length',
    () => withPlace(planCase(), 1, { startTimes: ['20:30'], visitMinutes: { min: 10, typical: 15, max: 400 } }),
  ],
  ['a visit that is too long', 'visit_length', () => withPlace(planCase(), 0, { visitMinutes: { min: 10, typical: 15, max: 20 } })],
  ['a closed weekday', 'closed', () => withPlace(planCase(), 1, { openingHours: '06:00-23:00; We off' })],
  ['closing during the visit', 'closed', () => withPlace(planCase(), 0, { openingHours: '09:00-09:55' })],
  ['a lunch break during the visit', 'closed', () => withPlace(planCase(), 0, { openingHours: '09:00-09:40,09:45-18:00' })],
  [
    'a public holiday',
    'closed',
    () => withPlace(planCase({ ...wholeDay, startAt: '2027-07-14T09:30' }), 1, { openingHours: '06:00-23:00; PH off' }),
  ],
  [
    'a visit to a square at night',
    'closed',
    () => withPlace(planCase({ ...shortSlot, startAt: '2027-06-16T23:05' }), 0, { openingHours: '24/7' }),
  ],
  ['a visit to a club after 01:00', 'closed', nightAfter],
  ['a visit after 01:00 in the previous night', 'closed', nightBefore],
  ['a visit that ends 14 minutes before closing', 'door_closing', () => closingAfter(14, 0)],
  ['an arrival after last entry', 'after_last_entry', () => closingAfter(15, 120)],
  ['an hour without a performance', 'between_performances', () => withPlace(planCase(), 1, { startTimes: ['Mo-Su 04:10'] })],
  ['a park after dark', 'in_the_dark', () => withPlace(planCase(darkHalfDay), -1, { afterDark: 'no' })],
  [
    'a park before dawn',
    'in_the_dark',
    () => withPlace(planCase({ ...wholeDay, startAt: '2027-12-15T07:00' }), 0, { afterDark: 'no', openingHours: '24/7' }),
  ],
  ['two places in the evening that nobody goes out for', 'lit_in_a_row', litTwice],
  ['a leg that is too short', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 1), { legMinutes: 1 }))],
  ['a ride instead of a walk', 'wrong_leg', () => ride(planCase())],
  ['a long ride in an hour or two', 'long_ride', () => ride(planCase(shortSlot))],
  ['a ride of 31 minutes in an evening', 'long_ride', () => ride(planCase(lateDay), 31)],
  ['a walk to the first stop', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 0), { legMinutes: 4, walkMinutes: 4 }))],
  ['walking minutes that differ from the leg', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 1), { walkMinutes: 0 }))],
  ['an arrival that is not a time', 'unreadable_time', () => spoilt((stops) => Object.assign(at(stops, 1), { arrive: 'noon' }))],
];

describe('the feasibility oracle', () => {
  it.each([
    ['a whole day', planCase()],
    ['half a day', planCase(halfDay)],
    ['a rainy day', planCase(wholeDay, true)],
    ['half a day that ends at the table', planCase(atTable)],
    ['half a day after dark', planCase(darkHalfDay)],
    ['an evening', planCase(lateDay)],
    ['an hour or two at night', planCase({ ...shortSlot, startAt: '2027-06-16T20:30' })],
    ['the first hour of summer time', planCase({ ...halfDay, startAt: '2027-03-28T09:00' })],
  ])('accepts %s', (_, good) => {
    expect(feasibilityViolations(good)).toEqual([]);
  });

  it.each([...choices, ...times])('reports %s', (_, code, make) => {
    expect(codesOf(make())).toContain(code);
  });

  it('leaves pinned places out of the limits', () => {
    const pin = planCase().reply.recommendations.map(({ id }) => id);
    expect(codesOf(asked({ pin }, everyPlace({ category: 'cinema', hiddenGem: true })))).not.toContain('too_many_gems');
    expect(codesOf(asked({ pin }, everyPlace({ category: 'cinema', hiddenGem: true })))).not.toContain('category_cap');
    const short = planCase(shortSlot);
    expect(codesOf(asked({ pin: short.reply.recommendations.map(({ id }) => id) }, ride(short)))).not.toContain('long_ride');
  });

  it('accepts a visit that begins with a performance, and one that ends a quarter of an hour before closing', () => {
    const from = planCase();
    const begins = `We ${clockOf(at(from.reply.recommendations, 1).arrive)}`;
    expect(codesOf(withPlace(from, 1, { startTimes: [begins] }))).not.toContain('between_performances');
    expect(codesOf(closingAfter(15, 0))).not.toContain('door_closing');
  });

  it.each([
    ['21:22', false],
    ['21:40', true],
  ])('an arrival at %s at a place for the golden hour, which begins at 21:22, is a needless wait: %s', (clock, isNeedless) => {
    const from = spoilt((stops) => {
      const last = at(stops, -1);
      shift(last, (Date.parse(`${last.arrive.slice(0, 11)}${clock}Z`) - Date.parse(`${last.arrive}Z`)) / 60_000);
    });
    const codes = codesOf(withPlace(from, -1, { bestTime: ['morning', 'golden-hour'], openingHours: '06:00-23:30', afterDark: 'yes' }));
    expect(codes.includes('needless_wait')).toBe(isNeedless);
  });
});
