import { areAlike, areTooManyGems, categoryCap } from '../facts/choice-facts.js';
import { isDue, lastBegin, type MealWindow } from '../facts/meal-facts.js';
import { visitLengthsOf } from '../facts/performances.js';
import { isLongRide, isMuchWaiting, longestFirstWait } from '../facts/plan-limits.js';
import type { SlotFacts } from '../facts/slot-facts.js';
import { sunTolerance } from '../facts/sun-facts.js';
import { type Spot, wayTo } from './spot.js';

/** A visit that should take so many minutes, or a meal. */
export type Step = { spot: Spot; minutes: number } | { meal: MealWindow };

/** The beginning of a plan: what was done in which order, and how it stands. Times are elapsed minutes. */
export type Trip = {
  start: number;
  time: number;
  wait: number;
  steps: readonly Step[];
  visited: readonly Spot[];
  eaten: readonly MealWindow[];
  /** Whether the last visit was to a place that is passed in the evening, but never the aim of it. */
  isPassing: boolean;
};

/** A plan that begins at an elapsed minute, before its first stop. */
export function tripFrom(start: number): Trip {
  return { start, time: start, wait: 0, steps: [], visited: [], eaten: [], isPassing: false };
}

function mayVisit(slot: SlotFacts, trip: Trip, spot: Spot): boolean {
  const { visited } = trip;
  const last = visited.at(-1);
  const isFar = last && isLongRide(slot, wayTo(last, spot)) && !(last.isPinned && spot.isPinned);
  const unasked = visited.filter(({ isPinned }) => !isPinned).map(({ place }) => place);
  const { category } = spot.place;
  const isMany = unasked.filter((place) => place.category === category).length >= categoryCap(slot, category);
  const isOver = !spot.isPinned && (isMany || unasked.some((place) => areAlike(place, spot.place)));
  return !isFar && !isOver && !visited.includes(spot) && visited.length < slot.maxStops;
}

/** The trip with one more visit of so many minutes, or fewer where the door or the slot ends it; undefined when it can't be made. */
export function visit(slot: SlotFacts, trip: Trip, spot: Spot, minutes: number): Trip | undefined {
  const { place, window } = spot;
  const last = trip.visited.at(-1);
  if (!mayVisit(slot, trip, spot)) {
    return undefined;
  }
  const arrival = trip.time + (last ? wayTo(last, spot).mostMinutes : 0);
  const begin = window.firstBegin(arrival, visitLengthsOf(place).min);
  if (begin === undefined || (!last && begin - trip.start > longestFirstWait)) {
    return undefined;
  }
  const isPassing = place.afterDark === 'lit' && slot.sun.isEveningDark(begin, sunTolerance);
  return isPassing && trip.isPassing
    ? undefined
    : {
        ...trip,
        time: begin + Math.min(minutes, window.mostMinutes(begin)),
        wait: trip.wait + begin - arrival,
        steps: [...trip.steps, { spot, minutes }],
        visited: [...trip.visited, spot],
        isPassing,
      };
}

/** The trip with the pause for a meal next; undefined when it is too early, too late, or not needed. */
export function eat(slot: SlotFacts, trip: Trip, meal: MealWindow): Trip | undefined {
  const begin = Math.max(trip.time, meal.from);
  const end = begin + meal.minutes;
  const isTime = begin <= lastBegin(meal) && end <= slot.latestEnd && isDue(meal, trip.start, end);
  if (!isTime || trip.visited.length === 0 || trip.eaten.includes(meal)) {
    return undefined;
  }
  return {
    ...trip,
    time: end,
    wait: trip.wait + begin - trip.time,
    steps: [...trip.steps, { meal }],
    eaten: [...trip.eaten, meal],
  };
}

/** The trip as it is, and with a meal next. */
export function withMeals(slot: SlotFacts, trip: Trip): Trip[] {
  return [trip, ...slot.meals.flatMap((meal) => eat(slot, trip, meal) ?? [])];
}

/** Whether the trip can still become a plan: no meal that it has to make room for is over. */
export function isAlive({ meals }: SlotFacts, { start, time, eaten }: Trip): boolean {
  return meals.every((meal) => eaten.includes(meal) || time <= lastBegin(meal) || !isDue(meal, start, time));
}

/** Whether the trip may end here: no meal missing, little waiting, few little-known places. It need not be full. */
export function mayEnd({ meals }: SlotFacts, { start, time, wait, visited, eaten }: Trip): boolean {
  const gems = visited.filter(({ place, isPinned }) => place.hiddenGem && !isPinned).length;
  const isFed = meals.every((meal) => eaten.includes(meal) || !isDue(meal, start, time));
  return visited.length > 0 && isFed && !isMuchWaiting(wait, time - start) && !areTooManyGems(gems, visited.length);
}
