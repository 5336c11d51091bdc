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

/** A stop by its place in the plan, from the end if negative. */
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

/** The same reply to another question, or of another catalogue. */
const asked = (changed: Partial<PlanCase['request']>, from = planCase()): PlanCase => ({
  ...from,
  request: { ...from.request, ...changed },
});

function withPlace(from: PlanCase, index: number, changed: Partial<Place>): PlanCase {
  const { id } = at(from.reply.recommendations, index);
  return { ...from, places: from.places.map((place) => (place.id === id ? { ...place, ...changed } : place)) };
}

/** A reply with its stops, or its plan, spoilt. */
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
  ['a place that nobody knows', 'unknown_place', () => spoilt((stops) => Object.assign(at(stops, 1), { id: 'nowhere' }))],
  ['another name', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { title: 'Louvre' }))],
  ['hours of another day', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { openingHours: '11:11–12:12' }))],
  ['a duration that is not the visit', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { estimatedDuration: '5 min' }))],
  ['an invented phone', 'wrong_fact', () => spoilt((stops) => Object.assign(at(stops, 1), { phoneNumber: '+33142000000' }))],
  ['an excluded place', 'not_allowed', () => asked({ exclude: [at(planCase().reply.recommendations, 2).id] })],
  ['a place of another mood', 'not_allowed', () => withPlace(planCase(), 0, { moodFit: { other: 1 } })],
  ['a place twice', 'shown_twice', () => spoilt((stops) => stops.splice(2, 1, { ...at(stops, 2), id: at(stops, 1).id }))],
  ['an alternative that is in the plan', 'shown_twice', () => spoilt((stops, _, reply) => reply.alternatives.push(at(stops, 0)))],
  ['an alternative that is closed', 'alternative_closed', closedAlternative],
  ['four of a kind', 'category_cap', () => ({ ...planCase(), places: places.map((place) => ({ ...place, category: 'park' })) })],
  ['too many stops', 'too_many_stops', () => asked({ timeframe: '1-2-hours' })],
];

function closedAlternative(): PlanCase {
  const from = planCase();
  const [beside] = from.reply.alternatives;
  return { ...from, places: from.places.map((place) => (place.id === beside?.id ? { ...place, openingHours: 'We off' } : place)) };
}

const times: [string, string, () => PlanCase][] = [
  ['a stop before one can be there', 'too_early', () => spoilt((stops) => shift(at(stops, 2), -3))],
  ['a wait at an open door', 'needless_wait', () => spoilt((stops) => shift(at(stops, -1), 10))],
  ['a visit that is shorter than told', 'visit_minutes', () => spoilt((stops) => Object.assign(at(stops, 0), { visitMinutes: 65 }))],
  ['a visit that is too short', 'visit_length', () => withPlace(planCase(), 0, { visitMinutes: { min: 85, typical: 86, max: 90 } })],
  ['a visit that is too long', 'visit_length', () => withPlace(planCase(), 0, { visitMinutes: { min: 10, typical: 15, max: 20 } })],
  ['a closed weekday', 'closed', () => withPlace(planCase(), 1, { openingHours: '06:00-23:00; We off' })],
  ['a door that closes during the visit', 'closed', () => withPlace(planCase(), 0, { openingHours: '09:00-09:55' })],
  ['a lunch break during the visit', 'closed', () => withPlace(planCase(), 0, { openingHours: '09:00-09:40,09:45-18:00' })],
  [
    'a public holiday',
    'closed',
    () => withPlace(planCase({ ...wholeDay, startAt: '2027-07-14T09:30' }), 1, { openingHours: '06:00-23:00; PH off' }),
  ],
  [
    'a square in the night',
    'closed',
    () => withPlace(planCase({ ...wholeDay, timeframe: '1-2-hours', startAt: '2027-06-16T23:05' }), 0, { openingHours: '24/7' }),
  ],
  [
    'a club after one',
    'closed',
    () =>
      withPlace(
        spoilt((stops) => moveAll(stops, 15 * 60)),
        3,
        { openingHours: '10:00-05:00' },
      ),
  ],
  ['the night before, after one', 'closed', () => nightBefore()],
  ['a leg that is too short', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 1), { legMinutes: 1 }))],
  ['a ride that is a walk', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 1), { legMode: 'transit', walkMinutes: 0 }))],
  ['a walk to the first stop', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 0), { legMinutes: 4, walkMinutes: 4 }))],
  ['walking minutes that are not the leg', 'wrong_leg', () => spoilt((stops) => Object.assign(at(stops, 1), { walkMinutes: 0 }))],
  ['no time at all', 'unreadable_time', () => spoilt((stops) => Object.assign(at(stops, 1), { arrive: 'noon' }))],
];

/** A visit from 01:10 on, in a club that was open all night. */
function nightBefore(): PlanCase {
  const from = planCase({ ...wholeDay, timeframe: '1-2-hours', startAt: '2027-06-16T10:00' });
  moveAll(from.reply.recommendations, -530);
  return withPlace(from, 0, { openingHours: '20:00-06:00' });
}

const wholes: [string, string, () => PlanCase][] = [
  ['another zone', 'wrong_zone_or_date', () => spoilt((_, plan) => Object.assign(plan, { timezone: 'Europe/London' }))],
  ...(['totalMinutes', 'visitMinutes', 'walkMinutes', 'waitMinutes'] as const).map((field): [string, string, () => PlanCase] => [
    `${field} that don't add up`,
    'wrong_total',
    () => spoilt((_, plan) => Object.assign(plan, { [field]: plan[field] + 1 })),
  ]),
  ['an end that is not the last leave', 'wrong_end', () => spoilt((_, plan) => Object.assign(plan, { end: later(plan.end, 1) }))],
  ['more minutes than the slot has', 'over_budget', () => asked({ timeframe: 'half-day' })],
  ['another start', 'start_not_honoured', () => asked({ startAt: '2027-06-16T09:15' })],
  ['a start in the past', 'start_not_in_the_week', () => ({ ...asked({ startAt: undefined }), nowMs: Date.parse('2027-06-16T20:00Z') })],
  ['another seed', 'wrong_seed', () => asked({ seed: 'two' })],
  [
    'sun in the rain',
    'wrong_weather',
    () => ({ ...planCase(), forecast: planCase(wholeDay, true).forecast?.map(({ time }) => ({ time, wet: true })) }),
  ],
  ['a forecast that nobody has', 'wrong_weather', () => ({ ...planCase(), forecast: undefined })],
  ['silence about the weather', 'weather_note', () => ({ ...planCase(), forecast: undefined })],
  ['no pause', 'pause_missing', () => spoilt((_, plan) => Object.assign(plan, { pause: undefined }))],
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
    'a pause in half a day',
    'pause_unasked',
    () => spoilt((_, plan) => Object.assign(plan, { pause: pauseFrom('2027-06-16T12:10') }), planCase(lunchless)),
  ],
  [
    'a short plan that does not say so',
    'short_unsaid',
    () => spoilt((stops, _, reply) => Object.assign(reply, { recommendations: stops.slice(0, 3) })),
  ],
  [
    'a full plan that calls itself short',
    'short_unfounded',
    () => spoilt((_, __, reply) => reply.notes.push({ code: 'short_plan', params: {}, text: '' })),
  ],
  ['a pin that is neither kept nor noted', 'pin_lost', () => asked({ pin: ['paris-nowhere'] })],
  ['nothing new, and nothing said', 'nothing_new_unsaid', () => asked({ seen: places.map(({ id }) => id) })],
  [
    'no stops though there could be',
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
  ])('finds nothing wrong with %s', (_, good) => {
    expect(feasibilityViolations(good)).toEqual([]);
  });

  it.each([...choices, ...times, ...wholes])('sees %s', (_, code, make) => {
    expect(codesOf(make())).toContain(code);
  });
});
