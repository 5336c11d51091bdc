import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import type { CuisineRequest } from '@city-genie/contracts/cuisine';
import type { CatalogueCity, OpenRestaurant } from '../catalogue/catalogue.js';
import { openIntervals } from '../opening-hours/open-on.js';
import { localNow, parseLocal, type Start } from '../planner/starts.js';
import { distanceMetres, type Point } from '../planner/walk.js';

export type Meal = { name: 'lunch' | 'dinner'; minute: number };
export type CuisineChoice = { start: Start; meal: Meal; restaurants: OpenRestaurant[] };

const eligibleFit = 0.6;
const shown = 9;
const lunch: Meal = { name: 'lunch', minute: 13 * 60 };
const dinner: Meal = { name: 'dinner', minute: 19 * 60 + 30 };
const lastLunchMinute = 14 * 60;

/** The meal that falls into the slot or follows it. */
export function mealOf(startMinute: number, slotMinutes: number): Meal {
  return startMinute <= lastLunchMinute && startMinute + slotMinutes >= lunch.minute - 60
    ? lunch
    : startMinute < lunch.minute
      ? lunch
      : dinner;
}

function servesAt(open: OpenRestaurant, date: string, minute: number): boolean {
  const needed = open.restaurant.visitMinutes.min;
  return openIntervals(open.hours, date).some(({ start, end }) => start <= minute + 60 && end - Math.max(start, minute) >= needed);
}

function nearest(point: Point, stops: readonly Point[]): number {
  return Math.min(...stops.map((stop) => distanceMetres(point, stop)));
}

/** Restaurants that fit the mood and serve the slot's meal, the best and nearest first; pure. */
export function chooseRestaurants(city: City, content: CatalogueCity, request: CuisineRequest, nowMs: number): CuisineChoice {
  const start = request.startAt ? parseLocal(request.startAt) : localNow(nowMs, city.timezone);
  const meal = mealOf(start.minute, timeframeById(request.timeframe).maxMinutes);
  const stops = (request.near ?? []).flatMap((id) => content.findPlace(id)?.place.geo ?? []);
  const score = ({ restaurant }: OpenRestaurant) => {
    const fit = restaurant.moodFit[request.mood] ?? 0;
    const distance = stops.length > 0 ? nearest(restaurant.geo, stops) : 0;
    return 0.6 * fit + 0.2 * ((restaurant.qualityScore - 1) / 4) + 0.2 * Math.exp(-distance / 1500);
  };
  const restaurants = content.restaurants
    .filter(({ restaurant }) => (restaurant.moodFit[request.mood] ?? 0) >= eligibleFit)
    .filter((open) => servesAt(open, start.date, meal.minute))
    .map((open) => ({ open, score: score(open) }))
    .sort((a, b) => b.score - a.score || a.open.restaurant.id.localeCompare(b.open.restaurant.id, 'en'))
    .slice(0, shown)
    .map(({ open }) => open);
  return { start, meal, restaurants };
}
