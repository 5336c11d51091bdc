import { type TimeframeId, timeframeIds } from '@city-genie/city-data/timeframes';
import type { SearchReply } from '@city-genie/contracts/search/routes';

/** A plan as it was shown, saved for offline use. */
export type LastPlan = { savedAtMs: number; mood: string; timeframe: TimeframeId; reply: SearchReply };

/** Increase when the saved shape changes, so that old plans aren't read in the new shape. */
const version = 2;
const keyOf = (city: string) => `city-genie:last-plan:${version}:${city}`;

/** A plan has about 30 000 characters; eight cities share the browser's storage. */
const maxLength = 200_000;

export function keepLastPlan(city: string, plan: LastPlan): void {
  const text = JSON.stringify(plan);
  if (text.length > maxLength) {
    return;
  }
  try {
    localStorage.setItem(keyOf(city), text);
  } catch {
    // Storage is full or blocked: only the offline plan is lost.
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isLastPlan(value: unknown): value is LastPlan {
  return (
    isObject(value) &&
    'savedAtMs' in value &&
    typeof value.savedAtMs === 'number' &&
    'mood' in value &&
    typeof value.mood === 'string' &&
    'timeframe' in value &&
    timeframeIds.some((id) => id === value.timeframe) &&
    'reply' in value &&
    isObject(value.reply) &&
    'recommendations' in value.reply &&
    Array.isArray(value.reply.recommendations)
  );
}

/** The last shown plan of a city, if a valid one is saved. */
export function readLastPlan(city: string): LastPlan | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(city)) ?? 'null');
    return isLastPlan(value) ? value : undefined;
  } catch {
    // Storage is blocked or holds something else: treated as if nothing was saved.
    return undefined;
  }
}
