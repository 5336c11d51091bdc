import type { MealName } from '@city-genie/city-data/city';
import type { CatalogueCity, OpenPlace, OpenRestaurant } from '../catalogue/catalogue.js';
import { wallMinuteOf } from '../opening-hours/wall-clock.js';
import { isForABite } from './bites.js';
import { biteCost, moreFoodCost, tableWayCost } from './costs.js';
import type { MealPause } from './meals.js';
import type { Slot } from './slot.js';
import { distanceMetres, type Point } from './walk.js';

/** A restaurant for a meal of the plan, and how far it is from the stop before, in metres as the crow flies. */
export type Table = { open: OpenRestaurant; distanceMetres: number };

/** Nobody walks further to lunch and back in an hour. */
const tableReachMetres = 1000;
/** After the plan there is time for a longer way. */
const afterwardsReachMetres = 1600;
/** Where one can eat at the stop itself, another table is a choice only when it is near. */
const besideStallsMetres = 400;
/** A second table is a choice only when it is near. */
const choiceReachMetres = 600;
/** Points that a meal costs where no table is within reach: more than most stops are worth. */
const noTableCost = 350;
/** Where no table of the mood is within reach, any other is better than none; points that such a meal costs more. */
const otherTableCost = 150;
/** Who is hungry eats at a table of any mood. */
const anyFit = 0;
/** Points that a meal costs at the stalls where one has spent a whole visit already. */
const lingerCost = 200;
/** A table of the plan is one for so many minutes at least, whatever the house does. */
const leastAtTable = { lunch: 60, dinner: 75 };
/** Points that a meal costs where the only table is the nearest one of another meal, too. */
const sameTableCost = 200;
/** Stalls are counted on only when they close so long after the meal, which may be later than is likely. */
const spareMinutes = 30;
const mostTables = 2;

/** Whether one can eat there when the meal begins at this wall-clock minute, for long enough and the shortest stay. */
function servesAt(content: CatalogueCity, { restaurant, hours }: OpenRestaurant, { date, meal, minute }: Omit<Meal, 'mood'>): boolean {
  const stay = Math.max(leastAtTable[meal], restaurant.visitMinutes.min);
  const isOpen = content.openOn(hours, date).some(({ start, end }) => start <= minute && end - minute >= stay);
  return isOpen && restaurant.meals.some((each) => each === meal);
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
      servesAt(content, open, { date, meal, minute }),
  );
}

/** The meals of a slot at a place, in points for each pause: the way to the nearest table and back, or that there is none, or whether it has stalls. */
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
    const stays = (open: OpenRestaurant) => servesAt(content, open, last);
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

/** `atStop`: one can also eat at the stop itself; `isAfterwards`: the plan is over, so a longer way does no harm. */
type TableRequest = Meal & { geo: Point; named?: ReadonlySet<string>; atStop?: boolean; isAfterwards?: boolean };

/**
 * The nearest table to the stop before a meal, open then, and another one if it is near, too; empty when none is within reach. `named`: ids of
 * tables for another meal of the day, which come in question only where there is no other.
 */
export function tablesNear(content: CatalogueCity, { geo, named, atStop = false, isAfterwards = false, ...asked }: TableRequest): Table[] {
  const reach = isAfterwards ? afterwardsReachMetres : atStop ? besideStallsMetres : tableReachMetres;
  const all = withinReach(tablesFor(content, asked), geo, reach);
  const others = all.filter(({ open: { restaurant } }) => !named?.has(restaurant.id));
  return (others.length > 0 ? others : all)
    .slice(0, mostTables)
    .filter((table, index) => index === 0 || table.distanceMetres <= choiceReachMetres);
}

/** The nearest table for a meal where none of the mood is within reach: one that fits other moods better. */
export function otherTableNear(
  content: CatalogueCity,
  { geo, isAfterwards = false, ...asked }: Pick<TableRequest, keyof Meal | 'geo' | 'isAfterwards'>,
): Table | undefined {
  return withinReach(tablesFor(content, asked, anyFit), geo, isAfterwards ? afterwardsReachMetres : tableReachMetres)[0];
}
