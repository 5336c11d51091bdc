import type { SearchReply } from '@city-genie/contracts/search/routes';
import { baseId, byArrival } from './base-stops.js';

/** What a visitor did to a plan: left a stop out, so that another one comes, or put a place in. */
export type Act = {
  kind: 'leftOut' | 'putIn';
  /** The place that it was about. */
  id: string;
  name: string;
  wasPinned: boolean;
  /** The plan before, as the base of a search. */
  before: string[];
  /** What came, and what went, by their ids; undefined while the plan on the page is the result of this act. */
  came?: string[];
  gone?: string[];
};

type Changes = SearchReply['changes'];

const idsOf = (changes: Changes, kind: 'new' | 'gone') => (changes ?? []).filter((change) => change.kind === kind).map(({ id }) => id);

/** The acts with what became of the latest one, as the plan on the page says. */
export function settled(acts: readonly Act[], changes: Changes): Act[] {
  return acts.map((act) => (act.came ? act : { ...act, came: idsOf(changes, 'new'), gone: idsOf(changes, 'gone') }));
}

/** The act that a stop came by; the latest one. */
export function actOf(acts: readonly Act[], id: string): Act | undefined {
  return acts.findLast(({ came }) => came?.includes(id));
}

/** The plan without an act, as a base: what came by it goes, and what went comes back at its times. `now`: the plan on the page, `act`: settled. */
export function baseWithout({ before, came = [], gone = [] }: Act, now: readonly string[]): string[] {
  const left = now.filter((text) => !came.includes(baseId(text)));
  const known = new Set(left.map(baseId));
  const back = before.filter((text) => gone.includes(baseId(text)) && !known.has(baseId(text)));
  return [...left, ...back].sort(byArrival);
}

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');

function isAct(value: unknown): value is Act {
  const entries = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return (
    ['leftOut', 'putIn'].some((kind) => kind === entries.get('kind')) &&
    typeof entries.get('id') === 'string' &&
    typeof entries.get('name') === 'string' &&
    typeof entries.get('wasPinned') === 'boolean' &&
    isTextList(entries.get('before')) &&
    ['came', 'gone'].every((name) => !entries.has(name) || isTextList(entries.get(name)))
  );
}

/** The acts in a history entry's state, which is untrusted. */
export function actsOfState(state: unknown): Act[] {
  const acts: unknown = new Map<string, unknown>(typeof state === 'object' && state !== null ? Object.entries(state) : []).get('acts');
  return Array.isArray(acts) ? acts.filter(isAct) : [];
}
