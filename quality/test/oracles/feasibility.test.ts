import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { feasibilityViolations } from '../../src/oracles/feasibility.js';
import { places, planCase, wholeDay } from './small-city.js';

const codesOf = (asked: PlanCase) => [...new Set(feasibilityViolations(asked).map(({ code }) => code))];
const lunchless = { ...wholeDay, timeframe: 'half-day' as const };

type Stops = SearchReply['recommendations'];
type Plan = NonNullable<SearchReply['plan']>;

/** A stop by its index, counted from the end if negative. */
function at(stops: Stops, index: number): Stops[number] {
  const stop = stops.at(index);
  if (!stop) {
    throw new RangeError(`no stop ${index}`);
  }
  return stop;
}

function planOf({ reply }: PlanCase): Plan {
  if (!reply.plan) {
    throw new RangeError('no plan');
  }
  return reply.plan;
}

const later = (text: string, minutes: number) => new Date(Date.parse(`${text}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** The same reply with a changed request or another catalogue. */
const asked = (changed: Partial<PlanCase['request']>, from = planCase()): PlanCase => ({
  ...from,
  request: { ...from.request, ...changed },
});

function withPlace(from: PlanCase, index: number, changed: Partial<Place>): PlanCase {
  const { id } = at(from.reply.recommendations, index);
  return { ...from, places: from.places.map((place) => (place.id === id ? { ...place, ...changed } : place)) };
}

/** A reply whose stops or plan were made invalid. */
function spoilt(spoil: (stops: Stops, plan: Plan, reply: SearchReply) => void, from = planCase()): PlanCase {
  spoil(from.reply.recommendations, planOf(from), from.reply);
  return from;
}

function shift(stop: Stops[number], minutes: number): void {
  stop.arrive = later(stop.arrive, minutes);
  stop.leave = later(stop.leave, minutes);
}

function moveAll(stops: Stops, minutes: number): void {
  for (const stop of stops) {
    shift(stop, minutes);
  }
}

const choices: [string, string, () => PlanCase][] = [
  ['an unknown place', 'unknown_place', () => spoilt((stops) => Object.assign(at(stops, 1), { id: 'nowhere' }))],
  ['a wrong name', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { title: 'Louvre' }))],
  ['the hours of another day', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { openingHours: '11:11–12:12' }))],
  ['a duration that is not the visit', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { estimatedDuration: '5 min' }))],
  ['an invented phone', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { phoneNumber: '+33142000000' }))],
  ['an excluded place', 'not_allowed', () => asked({ exclude: [at(planCase().reply.recommendations, 2).id] })],
  ['a place of another mood', 'not_allowed', () => withPlace(planCase(), 0, { moodFit: { other: 1 } })],
  ['a repeated place', 'shown_twice', () => spoilt((stops) => stops.splice(2, 1, { ...at(stops, 2), id: at(stops, 1).id }))],
  ['an alternative that is in the plan', 'shown_twice', () => spoilt((stops, _, reply) => reply.alternatives.push(at(stops, 0)))],
  ['an alternative that is closed', 'alternative_closed', closedAlternative],
  [
    'four places of one category',
    'category_cap',
    () => ({ ...planCase(), places: places.map((place) => ({ ...place, category: 'park' })) }),
  ],
  ['too many stops', 'too_many_stops', () => asked({ timeframe: '1-2-hours' })],
];

function closedAlternative(): PlanCase {
  const from = planCase();
  const [beside] = from.reply.alternatives;
  return { ...from, places: from.places.map((place) => (place.id === beside?.id ? { ...place, openingHours: 'We off' } : place)) };
}

const times: [string, string, () => PlanCase][] = [
  ['an arrival earlier than possible', 'too_early', () => spoilt((stops) => shift(at(stops, 2), -3))],
  ['a wait although the place is open', 'needless_wait', () => spoilt((stops) => shift(at(stops, -1), 10))],
  ['visit minutes that differ from the times', 'visit_minutes', () => spoilt((stops) => Object.assign(at(stops, 0), { visitMinutes: 65 }))],
  ['a visit that is too short', 'visit_length', () => withPlace(planCase(), 0, { visitMinutes: { min: 85, typical: 86, max: 90 } })],
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
    () => withPlace(planCase({ ...wholeDay, timeframe: '1-2-hours', startAt: '2027-06-16T23:05' }), 0, { openingHours: '24/7' }),
  ],
  [
    'a visit to a club after 01:00',
    'closed',
    () =>
      withPlace(
        spoilt((stops) => moveAll(stops, 15 * 60)),
        3,
        { openingHours: '10:00-05:00' },
      ),
  ],
  ['a visit after 01:00 in the previous night', 'closed', () => nightBefore()],
  ['a leg that is too short', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 1), { legMinutes: 1 }))],
  ['a ride instead of a walk', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 1), { legMode: 'transit', walkMinutes: 0 }))],
  ['a walk to the first stop', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 0), { legMinutes: 4, walkMinutes: 4 }))],
  ['walking minutes that differ from the leg', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 1), { walkMinutes: 0 }))],
  ['an arrival that is not a time', 'unreadable_time', () => spoilt((stops) => Object.assign(at(stops, 1), { arrive: 'noon' }))],
];

/** A visit that begins at 01:10, in a club that is open all night. */
function nightBefore(): PlanCase {
  const from = planCase({ ...wholeDay, timeframe: '1-2-hours', startAt: '2027-06-16T10:00' });
  moveAll(from.reply.recommendations, -530);
  return withPlace(from, 0, { openingHours: '20:00-06:00' });
}

const wholes: [string, string, () => PlanCase][] = [
  ['a wrong time zone', 'wrong_zone_or_date', () => spoilt((_, plan) => Object.assign(plan, { timezone: 'Europe/London' }))],
  ...(['totalMinutes', 'visitMinutes', 'walkMinutes', 'waitMinutes'] as const).map((field): [string, string, () => PlanCase] => [
    `${field} that don't add up`,
    'wrong_total',
    () => spoilt((_, plan) => Object.assign(plan, { [field]: plan[field] + 1 })),
  ]),
  ['an end that differs from the last departure', 'wrong_end', () => spoilt((_, plan) => Object.assign(plan, { end: later(plan.end, 1) }))],
  ['more minutes than the slot has', 'over_budget', () => asked({ timeframe: 'half-day' })],
  ['a start other than requested', 'start_not_honoured', () => asked({ startAt: '2027-06-16T09:15' })],
  ['a start in the past', 'start_not_in_the_week', () => ({ ...asked({ startAt: undefined }), nowMs: Date.parse('2027-06-16T20:00Z') })],
  ['a wrong seed', 'wrong_seed', () => asked({ seed: 'two' })],
  [
    'dry weather despite a forecast of rain',
    'wrong_weather',
    () => ({ ...planCase(), forecast: planCase(wholeDay, true).forecast?.map(({ time }) => ({ time, wet: true })) }),
  ],
  ['dry weather without a forecast', 'wrong_weather', () => ({ ...planCase(), forecast: undefined })],
  ['a missing note on unknown weather', 'weather_note', () => ({ ...planCase(), forecast: undefined })],
  ['a missing pause', 'pause_missing', () => spoilt((_, plan) => Object.assign(plan, { pause: undefined }))],
  [
    'a short pause',
    'pause_length',
    () => spoilt((_, plan) => Object.assign(plan, { pause: plan.pause && { ...plan.pause, minutes: 45 } })),
  ],
  [
    'a pause in the evening',
    'pause_time',
    () => spoilt((_, plan) => Object.assign(plan, { pause: { start: '2027-06-16T17:00', end: '2027-06-16T18:00', minutes: 60 } })),
  ],
  [
    'a pause during a visit',
    'pause_not_between_visits',
    () => spoilt((stops, plan) => Object.assign(plan, { pause: pauseFrom(later(at(stops, 2).arrive, 10)) })),
  ],
  [
    'a pause in a half-day plan',
    'pause_unasked',
    () => spoilt((_, plan) => Object.assign(plan, { pause: pauseFrom('2027-06-16T12:10') }), planCase(lunchless)),
  ],
  [
    'a short plan without its note',
    'short_unsaid',
    () => spoilt((stops, _, reply) => Object.assign(reply, { recommendations: stops.slice(0, 3) })),
  ],
  [
    'a full plan with the note short_plan',
    'short_unfounded',
    () => spoilt((_, __, reply) => reply.notes.push({ code: 'short_plan', params: {}, text: '' })),
  ],
  ['a pin that is neither kept nor noted', 'pin_lost', () => asked({ pin: ['paris-nowhere'] })],
  ['a missing note nothing_new', 'nothing_new_unsaid', () => asked({ seen: places.map(({ id }) => id) })],
  [
    'no stops although a visit is possible',
    'empty_though_possible',
    () => ({ ...planCase(), reply: { ...planCase().reply, recommendations: [], plan: null } }),
  ],
  ['a plan without stops', 'plan_without_stops', () => ({ ...planCase(), reply: { ...planCase().reply, recommendations: [] } })],
];

function pauseFrom(start: string): NonNullable<Plan['pause']> {
  return { start, end: later(start, 60), minutes: 60 };
}

describe('the feasibility oracle', () => {
  it.each([
    ['a whole day', planCase()],
    ['half a day', planCase(lunchless)],
    ['a rainy day', planCase(wholeDay, true)],
    ['an evening', planCase({ ...wholeDay, timeframe: '1-2-hours', startAt: '2027-06-16T20:30' })],
    ['the first hour of summer time', planCase({ ...wholeDay, timeframe: 'half-day', startAt: '2027-03-28T09:00' })],
  ])('accepts %s', (_, good) => {
    expect(feasibilityViolations(good)).toEqual([]);
  });

  it.each([...choices, ...times, ...wholes])('reports %s', (_, code, make) => {
    expect(codesOf(make())).toContain(code);
  });
});
