import type { MealName } from '@city-genie/city-data/city';
import type { CatalogueCity, OpenPlace, OpenRestaurant } from '../catalogue/catalogue.js';
import { wallMinuteOf } from '../opening-hours/wall-clock.js';
import { isForABite } from './bites.js';
import { biteCost, moreFoodCost, tableWayCost } from './costs.js';
import type { MealPause } from './meals.js';
import type { Slot } from './slot.js';
import { distanceMetres, type Point, walkMinutes } from './walk.js';

/**
 * A restaurant for a meal of the plan, how far it is from the stop before, in metres as the crow flies, and when it opens where that is after the meal
 * begins, in wall-clock minutes.
 */
export type Table = { open: OpenRestaurant; distanceMetres: number; opensAt?: number };

/** Nobody walks further to lunch and back in an hour. */
const tableReachMetres = 1000;
/** When nothing follows there is time for a longer way. */
const lastReachMetres = 1600;
/** Where one can eat at the stop itself, another table is a choice only when it is near. */
const besideMealMetres = 400;
/** A second table is a choice only when it is near. */
const choiceReachMetres = 600;
/** Points that a meal costs where no table is within reach: more than most great sights bring. */
const noTableCost = 1000;
/** Where no table of the mood is within reach, any other is better than none; points that such a meal costs more. */
const otherTableCost = 150;
/** Who is hungry eats at a table of any mood. */
const anyFit = 0;
/** Points that a meal costs at a place that serves it where one has spent a whole visit already. */
const lingerCost = 200;
/** A table of the plan is one for so many minutes at least, whatever the house does. */
const leastAtTable = { lunch: 60, dinner: 75 };
/** Points that a meal costs where the only table is the nearest one of another meal, too. */
const sameTableCost = 200;
/** A stop that serves a meal is counted on only when it closes so long after it, which may be later than is likely. */
const spareMinutes = 30;
const mostTables = 2;
/** A metre to the table counts so much of one from there to the next stop: who is hungry doesn't pass a table for another one further on. */
const hungryMetre = 1.1;
/** Who comes so many minutes before a kitchen opens walks a little slower. */
const graceMinutes = 15;

/**
 * When one can eat there if the meal begins at this wall-clock minute: then, or soon after it, when the kitchen opens; for long enough and the shortest
 * stay. Undefined when one can't.
 */
function servedFrom(
  content: CatalogueCity,
  { restaurant, hours }: OpenRestaurant,
  { date, meal, minute }: Omit<Meal, 'mood'>,
): number | undefined {
  const stay = Math.max(leastAtTable[meal], restaurant.visitMinutes.min);
  const opening = content
    .openOn(hours, date)
    .map(({ start, end }) => ({ from: Math.max(start, minute), end }))
    .find(({ from, end }) => from <= minute + graceMinutes && end - from >= stay);
  return restaurant.meals.some((each) => each === meal) ? opening?.from : undefined;
}

/** Whether a meal can be had at the stop itself, from one wall-clock minute to another. */
export function isHadThere(
  content: CatalogueCity,
  { place, hours }: OpenPlace,
  { date, meal, from, to }: { date: string; meal: MealName; from: number; to: number },
): boolean {
  const isServed = place.mealsThere?.includes(meal) ?? false;
  return isServed && content.openOn(hours, date).some(({ start, end }) => start <= from && end >= to);
}

/** The wall-clock minute at which a meal is likely to begin. */
function likelyBegin({ change }: Slot, { from, to }: MealPause): number {
  return wallMinuteOf(Math.round((from + to) / 2), change);
}

type Meal = { mood: string; date: string; meal: MealName; minute: number };

/** Restaurants for a meal that fit the mood so well. Those that must be booked are left out: nobody has a table there today. */
function tablesFor(content: CatalogueCity, { mood, date, meal, minute }: Meal, leastFit = content.moodLine): OpenRestaurant[] {
  return content.restaurants.filter(
    (open) =>
      (open.restaurant.moodFit[mood] ?? 0) >= leastFit &&
      open.restaurant.booking !== 'required' &&
      servedFrom(content, open, { date, meal, minute }) !== undefined,
  );
}

/** The meals of a slot at a place, in points for each pause: the way to the nearest table and back, or that there is none, or whether it is served there. */
export function mealsAt(
  content: CatalogueCity,
  mood: string,
  slot: Slot,
): (open: OpenPlace) => { tableCosts: number[]; mealsThere: boolean[] } {
  const { date } = slot;
  const meals = slot.pauses.map((pause) => {
    const begin = likelyBegin(slot, pause);
    // Whenever the meal begins from then on, the table is one.
    const last = { mood, date, meal: pause.meal, minute: wallMinuteOf(pause.to, slot.change) };
    const stays = (open: OpenRestaurant) => servedFrom(content, open, last) !== undefined;
    const first = { ...last, minute: begin };
    return {
      pause,
      begin,
      tables: tablesFor(content, first).filter(stays),
      others: tablesFor(content, first, anyFit).filter(stays),
    };
  });
  return (open) => {
    const mealsThere = meals.map(({ pause: { meal, minutes }, begin }) =>
      isHadThere(content, open, { date, meal, from: begin, to: begin + minutes + spareMinutes }),
    );
    const near = meals.map(({ tables }) => withinReach(tables, open.place.geo));
    const tableCosts = near.map(([nearest, ...others], index) => {
      const isSame = nearest && others.length === 0 && near.slice(0, index).some(([other]) => other?.open === nearest.open);
      const [other] = nearest ? [] : withinReach(meals[index]?.others ?? [], open.place.geo);
      const otherCost = other ? otherTableCost + tableWayCost(other.distanceMetres) : noTableCost;
      const cost = nearest ? tableWayCost(nearest.distanceMetres) + (isSame ? sameTableCost : 0) : otherCost;
      const biteBefore = isForABite(open.place) ? biteCost : 0;
      return mealsThere[index] ? Math.min(lingerCost, cost) : cost + (open.place.mealsThere ? moreFoodCost : biteBefore);
    });
    return { tableCosts, mealsThere };
  };
}

/** The tables within reach, the nearest first. */
function withinReach(restaurants: readonly OpenRestaurant[], geo: Point, reach = tableReachMetres): Table[] {
  return restaurants
    .map((open) => ({ open, distanceMetres: Math.round(distanceMetres(geo, open.restaurant.geo)) }))
    .filter((table) => table.distanceMetres <= reach)
    .sort((a, b) => a.distanceMetres - b.distanceMetres || (a.open.restaurant.id < b.open.restaurant.id ? -1 : 1));
}

/**
 * `atStop`: one can also eat at the stop itself; `isLast`: nothing follows the meal, so a longer way does no harm. `minutes`: how long the meal takes, the
 * way there and back included. `named`: ids of tables for another meal of the day. `next`: where one goes after it.
 */
type TableRequest = Meal & {
  geo: Point;
  minutes: number;
  named?: ReadonlySet<string>;
  atStop?: boolean;
  isLast?: boolean;
  next?: Point | undefined;
};

/**
 * The tables of a list for a meal, those first at which the shortest stay and the ways fit into it, and of those the nearest, or the one on the shortest
 * way to where one goes next.
 */
function ranked(
  content: CatalogueCity,
  restaurants: readonly OpenRestaurant[],
  { geo, minutes, named, atStop = false, isLast = false, next, ...asked }: TableRequest,
): Table[] {
  const reach = isLast ? lastReachMetres : atStop ? besideMealMetres : tableReachMetres;
  const isHurried = ({ open: { restaurant }, distanceMetres: metres }: Table) =>
    restaurant.visitMinutes.min + (isLast ? 1 : 2) * walkMinutes(metres) > minutes;
  const wayOn = ({ open: { restaurant }, distanceMetres: metres }: Table) =>
    hungryMetre * metres + (next ? distanceMetres(restaurant.geo, next) : 0);
  const all = withinReach(restaurants, geo, reach)
    .filter(({ open: { restaurant } }) => !named?.has(restaurant.id))
    .sort((a, b) => wayOn(a) - wayOn(b));
  return [...all.filter((table) => !isHurried(table)), ...all.filter(isHurried)].map((table) => {
    const from = servedFrom(content, table.open, asked);
    return from === undefined || from === asked.minute ? table : { ...table, opensAt: from };
  });
}

/**
 * The best table for a meal near the stop before it, and another one if it is near, too; empty when none that fits the mood is within reach, or only
 * those that are named for another meal.
 */
export function tablesNear(content: CatalogueCity, asked: TableRequest): Table[] {
  const [first, ...others] = ranked(content, tablesFor(content, asked), asked);
  return first ? [first, ...others.filter(({ distanceMetres }) => distanceMetres <= choiceReachMetres)].slice(0, mostTables) : [];
}

/** The best table for a meal where none of the mood is within reach: one that fits other moods better. */
export function otherTableNear(content: CatalogueCity, asked: TableRequest): Table | undefined {
  return ranked(content, tablesFor(content, asked, anyFit), asked)[0];
}

/** Tables for a meal, or the best one of another mood where none of this one is within reach. */
export type NamedTables = { tables: Table[]; other: Table | undefined };

/** Where one goes without another wish: the first table, or the one of another mood; undefined where nothing is named. */
export function firstTable({ tables: [first], other }: NamedTables): Table | undefined {
  return first ?? other;
}

/** What is named for a meal: tables that weren't named for another one, of the mood or else of any; the same ones again only where there are no others. */
export function tablesNamed(content: CatalogueCity, asked: TableRequest): NamedTables {
  const of = (request: TableRequest): NamedTables => {
    const tables = tablesNear(content, request);
    return { tables, other: tables.length === 0 && !request.atStop ? otherTableNear(content, request) : undefined };
  };
  const fresh = of(asked);
  return fresh.tables.length > 0 || fresh.other ? fresh : of({ ...asked, named: new Set() });
}
