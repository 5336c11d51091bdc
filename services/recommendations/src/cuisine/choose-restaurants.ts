import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import type { CuisineRequest } from '@city-genie/contracts/cuisine/routes';
import type { CatalogueCity, OpenRestaurant } from '../catalogue/catalogue.js';
import { parseLocal } from '../planner/starts.js';
import { distanceMetres, type Point } from '../planner/walk.js';
import { type Meal, mealAt, mealOf } from './meal.js';

export type CuisineCity = { city: City; content: CatalogueCity; today: string };
export type CuisineChoice = { date: string; meal: Meal; restaurants: OpenRestaurant[] };

const mostShown = 9;
const fewestShown = 6;
const reachMetres = 2500;
const fewestCuisines = 4;
const fewestPrices = 2;
/** Weight of a restaurant's score against its similarity to those already chosen (maximal marginal relevance). */
const relevanceWeight = 0.7;
const nearMetres = 800;
/** A restaurant counts as open when its kitchen opens within this time. */
const longestWaitMinutes = 45;

function isServing(content: CatalogueCity, open: OpenRestaurant, date: string, { name, minute }: Meal): boolean {
  const { meals, visitMinutes } = open.restaurant;
  const isOpen = content
    .openOn(open.hours, date)
    .some(({ start, end }) => start <= minute + longestWaitMinutes && end - Math.max(start, minute) >= visitMinutes.min);
  return isOpen && meals.includes(name);
}

function nearest(point: Point, stops: readonly Point[]): number {
  return Math.min(...stops.map((stop) => distanceMetres(point, stop)));
}

type Scored = { open: OpenRestaurant; metres: number; score: number };

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

/** When the list is for: the meal that the request names, else the meal of its slot. */
function mealFor(city: City, request: CuisineRequest & { startAt: string }): { date: string; meal: Meal } {
  if (request.mealAt !== undefined) {
    const { date, minute } = parseLocal(request.mealAt);
    return { date, meal: mealAt(city, minute) };
  }
  const start = parseLocal(request.startAt);
  return { date: start.date, meal: mealOf(city, start, timeframeById(request.timeframe).maxMinutes) };
}

function pointsOf(content: CatalogueCity, { near = [], after }: CuisineRequest): Point[] {
  const known = (id: string) => content.findPlace(id)?.place.geo ?? [];
  const host = after === undefined ? [] : [known(after)].flat();
  return host.length > 0 ? host : near.flatMap(known);
}

/** Far ones are left out where enough are near. */
function withinReach(scored: readonly Scored[]): Scored[] {
  const near = scored.filter(({ metres }) => metres <= reachMetres);
  return near.length >= fewestShown ? near : scored.toSorted((a, b) => a.metres - b.metres).slice(0, Math.max(near.length, fewestShown));
}

/**
 * Up to nine restaurants that fit the mood and serve the meal: good, near the stop before it, or else near any stop, and varied; the nearest
 * come first. `today`: the city's date; a table that must be booked is no idea for the same day. Pure.
 */
export function chooseRestaurants({ city, content, today }: CuisineCity, request: CuisineRequest & { startAt: string }): CuisineChoice {
  const { date, meal } = mealFor(city, request);
  const points = pointsOf(content, request);
  const metresTo = ({ restaurant }: OpenRestaurant) => (points.length > 0 ? nearest(restaurant.geo, points) : 0);
  // Distance weighs most: visitors are on foot, so a restaurant across town is of no use.
  const scoreOf = ({ restaurant }: OpenRestaurant, metres: number) =>
    0.35 * (restaurant.moodFit[request.mood] ?? 0) + 0.15 * ((restaurant.qualityScore - 1) / 4) + 0.5 * Math.exp(-metres / nearMetres);
  const scored = content.restaurants
    .filter(({ restaurant }) => (restaurant.moodFit[request.mood] ?? 0) >= content.moodLine)
    .filter(({ restaurant }) => date !== today || restaurant.booking !== 'required')
    .filter((open) => isServing(content, open, date, meal))
    .map((open) => {
      const metres = metresTo(open);
      return { open, metres, score: scoreOf(open, metres) };
    });
  const sorted = withinReach(scored).sort((a, b) => b.score - a.score || (a.open.restaurant.id < b.open.restaurant.id ? -1 : 1));
  return { date, meal, restaurants: diversify(sorted).toSorted((a, b) => metresTo(a) - metresTo(b)) };
}
