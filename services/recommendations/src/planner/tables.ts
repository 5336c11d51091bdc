import type { CatalogueCity, OpenRestaurant } from '../catalogue/catalogue.js';
import type { Place } from '../catalogue/entry.js';
import { wallMinuteOf } from '../opening-hours/wall-clock.js';
import { tableWayCost } from './costs.js';
import type { MealPause } from './meals.js';
import type { Slot } from './slot.js';
import { distanceMetres, type Point } from './walk.js';

/** A restaurant for a meal of the plan, and how far it is from the stop before, in metres as the crow flies. */
export type Table = { open: OpenRestaurant; distanceMetres: number };

/** Nobody walks further to lunch and back in an hour. */
const tableReachMetres = 1000;
/** A second table is a choice only when it is near. */
const choiceReachMetres = 600;
/** Points that a meal costs where no table is within reach: more than most stops are worth. */
const noTableCost = 150;
const mostTables = 2;

/** Whether one can eat there when the meal begins at this wall-clock minute. */
export function servesAt(
  content: CatalogueCity,
  { restaurant, hours }: OpenRestaurant,
  date: string,
  meal: string,
  minute: number,
): boolean {
  const isOpen = content.openOn(hours, date).some(({ start, end }) => start <= minute && end - minute >= restaurant.visitMinutes.min);
  return isOpen && restaurant.meals.some((each) => each === meal);
}

/** The restaurants of the mood for a meal of a slot. Those that must be booked are left out: nobody has a table there today. */
function tablesFor(content: CatalogueCity, mood: string, { date, change }: Slot, { meal, from, to }: MealPause): OpenRestaurant[] {
  const middle = wallMinuteOf(Math.round((from + to) / 2), change);
  return content.restaurants.filter(
    (open) =>
      (open.restaurant.moodFit[mood] ?? 0) >= content.moodLine &&
      open.restaurant.booking !== 'required' &&
      servesAt(content, open, date, meal, middle),
  );
}

/** What a meal costs at a place, in points for each pause of the slot: the way to the nearest table and back, or that there is none. */
export function tableCosts(content: CatalogueCity, mood: string, slot: Slot): (place: Place) => number[] {
  const tables = slot.pauses.map((pause) => tablesFor(content, mood, slot, pause));
  return ({ geo }) =>
    tables.map((restaurants) => {
      const metres = Math.min(...restaurants.map(({ restaurant }) => Math.round(distanceMetres(geo, restaurant.geo))));
      return metres > tableReachMetres ? noTableCost : tableWayCost(metres);
    });
}

/** The nearest table to the stop before a meal, open then, and another one if it is near, too; empty when none is within reach. */
export function tablesNear(
  content: CatalogueCity,
  { mood, date, meal, minute, geo }: { mood: string; date: string; meal: string; minute: number; geo: Point },
): Table[] {
  return content.restaurants
    .filter(({ restaurant }) => (restaurant.moodFit[mood] ?? 0) >= content.moodLine && restaurant.booking !== 'required')
    .map((open) => ({ open, distanceMetres: Math.round(distanceMetres(geo, open.restaurant.geo)) }))
    .filter((table) => table.distanceMetres <= tableReachMetres && servesAt(content, table.open, date, meal, minute))
    .sort((a, b) => a.distanceMetres - b.distanceMetres || (a.open.restaurant.id < b.open.restaurant.id ? -1 : 1))
    .slice(0, mostTables)
    .filter((table, index) => index === 0 || table.distanceMetres <= choiceReachMetres);
}
