import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { feasibilityViolations } from '../../src/oracles/feasibility.js';
import { planCase, wholeDay } from './small-city.js';
import { type Plan, paused, pauseOf, planOf, type Spoilt, spoilt, withTable } from './small-city-cases.js';

const codesOf = (from: PlanCase) => [...new Set(feasibilityViolations(from).map(({ code }) => code))];

/** The tables of the first pause, changed. */
const tables = (change: (list: Plan['pauses'][number]['tables']) => unknown) => spoilt((_, plan) => change(pauseOf(plan).tables));

/** A pause that names those tables of which there are these, so many metres from its stop. */
function withTables(named: readonly number[], existing: readonly number[], stayAt?: (metres: number) => number): PlanCase {
  const from = planCase();
  const pause = pauseOf(planOf(from));
  const host = from.places.find(({ id }) => id === pause.after);
  const model = from.restaurants.find(({ meals, openingHours }) => meals.includes('lunch') && openingHours.startsWith('12:00'));
  if (!host || !model) {
    throw new RangeError('no stop or no restaurant for lunch');
  }
  const at = (metres: number) => ({
    ...model,
    id: `paris-at-${metres}`,
    booking: 'advised' as const,
    moodFit: { [wholeDay.mood]: 0.9 },
    geo: { lat: host.geo.lat + metres / 111_195, lon: host.geo.lon },
    ...(stayAt && { visitMinutes: { min: stayAt(metres), typical: 60, max: 90 } }),
  });
  Object.assign(pause, {
    tables: named.map(at).map(({ id, name, booking }, index) => ({
      id,
      restaurantName: name,
      booking,
      distanceMetres: named[index],
    })),
  });
  return { ...from, restaurants: existing.map(at) };
}

/** The shortest stay at a table: too long for a lunch near by, and short farther away. */
const hurried = (metres: number): number => (metres < 400 ? 55 : 30);

/** Opening hours that begin so many minutes after the first pause of the plan does. */
function opening(minutes: number): string {
  const start = new Date(`${pauseOf(planOf(planCase())).start}Z`).getTime();
  return `${new Date(start + minutes * 60_000).toISOString().slice(11, 16)}-23:00`;
}

/** A second meal at the table of the first, though there is another one. */
function withTableTwice(): PlanCase {
  const from = withTables([300], [300, 900]);
  const plan = planOf(from);
  plan.pauses.push({ ...pauseOf(plan) });
  return from;
}

const seats: Spoilt[] = [
  ['a meal at a stop without stalls', 'meal_at_stop', () => paused(() => ({ atStop: true }))],
  ['a table for two meals though there is another', 'table_repeated', withTableTwice],
  ['an unknown table', 'unknown_table', () => tables((list) => Object.assign(list[0] ?? {}, { id: 'nowhere' }))],
  ['a table with a wrong name', 'wrong_table', () => withTable({ name: 'Other' })],
  ['a table with a wrong word on booking', 'wrong_table', () => withTable({ booking: 'none' })],
  ['a table at another distance', 'wrong_table', () => tables((list) => Object.assign(list[0] ?? {}, { distanceMetres: 5 }))],
  ['a table of another mood', 'table_mood', () => withTable({ moodFit: { [wholeDay.mood]: 0.69 } })],
  ['a table that needs a booking', 'table_booking', () => withTable({ booking: 'required' })],
  ['a table for another meal', 'table_meal', () => withTable({ meals: ['dinner'] })],
  ['a table that is closed then', 'table_closed', () => withTable({ openingHours: '18:00-23:00' })],
  ['a table far away', 'table_far', () => withTable({ geo: { lat: 48.9, lon: 2.3 } })],
  ['the farther table first', 'table_order', () => withTables([590, 300], [300, 590])],
  ['one without time for its shortest stay before one with time', 'table_order', () => withTables([300, 590], [300, 590], hurried)],
  ['a table that doesn’t say that it opens later', 'wrong_table', () => withTable({ openingHours: opening(15) })],
  ['a table that opens much later', 'table_closed', () => withTable({ openingHours: opening(16) })],
  ['three tables', 'too_many_tables', () => tables((list) => list.push(...list, ...list))],
  ['a nearer table passed over', 'table_missing', () => tables((list) => list.splice(0, 1))],
  ['no table where one is within 1 km', 'table_missing', () => withTables([], [998])],
  ['no second table where one is within 600 m', 'table_missing', () => withTables([300], [300, 598])],
  ['a table beyond 1 km', 'table_far', () => withTables([1002], [1002])],
  ['a second table beyond 600 m', 'second_table_far', () => withTables([300, 602], [300, 602])],
  ['a table of another mood beside one of this', 'other_table_unasked', () => paused(({ tables: [otherTable] }) => ({ otherTable }))],
  ['no table of another mood where one is near', 'other_table_missing', () => otherTable(0)],
  ['a farther table of another mood', 'other_table_missing', () => otherTable(0, 302)],
];

/** A pause without a table of the mood; 300 m from it is one that fits it so well. `named`: the metres of the one that is named. */
function otherTable(fit: number, named?: number): PlanCase {
  const from = withTables([], [300, 302]);
  const restaurants = from.restaurants.map((each) => ({ ...each, moodFit: { [wholeDay.mood]: fit } }));
  const [one] = restaurants;
  const table = { id: `paris-at-${named}`, restaurantName: one?.name, booking: one?.booking, distanceMetres: named ?? 0 };
  Object.assign(pauseOf(planOf(from)), named === undefined ? {} : { otherTable: table });
  return { ...from, restaurants };
}

describe('the tables of a plan', () => {
  it.each(seats)('are checked: %s', (_, code, make) => {
    expect(codesOf(make())).toContain(code);
  });

  it.each([
    ['one within 1 km', [1000], [1000]],
    ['two within 600 m', [300, 600], [300, 600]],
    ['one, and another beyond 600 m that is left out', [300], [300, 602]],
    ['none, and one beyond 1 km that is left out', [], [1002]],
  ])('accepts these tables: %s', (_, named, existing) => {
    const codes = codesOf(withTables(named, existing));
    expect(codes.filter((code) => code.includes('table') && code !== 'no_table_unsaid')).toEqual([]);
  });

  it('accepts the nearest table of another mood where none of this one is', () => {
    expect(codesOf(otherTable(0.3, 300)).filter((code) => code.includes('table') && code !== 'no_table_unsaid')).toEqual([]);
  });
});
