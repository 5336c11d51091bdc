import { timeframeById } from '@city-genie/city-data/timeframes';
import type { CuisineRequest } from '@city-genie/contracts/cuisine/routes';
import type { CatalogueCity, OpenRestaurant } from '../catalogue/catalogue.js';
import { eligibleFit } from '../planner/score.js';
import { parseLocal, type Start } from '../planner/starts.js';
import { distanceMetres, type Point } from '../planner/walk.js';
import { type Meal, mealOf } from './meal.js';

export type CuisineChoice = { start: Start; meal: Meal; restaurants: OpenRestaurant[] };

const mostShown = 9;
const fewestCuisines = 4;
const fewestPrices = 2;
/** Weight of a restaurant's score against its similarity to those already chosen (maximal marginal relevance). */
const relevanceWeight = 0.7;
const nearMetres = 800;
/** A restaurant counts as open when its kitchen opens within this time. */
const longestWaitMinutes = 45;

function servesAt(content: CatalogueCity, open: OpenRestaurant, date: string, { name, minute }: Meal): boolean {
  const { meals, visitMinutes } = open.restaurant;
  const isOpen = content
    .openOn(open.hours, date)
    .some(({ start, end }) => start <= minute + longestWaitMinutes && end - Math.max(start, minute) >= visitMinutes.min);
  return isOpen && meals.includes(name);
}

function nearest(point: Point, stops: readonly Point[]): number {
  return Math.min(...stops.map((stop) => distanceMetres(point, stop)));
}

type Scored = { open: OpenRestaurant; score: number };

function likeness({ restaurant: a }: OpenRestaurant, { restaurant: b }: OpenRestaurant): number {
  const near = Math.exp(-distanceMetres(a.geo, b.geo) / nearMetres);
  return (a.cuisine === b.cuisine ? 0.5 : 0) + (a.priceLevel === b.priceLevel ? 0.2 : 0) + 0.3 * near;
}

/** Requirement on the remaining entries: when few are left, only a new cuisine or a new price level may be added. */
function mustDiffer(chosen: readonly OpenRestaurant[]): (open: OpenRestaurant) => boolean {
  const cuisines = new Set(chosen.map(({ restaurant }) => restaurant.cuisine));
  const prices = new Set(chosen.map(({ restaurant }) => restaurant.priceLevel));
  const left = mostShown - chosen.length;
  const needsCuisine = fewestCuisines - cuisines.size >= left;
  const needsPrice = fewestPrices - prices.size >= left;
  return ({ restaurant }) => (!needsCuisine || !cuisines.has(restaurant.cuisine)) && (!needsPrice || !prices.has(restaurant.priceLevel));
}

function diversify(scored: readonly Scored[]): OpenRestaurant[] {
  const chosen: OpenRestaurant[] = [];
  let left = [...scored];
  while (chosen.length < mostShown && left.length > 0) {
    const worthOf = ({ open, score }: Scored) =>
      relevanceWeight * score - (1 - relevanceWeight) * Math.max(0, ...chosen.map((other) => likeness(open, other)));
    const differing = left.filter(({ open }) => mustDiffer(chosen)(open));
    const pool = differing.length > 0 ? differing : left;
    const next = pool.reduce((best, candidate) => (worthOf(candidate) > worthOf(best) ? candidate : best));
    chosen.push(next.open);
    left = left.filter((candidate) => candidate !== next);
  }
  return chosen;
}

/** Up to nine restaurants that fit the mood and serve the meal of the slot: good, near the plan's stops, and varied. Pure. */
export function chooseRestaurants(content: CatalogueCity, request: CuisineRequest & { startAt: string }): CuisineChoice {
  const start = parseLocal(request.startAt);
  const meal = mealOf(start, timeframeById(request.timeframe).maxMinutes);
  const stops = (request.near ?? []).flatMap((id) => content.findPlace(id)?.place.geo ?? []);
  // Distance weighs most: visitors are on foot, so a restaurant across town is of no use.
  const scoreOf = ({ restaurant }: OpenRestaurant) => {
    const fit = restaurant.moodFit[request.mood] ?? 0;
    const distance = stops.length > 0 ? nearest(restaurant.geo, stops) : 0;
    return 0.35 * fit + 0.15 * ((restaurant.qualityScore - 1) / 4) + 0.5 * Math.exp(-distance / nearMetres);
  };
  const scored = content.restaurants
    .filter(({ restaurant }) => (restaurant.moodFit[request.mood] ?? 0) >= eligibleFit)
    .filter((open) => servesAt(content, open, start.date, meal))
    .map((open) => ({ open, score: scoreOf(open) }))
    .sort((a, b) => b.score - a.score || (a.open.restaurant.id < b.open.restaurant.id ? -1 : 1));
  return { start, meal, restaurants: diversify(scored) };
}
