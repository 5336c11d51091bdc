import type { SearchReply } from '@city-genie/contracts/search/routes';
import { type Act, actOf, settled } from './acts.js';
import { durationText } from './plan-words.js';

/** What is said at a stop about the visitor's acts: that it is new, or comes at another time, and what can be undone here. */
export type Mark = { text: string; undo?: Act };

/** Nobody notices less. */
const leastMinutes = 5;

function cameText({ kind, name }: Act, id: string, actId: string): string {
  return kind === 'putIn' ? (id === actId ? 'Put in by you' : 'New') : `Instead of ${name}`;
}

/** The marks of the stops of a plan that was changed, by their ids. */
export function marksOf({ changes }: Pick<SearchReply, 'changes'>, acts: readonly Act[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const all = settled(acts, changes);
  for (const act of all) {
    for (const id of act.came ?? []) {
      const own = acts[all.indexOf(act)];
      marks.set(id, { text: cameText(act, id, act.id), ...(own && actOf(all, id) === act && { undo: own }) });
    }
  }
  // Somebody who was sent the plan has changed nothing.
  for (const { id, kind, minutes = 0 } of acts.length > 0 ? (changes ?? []) : []) {
    if (kind === 'moved' && Math.abs(minutes) >= leastMinutes) {
      const by = `${durationText(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`;
      const mark = marks.get(id);
      marks.set(id, mark ? { ...mark, text: `${mark.text}, ${by}` } : { text: by });
    }
  }
  return marks;
}

/** The acts whose stop is gone without another one in its place, which can only be undone beside the plan. */
export function actsBeside({ changes, recommendations }: Pick<SearchReply, 'changes' | 'recommendations'>, acts: readonly Act[]): Act[] {
  const shown = new Set(recommendations.map(({ id }) => id));
  const all = settled(acts, changes);
  // The plan before the act is still on the page.
  if (!changes) {
    return [];
  }
  // What came by an act and went by a later one is undone there first.
  const went = new Set(all.flatMap(({ gone = [] }) => gone));
  return acts.filter((_, index) => !all[index]?.came?.some((id) => shown.has(id) || went.has(id)));
}
