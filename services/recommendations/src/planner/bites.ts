import type { Place } from '../catalogue/entry.js';
import type { Span } from './day-parts.js';
import type { MealPause } from './meals.js';

/** What one eats at a place: a meal, or a bite, as in a cake shop. */
export type Eating = 'meal' | 'bite';

/** Whether one goes there for something to eat or to taste, and not for a meal. */
export function isForABite({ category, tags, mealsThere }: Place): boolean {
  return mealsThere === undefined && tags.includes('food') && (category === 'shop' || category === 'market');
}

/** Undefined where one doesn't go to eat. */
export function eatingAt(place: Place): Eating | undefined {
  return place.mealsThere ? 'meal' : isForABite(place) ? 'bite' : undefined;
}

/** So long after a lunch nobody wants to stand among stalls with more of it. */
const fullMinutes = 180;
/** When one thinks of dinner, however late lunch was: in elapsed minutes, which are wall-clock minutes but for an hour twice a year. */
const evening = 18 * 60;

/**
 * What is left of the parts of the day in which a place is at its best: a place where one lunches isn't so from when the first lunch can be over, until a
 * part begins that is three hours later, or the evening. Nobody waits to be hungry again.
 */
export function hungryIn(parts: readonly Span[], { mealsThere }: Place, pauses: readonly MealPause[]): Span[] {
  const lunch = mealsThere?.includes('lunch') ? pauses.find(({ meal }) => meal === 'lunch') : undefined;
  if (!lunch) {
    return [...parts];
  }
  const full = lunch.from + lunch.minutes;
  const hungry = Math.min(full + fullMinutes, evening);
  return parts.map(({ from, to }) => ({ from, to: from < hungry ? Math.min(to, full) : to })).filter(({ from, to }) => from < to);
}
