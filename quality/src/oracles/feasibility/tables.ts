import type { Restaurant } from '@city-genie/recommendations/catalogue/entry';
import { leastFitIn, leastOtherFit } from '../facts/choice-facts.js';
import type { Violation } from '../facts/plan-case.js';
import type { PauseFacts, PlanFacts } from '../facts/plan-facts.js';
import { crowMetres } from '../facts/ways.js';

type Table = PauseFacts['pause']['tables'][number];

const nearMetres = 1000;
/** So near where one can also eat at the stop itself. */
const besideStallsMetres = 400;
/** A second table is named only so near. */
const choiceMetres = 600;
const mostTables = 2;
/** Where rounding decides, distances may differ by so many metres. */
const tolerance = 1;

function reachOf({ pause }: PauseFacts): number {
  return pause.atStop ? besideStallsMetres : nearMetres;
}

/** The stop that a pause names, as a point. */
function pointOf({ stops }: PlanFacts, { pause }: PauseFacts) {
  return stops.find(({ stop }) => stop.id === pause.after)?.place.geo ?? { lat: Number.NaN, lon: Number.NaN };
}

/** Why a restaurant is no table for a pause, in a word; undefined when it is one. `leastFit`: how well it has to fit the mood. */
function misfitOf(facts: PlanFacts, current: PauseFacts, restaurant: Restaurant, leastFit = leastFitIn(facts.asked)): string | undefined {
  const { asked, doors, clock } = facts;
  const reasons = {
    mood: (restaurant.moodFit[asked.request.mood] ?? 0) < leastFit,
    booking: restaurant.booking === 'required',
    meal: !restaurant.meals.includes(current.pause.meal),
    closed: !doors.isDoorOpen(restaurant, clock.wallAt(current.start)),
    far: !(crowMetres(pointOf(facts, current), restaurant.geo) <= reachOf(current) + tolerance),
  };
  return Object.entries(reasons).find(([, isReason]) => isReason)?.[0];
}

function tableViolationsOf(facts: PlanFacts, current: PauseFacts, table: Table, leastFit?: number): Violation[] {
  const restaurant = facts.asked.restaurants.find(({ id }) => id === table.id);
  const detail = `${table.id} for ${current.pause.meal} ${current.pause.start} after ${current.pause.after}`;
  if (!restaurant) {
    return [{ code: 'unknown_table', detail }];
  }
  const misfit = misfitOf(facts, current, restaurant, leastFit);
  const metres = crowMetres(pointOf(facts, current), restaurant.geo);
  const isNamed = table.restaurantName === restaurant.name && table.booking === restaurant.booking;
  const isStated = isNamed && Math.abs(table.distanceMetres - metres) <= tolerance;
  return [
    ...(misfit === undefined ? [] : [{ code: `table_${misfit}`, detail }]),
    ...(isStated
      ? []
      : [{ code: 'wrong_table', detail: `${detail}: ${table.restaurantName} in ${table.distanceMetres} m, not ${metres}` }]),
  ];
}

/** Whether a restaurant is a table for a pause beyond doubt: open as long as the pause and its shortest stay last, and clearly near enough. */
function isCertain(facts: PlanFacts, current: PauseFacts, restaurant: Restaurant, leastFit?: number): boolean {
  const { doors, clock } = facts;
  const closes = doors.closesAfter(restaurant, clock.wallAt(current.start)) ?? 0;
  const isNear = crowMetres(pointOf(facts, current), restaurant.geo) <= reachOf(current) - tolerance;
  const until = Math.max(clock.wallAt(current.end), clock.wallAt(current.start) + restaurant.visitMinutes.min);
  return misfitOf(facts, current, restaurant, leastFit) === undefined && closes >= until && isNear;
}

/**
 * The nearest tables are named, the nearest of them first: none that would do is passed over for one that is farther, but for one that is a table of
 * another meal of the day.
 */
function choiceViolations(facts: PlanFacts, current: PauseFacts): Violation[] {
  const { tables, meal, start, after } = current.pause;
  const detail = `${meal} ${start} after ${after}: ${tables.map(({ id }) => id)}`;
  const from = pointOf(facts, current);
  const before = facts.pauses.slice(0, facts.pauses.indexOf(current)).filter(({ pause }) => !pause.atStop);
  const earlier = before.flatMap(({ pause }) => pause.tables.map(({ id }) => id));
  const isFresh = (id: string) => !earlier.includes(id);
  const certain = facts.asked.restaurants.filter((restaurant) => isCertain(facts, current, restaurant));
  const isRepeated = tables.some(({ id }) => !isFresh(id)) && certain.some(({ id }) => isFresh(id));
  const passedOver = certain
    .filter(({ id }) => !tables.some((table) => table.id === id) && (isFresh(id) || !tables.some((table) => isFresh(table.id))))
    .map(({ id, geo }) => ({ id, metres: crowMetres(from, geo) }));
  const most = tables.at(-1)?.distanceMetres ?? 0;
  const isLacked = (metres: number) => tables.length === 0 || (tables.length < mostTables && metres < choiceMetres - tolerance);
  const nearer = passedOver.find(({ metres }) => isLacked(metres) || metres < most - tolerance);
  const second = tables[1]?.distanceMetres ?? 0;
  const isSorted = tables.every(({ distanceMetres }, index) => distanceMetres >= (tables[index - 1]?.distanceMetres ?? 0));
  return [
    ...(nearer ? [{ code: 'table_missing', detail: `${detail} without ${nearer.id}` }] : []),
    ...(isRepeated ? [{ code: 'table_repeated', detail }] : []),
    ...(tables.length > mostTables ? [{ code: 'too_many_tables', detail }] : []),
    ...(second > choiceMetres + tolerance ? [{ code: 'second_table_far', detail }] : []),
    ...(isSorted ? [] : [{ code: 'table_order', detail }]),
  ];
}

/** Where a pause has nothing of the mood, the nearest table that fits other moods better is named, and nowhere else. */
function otherTableViolations(facts: PlanFacts, current: PauseFacts): Violation[] {
  const { otherTable, tables, atStop, meal, start, after } = current.pause;
  const detail = `${meal} ${start} after ${after}: ${otherTable?.id}`;
  if (tables.length > 0 || atStop) {
    return otherTable ? [{ code: 'other_table_unasked', detail }] : [];
  }
  const from = pointOf(facts, current);
  const most = (otherTable?.distanceMetres ?? Number.POSITIVE_INFINITY) - tolerance;
  const nearer = facts.asked.restaurants.find(
    (restaurant) => isCertain(facts, current, restaurant, leastOtherFit) && crowMetres(from, restaurant.geo) < most,
  );
  return [
    ...(otherTable ? tableViolationsOf(facts, current, otherTable, leastOtherFit) : []),
    ...(nearer ? [{ code: 'other_table_missing', detail: `${detail} without ${nearer.id}` }] : []),
  ];
}

/** A meal is had at the stop where that serves it and stays open as long, and nowhere else. */
function stopViolations({ stops, doors, clock }: PlanFacts, { pause, start, end }: PauseFacts): Violation[] {
  const host = stops.find(({ stop }) => stop.id === pause.after)?.place;
  const isServed = host?.mealsThere?.includes(pause.meal) ?? false;
  const closes = host && isServed ? (doors.closesAfter(host, clock.wallAt(start)) ?? 0) : 0;
  const isThere = isServed && closes >= clock.wallAt(end);
  return isThere === pause.atStop ? [] : [{ code: 'meal_at_stop', detail: `${pause.meal} ${pause.start} at ${pause.after}` }];
}

/** Checks what the pauses say of meals at their stop, and the restaurants that they name: known, near, of the mood, open, without a booking, and the nearest. */
export function tableViolations(facts: PlanFacts): Violation[] {
  return facts.pauses.flatMap((current) => [
    ...stopViolations(facts, current),
    ...current.pause.tables.flatMap((table) => tableViolationsOf(facts, current, table)),
    ...choiceViolations(facts, current),
    ...otherTableViolations(facts, current),
  ]);
}
