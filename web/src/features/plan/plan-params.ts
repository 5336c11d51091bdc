import type { City } from '@city-genie/city-data/city';
import { type TimeframeId, timeframeIds } from '@city-genie/city-data/timeframes';

export type PlanView = 'choose' | 'plan' | 'cuisine';

/** What a visitor chose; it lives in the address, so that a reload, Back and a copied link show the same. */
export type PlanParams = { mood?: string; timeframe?: TimeframeId; seed?: string; view: PlanView };

/** Choices that a plan can be made of. */
export type PlanChoice = { mood: string; timeframe: TimeframeId; seed: string };

/** Every plan starts with the same seed: people who ask alike get the same first plan, which the server keeps. */
export const firstSeed = '1';

/** Reads a query string; what doesn't fit the city is left out. */
export function parsePlanParams(search: URLSearchParams, city: City): PlanParams {
  const mood = city.moods.find((id) => id === search.get('mood'));
  const timeframe = timeframeIds.find((id) => id === search.get('time'));
  const seed = /^[\w-]{1,64}$/.exec(search.get('seed') ?? '')?.[0];
  const view = search.get('view') === 'cuisine' ? 'cuisine' : 'plan';
  return {
    ...(mood && { mood }),
    ...(timeframe && { timeframe }),
    ...(seed && { seed }),
    view: mood && timeframe && seed ? view : 'choose',
  };
}

/** The query string of choices, without `?`. */
export function formatPlanParams({ mood, timeframe, seed, view }: PlanParams): string {
  const search = new URLSearchParams();
  const entries = { mood, time: timeframe, seed, view: view === 'cuisine' ? view : undefined };
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined) {
      search.set(name, value);
    }
  }
  return search.toString();
}

/** The seed of the next plan: counted up, so that the same presses give the same plans. */
export function nextSeed(seed: string): string {
  const count = Number(seed);
  return Number.isSafeInteger(count) ? String(count + 1) : `${seed.slice(0, 60)}-1`;
}

/** Most ids that a search takes as seen (D62). */
const maxSeen = 60;

/** Ids of a history entry's state; that state may come from anywhere. */
export function seenOf(state: unknown): string[] {
  const seen = typeof state === 'object' && state !== null && 'seen' in state ? state.seen : [];
  return Array.isArray(seen) ? seen.filter((id): id is string => typeof id === 'string').slice(-maxSeen) : [];
}

/** What was seen before and what is on the page now, without repeats, the latest last. */
export function addSeen(seen: readonly string[], shown: readonly string[]): string[] {
  return [...new Set([...seen.filter((id) => !shown.includes(id)), ...shown])].slice(-maxSeen);
}
