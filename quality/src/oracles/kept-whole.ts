import type { MealName } from '@city-genie/city-data/city';
import { lastBegin, type MealWindow } from './facts/meal-facts.js';
import { visitLengthsOf } from './facts/performances.js';
import type { PlanCase, Violation } from './facts/plan-case.js';
import { type PlanFacts, readPlan } from './facts/plan-facts.js';
import { slotFacts } from './facts/slot-facts.js';
import { wayBetween } from './facts/ways.js';
import { spotOf } from './possible/spot.js';
import { type Trip, tripFrom, visit } from './possible/trip.js';

/** More stops than a plan may have. */
const anyNumber = 99;

/** Whether these places can be visited in this order from the start of the request until its end, each for its shortest visit. */
export function canVisitInOrder(asked: PlanCase, ids: readonly string[]): boolean {
  const { startAt = '' } = asked.request;
  const pinned = { ...asked, request: { ...asked.request, pin: [...ids] } };
  const slot = slotFacts(pinned, startAt);
  if (!slot) {
    return false;
  }
  const whole = { ...slot, maxStops: anyNumber };
  const places = ids.map((id) => asked.places.find((place) => place.id === id));
  const [first] = places;
  const begin = first && spotOf(whole, first).window.firstBegin(slot.start, visitLengthsOf(first).min);
  let trip: Trip | undefined = begin === undefined ? undefined : tripFrom(begin);
  for (const place of places) {
    trip = trip && place && visit(whole, trip, spotOf(whole, place), visitLengthsOf(place).min);
  }
  return trip !== undefined && trip.time <= slot.latestEnd;
}

/** Whether a meal fits between two stops of the plan, or after the last one, with everything at its time. */
function hasRoomFor({ stops, pauses, latestEnd }: PlanFacts, { from, minutes, ...window }: MealWindow): boolean {
  return stops.some(({ place, leave }, index) => {
    const next = stops[index + 1];
    const way = next ? wayBetween(place.geo, next.place.geo).mostMinutes : 0;
    const onwards = next ? next.arrive - way : latestEnd;
    const free = Math.max(leave, ...pauses.filter(({ start }) => start >= leave && start <= (next?.arrive ?? start)).map(({ end }) => end));
    const begin = Math.max(free, from);
    return begin <= lastBegin({ from, minutes, ...window }) && begin + minutes <= onwards;
  });
}

/** Meals of the plan as it stood that are lost without a word, or though there is time for them, and meals that it hadn't. */
function mealViolations(facts: PlanFacts, stated: readonly MealName[]): Violation[] {
  const { asked, pauses, meals } = facts;
  const now = pauses.map(({ pause }) => pause.meal);
  const told = new Set(asked.reply.notes.filter(({ code }) => code === 'meal_not_kept').map(({ params }) => params.meal));
  const lost = stated.filter((meal) => !now.includes(meal));
  const possible = meals.filter((window) => lost.includes(window.meal) && hasRoomFor(facts, window));
  return [
    ...lost.filter((meal) => !told.has(meal)).map((meal) => ({ code: 'meal_lost', detail: meal })),
    ...possible.map(({ meal }) => ({ code: 'meal_possible', detail: meal })),
    ...now.filter((meal) => !stated.includes(meal)).map((meal) => ({ code: 'meal_uncalled', detail: meal })),
  ];
}

/**
 * What a changed plan gave up without need: meals that its request names, and stops that shorter visits would have kept, where nothing was put in. Nothing is
 * said of one of which no stop is left: that is a new plan.
 */
export function needlessLosses(asked: PlanCase, kept: readonly string[]): Violation[] {
  const { reply, request } = asked;
  const read = reply.plan && readPlan(asked, reply.plan);
  const left = kept.filter((id) => reply.recommendations.some((stop) => stop.id === id));
  const hasPutIn = request.pin?.some((id) => !kept.includes(id)) ?? false;
  const isNeedless = !hasPutIn && left.length < kept.length && canVisitInOrder(asked, kept);
  const stops = isNeedless ? [{ code: 'stop_could_stay', detail: kept.filter((id) => !left.includes(id)).join() }] : [];
  const meals = request.meals && left.length > 0 && read && 'facts' in read ? mealViolations(read.facts, request.meals) : [];
  return [...stops, ...meals];
}
