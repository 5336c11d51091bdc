import type { SearchReply } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { readPlan } from '../../src/oracles/facts/plan-facts.js';
import { lackedPauses } from '../../src/oracles/feasibility/pauses.js';
import { feasibilityViolations } from '../../src/oracles/feasibility.js';
import { hoursAround, places, planCase } from './small-city.js';
import {
  asked,
  at,
  atTable,
  halfDay,
  lateDay,
  later,
  type Plan,
  paused,
  pauseOf,
  planOf,
  type Spoilt,
  shortSlot,
  spoilt,
} from './small-city-cases.js';

const codesOf = (from: PlanCase) => [...new Set(feasibilityViolations(from).map(({ code }) => code))];
const changed = (fields: Partial<Plan>, from = planCase()) => spoilt((_, plan) => Object.assign(plan, fields), from);
const noted = (note: SearchReply['notes'][number], from = planCase()) => spoilt((_, __, reply) => reply.notes.push(note), from);
const without = (code: string, from: PlanCase) =>
  spoilt((_, __, reply) => Object.assign(reply, { notes: reply.notes.filter((note) => note.code !== code) }), from);
const afternoon = { ...halfDay, startAt: '2027-06-16T17:00' };

const wholes: Spoilt[] = [
  ['a wrong time zone', 'wrong_zone_or_date', () => changed({ timezone: 'Europe/London' })],
  ...(['totalMinutes', 'visitMinutes', 'walkMinutes', 'transitMinutes', 'waitMinutes'] as const).map(
    (field): Spoilt => [
      `${field} that don't add up`,
      'wrong_total',
      () => spoilt((_, plan) => Object.assign(plan, { [field]: plan[field] + 1 })),
    ],
  ),
  ['an end that differs from the last departure', 'wrong_end', () => spoilt((_, plan) => Object.assign(plan, { end: later(plan.end, 1) }))],
  ['more minutes than the slot has', 'over_budget', () => asked({ timeframe: 'half-day' })],
  ['an evening after one at night', 'over_budget', () => changed({ end: '2027-06-17T01:01' }, planCase(lateDay))],
  ['more than a quarter of waiting', 'too_much_wait', () => changed({ totalMinutes: 400, waitMinutes: 101 })],
  ['a first stop 31 minutes after the start', 'late_first_stop', () => changed({ start: '2027-06-16T08:59' })],
  ['a start before the one that was asked for', 'start_not_honoured', () => asked({ startAt: '2027-06-16T09:45' })],
  ['a later start although something is open', 'start_moved', () => asked({ startAt: '2027-06-16T09:15' })],
  ['a start in the past', 'start_not_in_the_week', () => ({ ...asked({ startAt: undefined }), nowMs: Date.parse('2027-06-16T20:00Z') })],
  ['a start at an unusual hour', 'start_out_of_hours', () => asked({ startAt: undefined }, planCase(afternoon))],
  ['a wrong seed', 'wrong_seed', () => asked({ seed: 'two' })],
  ['dry weather despite a forecast of rain', 'wrong_weather', () => ({ ...planCase(), forecast: hoursAround('2027-06-16', true) })],
  ['dry weather without a forecast', 'wrong_weather', () => ({ ...planCase(), forecast: undefined })],
  [
    'no stops although a visit is possible',
    'empty_though_possible',
    () => spoilt((stops, _, reply) => [stops.splice(0), Object.assign(reply, { plan: null })]),
  ],
  [
    'places beside nothing',
    'alternative_to_nothing',
    () => spoilt((stops, _, reply) => [stops.splice(0), Object.assign(reply, { plan: null })]),
  ],
  ['a plan without stops', 'plan_without_stops', () => spoilt((stops) => stops.splice(0))],
];

const lasting = (minutes: number, from: PlanCase) => paused(({ start }) => ({ end: later(start, minutes) }), from);
/** The plan with its end so many minutes after the beginning of its dinner. */
const endedAfter = (minutes: number, from: PlanCase) =>
  changed({ end: later(pauseOf(planOf(from)).start, minutes) }, lasting(minutes, from));
const moved = (minutes: number) => paused(({ start, end }) => ({ start: later(start, minutes), end: later(end, minutes) }));

const pauses: Spoilt[] = [
  ['a missing pause', 'pause_missing', () => changed({ pauses: [], pause: undefined })],
  ['an evening without dinner', 'pause_missing', () => changed({ pauses: [], pause: undefined }, planCase(lateDay))],
  ['a short pause', 'pause_length', () => paused(({ start }) => ({ end: later(start, 45) }))],
  ['an hour of dinner', 'pause_length', () => lasting(60, planCase(lateDay))],
  ['an hour and a quarter of dinner at the end', 'pause_length', () => endedAfter(75, planCase(atTable))],
  ['dinner beyond the slot', 'over_budget', () => endedAfter(91, planCase(atTable))],
  ['a dinner that is left out', 'pause_missing', () => changed({ pauses: [], pause: undefined }, planCase(atTable))],
  ['a pause after the hours of its meal', 'pause_time', () => moved(150)],
  ['a pause during a visit', 'pause_not_between_visits', () => moved(75)],
  [
    'a pause before the first stop',
    'pause_not_between_visits',
    () => paused(() => ({ start: '2027-06-16T07:30', end: '2027-06-16T08:30' })),
  ],
  [
    'a pause that names another stop',
    'pause_after',
    () => spoilt((stops, plan) => Object.assign(pauseOf(plan), { after: at(stops, 0).id })),
  ],
  ['a pause later than necessary', 'needless_wait', () => moved(5)],
  [
    'a pause in an hour or two',
    'pause_unasked',
    () => spoilt((_, plan) => plan.pauses.push(pauseOf(planOf(planCase()))), planCase(shortSlot)),
  ],
  ['two lunches', 'pause_unasked', () => spoilt((_, plan) => plan.pauses.push(pauseOf(plan)))],
  ['a first pause that is not the first', 'wrong_first_pause', () => changed({ pause: undefined })],
];

const phrase = (code: string) => ({ code, params: {}, text: '' });

const notes: Spoilt[] = [
  ['a missing note on a forecast that is away', 'weather_unavailable_unsaid', () => ({ ...planCase(), forecast: undefined })],
  ['a missing note on unknown weather', 'weather_unknown_unsaid', () => ({ ...planCase(), forecast: [] })],
  ['a missing note on rain', 'weather_hours_unsaid', () => ({ ...planCase(), forecast: hoursAround('2027-06-16', true) })],
  ['rain that isn’t told', 'wrong_spells', () => ({ ...planCase(), forecast: hoursAround('2027-06-16', true) })],
  ['a note on unknown weather despite a forecast', 'weather_unknown_unfounded', () => noted(phrase('weather_unknown'))],
  ['few stops without a word', 'short_plan_unsaid', () => spoilt((stops) => stops.splice(3))],
  ['few lived minutes without a word', 'short_plan_unsaid', () => changed({ totalMinutes: 600, waitMinutes: 121 })],
  ['a full plan that is called short', 'short_plan_unfounded', () => noted(phrase('short_plan'))],
  ['an evening without a word', 'evening_plan_unsaid', () => without('evening_plan', planCase(lateDay))],
  ['a day that is called an evening', 'evening_plan_unfounded', () => noted(phrase('evening_plan'))],
  ['a later start without a word', 'starts_later_unsaid', () => asked({ startAt: '2027-06-16T08:45' })],
  ['another day than today without a word', 'starts_later_unsaid', () => asked({ startAt: undefined })],
  ['a start in time that is called later', 'starts_later_unfounded', () => noted(phrase('starts_later'))],
  ['a meal without a table and without a word', 'no_table_unsaid', () => paused(() => ({ tables: [] }))],
  ['a pin that is neither kept nor noted', 'pin_lost', () => asked({ pin: ['paris-nowhere'] })],
  ['nothing new without a word', 'nothing_new_unsaid', () => asked({ seen: places.map(({ id }) => id) })],
  ['a note twice', 'note_twice', () => noted(phrase('evening_plan'), noted(phrase('evening_plan')))],
];

const links: Spoilt[] = [
  ['a link for a walk over a ride', 'walk_link_over_ride', () => spoilt((stops) => Object.assign(at(stops, 2), { legMode: 'transit' }))],
  ['a leg without a link', 'wrong_map_links', () => spoilt((_, plan) => plan.mapLinks.pop())],
  ['six stops in a link', 'wrong_map_links', () => spoilt((_, plan) => Object.assign(plan.mapLinks[0] ?? {}, { to: 6 }))],
  [
    'a link without addresses',
    'map_link_places',
    () => spoilt((_, plan) => Object.assign(plan.mapLinks[0] ?? {}, { url: plan.mapLinks[0]?.url.replaceAll('Rue', '') })),
  ],
  [
    'a link for a walk that shows trains',
    'map_link_places',
    () => spoilt((_, plan) => Object.assign(plan.mapLinks[0] ?? {}, { url: plan.mapLinks[0]?.url.replace('walking', 'transit') })),
  ],
];

describe('the feasibility oracle', () => {
  it.each([...wholes, ...pauses, ...notes, ...links])('reports %s', (_, code, make) => {
    expect(codesOf(make())).toContain(code);
  });

  it('accepts a later start where all that is open before was seen, and nothing in the plan was', () => {
    const from = planCase();
    const inPlan = new Set(from.reply.recommendations.map(({ id }) => id));
    const others = places.map(({ id }) => id).filter((id) => !inPlan.has(id));
    const openLate = places.map((place) => (inPlan.has(place.id) ? { ...place, openingHours: '09:30-23:00' } : place));
    const codes = (seen: string[]) => codesOf({ ...asked({ startAt: '2027-06-16T08:45', seen }), places: openLate });
    expect(codes([])).toContain('start_moved');
    expect(codes(others)).not.toContain('start_moved');
    expect(codes(places.map(({ id }) => id))).toContain('start_moved');
  });

  it('accepts a later start where one would only wait for the same door', () => {
    const openLate = places.map((place) => ({ ...place, openingHours: '09:30-23:00' }));
    const codes = (startAt: string) => codesOf({ ...asked({ startAt }), places: openLate });
    expect(codes('2027-06-16T09:10')).not.toContain('start_moved');
    expect(codesOf(asked({ startAt: '2027-06-16T09:10' }))).toContain('start_moved');
  });

  it('lists the meals that a plan lacks', () => {
    const lacked = (from: PlanCase, fields: Partial<Plan>) => {
      const read = readPlan(from, { ...planOf(from), ...fields });
      return 'facts' in read ? lackedPauses(read.facts) : read.violations;
    };
    const day = planCase();
    expect(lacked(day, {})).toEqual([]);
    expect(lacked(day, { pauses: [] })).toEqual(['lunch']);
    expect(lacked(day, { pauses: [], start: '2027-06-16T11:00', end: '2027-06-16T20:00' })).toEqual(['lunch', 'dinner']);
    expect(lacked(day, { pauses: [], start: '2027-06-16T13:31', end: '2027-06-16T19:59' })).toEqual([]);
    expect(lacked(asked({ timeframe: '1-2-hours' }), { pauses: [] })).toEqual([]);
  });
});
