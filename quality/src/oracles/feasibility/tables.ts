import type { Restaurant } from '@city-genie/recommendations/catalogue/entry';
import { leastFitIn, leastOtherFit } from '../facts/choice-facts.js';
import type { Violation } from '../facts/plan-case.js';
import type { PauseFacts, PlanFacts } from '../facts/plan-facts.js';
import { crowMetres, wayBetween } from '../facts/ways.js';

type Table = PauseFacts['pause']['tables'][number];

const nearMetres = 1000;
/** So near where one can also eat at the stop itself. */
const besideStallsMetres = 400;
/** A second table is named only so near. */
const choiceMetres = 600;
/** After the last stop. */
const lastMetres = 1600;
const mostTables = 2;
/** A kitchen may open so long after the meal begins. */
const graceMinutes = 15;
/** Where rounding decides, distances may differ by so many metres. */
const tolerance = 1;
/** A metre to the table counts so much of one from there to the next stop. */
const hungryMetre = 1.1;

function clockOf(wall: number): string {
  const of = (value: number) => String(value).padStart(2, '0');
  return `${of(Math.floor(wall / 60) % 24)}:${of(wall % 60)}`;
}

/** Whether nothing follows a pause, or it is one after the plan. */
function isLast({ end }: PlanFacts, current: PauseFacts): boolean {
  return current.end >= end;
}

function reachOf(facts: PlanFacts, current: PauseFacts): number {
  return isLast(facts, current) ? lastMetres : current.pause.atStop ? besideStallsMetres : nearMetres;
}

/** The stop that a pause names, as a point. */
function pointOf({ stops }: PlanFacts, { pause }: PauseFacts) {
  return stops.find(({ stop }) => stop.id === pause.after)?.place.geo ?? { lat: Number.NaN, lon: Number.NaN };
}

/** The wall-clock minute from which on one can eat at a restaurant: when the pause begins or soon after it; undefined when one can't. */
function opensFor({ doors, clock }: PlanFacts, { start }: PauseFacts, restaurant: Restaurant): number | undefined {
  const begin = clock.wallAt(start);
  const minutes = Array.from({ length: graceMinutes + 1 }, (_, later) => begin + later);
  return minutes.find((minute) => doors.isDoorOpen(restaurant, minute));
}

/** Whether the shortest stay and the ways fit into a pause; undefined where rounding decides. */
function isRoomy(facts: PlanFacts, current: PauseFacts, { geo, visitMinutes: { min } }: Restaurant): boolean | undefined {
  const { leastMinutes, mostMinutes } = wayBetween(pointOf(facts, current), geo);
  const ways = isLast(facts, current) ? 1 : 2;
  const left = current.end - current.start - min;
  return ways * mostMinutes <= left ? true : ways * leastMinutes > left ? false : undefined;
}

/** What the way by a restaurant to the next stop counts, or to the restaurant alone where nothing follows, in metres as the crow flies. */
function wayOnMetres(facts: PlanFacts, current: PauseFacts, { geo }: Restaurant): number {
  const next = facts.stops.find(({ arrive }) => arrive >= current.end)?.place.geo;
  return hungryMetre * crowMetres(pointOf(facts, current), geo) + (next ? crowMetres(geo, next) : 0);
}

/** Whether one restaurant comes before another beyond doubt: there is time for it and not for the other one, or it is less of a detour. */
function isBefore(facts: PlanFacts, current: PauseFacts, one: Restaurant, other: Restaurant): boolean {
  const [a, b] = [isRoomy(facts, current, one), isRoomy(facts, current, other)];
  const isLessOfADetour = wayOnMetres(facts, current, one) < wayOnMetres(facts, current, other) - tolerance;
  return (a === true && b === false) || (isLessOfADetour && (a === true || b === false));
}

/** Why a restaurant is no table for a pause, in a word; undefined when it is one. `leastFit`: how well it has to fit the mood. */
function misfitOf(facts: PlanFacts, current: PauseFacts, restaurant: Restaurant, leastFit = leastFitIn(facts.asked)): string | undefined {
  const { asked } = facts;
  const reasons = {
    mood: (restaurant.moodFit[asked.request.mood] ?? 0) < leastFit,
    booking: restaurant.booking === 'required',
    meal: !restaurant.meals.includes(current.pause.meal),
    closed: opensFor(facts, current, restaurant) === undefined,
    far: !(crowMetres(pointOf(facts, current), restaurant.geo) <= reachOf(facts, current) + tolerance),
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
  const begin = facts.clock.wallAt(current.start);
  const opens = opensFor(facts, current, restaurant);
  const isOpening = table.opensAt === (opens === undefined || opens === begin ? undefined : clockOf(opens));
  const isStated = isNamed && isOpening && Math.abs(table.distanceMetres - metres) <= tolerance;
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
  const isNear = crowMetres(pointOf(facts, current), restaurant.geo) <= reachOf(facts, current) - tolerance;
  const until = Math.max(clock.wallAt(current.end), clock.wallAt(current.start) + restaurant.visitMinutes.min);
  return misfitOf(facts, current, restaurant, leastFit) === undefined && closes >= until && isNear;
}

/** Ids of the restaurants that are named first for the meals before a pause. */
function namedBefore({ pauses }: PlanFacts, current: PauseFacts): string[] {
  const at = pauses.indexOf(current);
  // A dinner after the plan is none of its pauses.
  const before = (at < 0 ? pauses : pauses.slice(0, at)).filter(({ pause }) => !pause.atStop);
  return before.flatMap(({ pause: { tables, otherTable } }) => (tables[0] ?? otherTable)?.id ?? []);
}

/**
 * Those for which there is time are named, that on the shortest way to the next stop first: none that would do is passed over for one that comes after it, but for one that
 * is a table of another meal of the day.
 */
function choiceViolations(facts: PlanFacts, current: PauseFacts): Violation[] {
  const { tables, otherTable, atStop, meal, start, after } = current.pause;
  const detail = `${meal} ${start} after ${after}: ${tables.map(({ id }) => id)}`;
  const from = pointOf(facts, current);
  const earlier = namedBefore(facts, current);
  const isFresh = ({ id }: { id: string }) => !earlier.includes(id);
  const certain = facts.asked.restaurants.filter((restaurant) => isCertain(facts, current, restaurant));
  const anywhere = atStop ? certain : facts.asked.restaurants.filter((each) => isCertain(facts, current, each, leastOtherFit));
  const isRepeated = tables.some((table) => !isFresh(table)) && anywhere.some(isFresh);
  const named = tables.flatMap(({ id }) => facts.asked.restaurants.find((restaurant) => restaurant.id === id) ?? []);
  const isRepeating = tables.length > 0 && !tables.some(isFresh);
  const passedOver = certain.filter(
    (each) => !named.includes(each) && (isFresh(each) || isRepeating || (tables.length === 0 && !otherTable && !atStop)),
  );
  const last = named.at(-1);
  const isLacked = ({ geo }: Restaurant) =>
    tables.length === 0 || (tables.length < mostTables && crowMetres(from, geo) < choiceMetres - tolerance);
  const isChoice = ({ geo }: Restaurant) => tables.length < 2 || crowMetres(from, geo) < choiceMetres - tolerance;
  const missing = passedOver.find(
    (each) =>
      isLacked(each) ||
      (named[0] && isBefore(facts, current, each, named[0])) ||
      (last && isChoice(each) && isBefore(facts, current, each, last)),
  );
  const second = tables[1]?.distanceMetres ?? 0;
  const [first, other] = named;
  const isSorted = !first || !other || !isBefore(facts, current, other, first);
  return [
    ...(missing ? [{ code: 'table_missing', detail: `${detail} without ${missing.id}` }] : []),
    ...(isRepeated ? [{ code: 'table_repeated', detail }] : []),
    ...(tables.length > mostTables ? [{ code: 'too_many_tables', detail }] : []),
    ...(second > choiceMetres + tolerance ? [{ code: 'second_table_far', detail }] : []),
    ...(isSorted ? [] : [{ code: 'table_order', detail }]),
  ];
}

/** Where a pause has nothing of the mood, the best table that fits other moods better is named, and nowhere else. */
function otherTableViolations(facts: PlanFacts, current: PauseFacts): Violation[] {
  const { otherTable, tables, atStop, meal, start, after } = current.pause;
  const detail = `${meal} ${start} after ${after}: ${otherTable?.id}`;
  if (tables.length > 0 || atStop) {
    return otherTable ? [{ code: 'other_table_unasked', detail }] : [];
  }
  const named = facts.asked.restaurants.find(({ id }) => id === otherTable?.id);
  const earlier = namedBefore(facts, current);
  const better = facts.asked.restaurants.find(
    (each) =>
      isCertain(facts, current, each, leastOtherFit) && !earlier.includes(each.id) && (!named || isBefore(facts, current, each, named)),
  );
  return [
    ...(otherTable ? tableViolationsOf(facts, current, otherTable, leastOtherFit) : []),
    ...(better ? [{ code: 'other_table_missing', detail: `${detail} without ${better.id}` }] : []),
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

/** Checks the restaurants that are named for a meal: known, near, of the mood, open, without a booking, and the best ones. */
export function namedTableViolations(facts: PlanFacts, current: PauseFacts): Violation[] {
  return [
    ...current.pause.tables.flatMap((table) => tableViolationsOf(facts, current, table)),
    ...choiceViolations(facts, current),
    ...otherTableViolations(facts, current),
  ];
}

/** Checks what the pauses say of meals at their stop, and the restaurants that they name. */
export function tableViolations(facts: PlanFacts): Violation[] {
  return facts.pauses.flatMap((current) => [...stopViolations(facts, current), ...namedTableViolations(facts, current)]);
}
