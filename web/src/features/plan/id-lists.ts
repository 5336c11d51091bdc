import { searchLimits } from '@city-genie/contracts/search/base-in-address';
import { fieldsOf } from '../../ui/fields-of.js';

/** Lists of place ids that shape a plan; undefined when empty. */
export type IdLists = {
  /** Stops that stay in all further plans. */
  pin?: string[];
  /** Stops that stay in this plan only, because another one was swapped. */
  keep?: string[];
  /** Places that are never shown. */
  exclude?: string[];
};

/** The largest number of ids per kind that a search accepts. */
export const maxIds = { ...searchLimits, keep: searchLimits.pin } as const;

/** Ids of a parameter like `a,b`, limited to the latest ones that a search accepts; invalid ids are dropped. */
export function parseIds(text: string | null, max: number): string[] {
  const ids = (text ?? '').split(',').filter((id) => /^[a-z0-9-]{1,100}$/.test(id));
  return [...new Set(ids)].slice(-max);
}

export function parseIdLists(search: URLSearchParams): IdLists {
  const pin = parseIds(search.get('pin'), maxIds.pin);
  const keep = parseIds(search.get('keep'), maxIds.keep);
  const exclude = parseIds(search.get('no'), maxIds.exclude);
  return { ...(pin.length > 0 && { pin }), ...(keep.length > 0 && { keep }), ...(exclude.length > 0 && { exclude }) };
}

/** Appends an id without repeating it, limited to what a search accepts. */
export function withId(ids: readonly string[], id: string, max: number): string[] {
  return [...ids.filter((other) => other !== id), id].slice(-max);
}

export function withoutId(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}

/** Ids seen before plus those on the page now, without repeats, the latest last. */
export function addSeen(seen: readonly string[], shown: readonly string[]): string[] {
  return [...new Set([...seen.filter((id) => !shown.includes(id)), ...shown])].slice(-maxIds.seen);
}

/** A list of ids in a history entry's state, which is untrusted. */
export function idsOfState(state: unknown, name: 'seen' | 'pinned'): string[] | undefined {
  const ids = fieldsOf(state).get(name);
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string').slice(-maxIds.seen) : undefined;
}
