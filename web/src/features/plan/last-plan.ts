import { type TimeframeId, timeframeIds } from '@city-genie/city-data/timeframes';
import type { SearchReply } from '@city-genie/contracts/search/routes';

/** A plan as it was shown, for the day without network. */
export type LastPlan = { savedAtMs: number; mood: string; timeframe: TimeframeId; reply: SearchReply };

/** Counted up when what is kept changes its shape, so that an old plan isn't read as a new one. */
const version = 1;
const keyOf = (city: string) => `city-genie:last-plan:${version}:${city}`;

/** A plan has about 30 000 characters; the browser's room is shared by eight cities. */
const maxLength = 200_000;

export function keepLastPlan(city: string, plan: LastPlan): void {
  const text = JSON.stringify(plan);
  if (text.length > maxLength) {
    return;
  }
  try {
    localStorage.setItem(keyOf(city), text);
  } catch {
    // No room, or storage is switched off: then there is no plan without network, and nothing else is lost.
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

/** The plan that was last shown of a city, if there is one that can be read. */
export function readLastPlan(city: string): LastPlan | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(city)) ?? 'null');
    return isLastPlan(value) ? value : undefined;
  } catch {
    // Storage is switched off, or holds what isn't ours: as if nothing had been kept.
    return undefined;
  }
}
