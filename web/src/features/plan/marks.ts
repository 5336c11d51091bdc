import type { SearchReply } from '@city-genie/contracts/search/routes';
import { type Act, actOf, settled } from './acts.js';
import { standingOf } from './base-stops.js';
import { durationText } from './plan-words.js';

/** What is said at a stop about the visitor's acts: that it is new, or comes at another time, and what can be undone here. */
export type Mark = { text: string; undo?: { act: Act; text: string } };

/** Nobody notices less. */
const leastMinutes = 5;

function cameText({ kind, name }: Act, id: string, actId: string): string {
  return kind === 'leftOut' ? `Instead of ${name}` : id === actId ? 'Put in by you' : 'New';
}

/** An act is undone as a whole, so that is offered once, and says so. `count`: of the stops that came by it and are still there. */
function undoText(count: number): string {
  return count === 1 ? 'Undo' : count === 2 ? 'Undo both changes' : `Undo all ${count} changes`;
}

type Changed = Pick<SearchReply, 'changes' | 'recommendations' | 'plan'>;

/** The acts with what became of them; a plan that isn't a changed one is that before the first of them. */
function settledBy({ recommendations, plan }: Changed, acts: readonly Act[]) {
  return settled(acts, standingOf(recommendations, plan?.pauses ?? []));
}

/** The marks of the stops of a plan that was changed, by their ids. `steps`: what changed it; undefined for a read-only plan. */
export function marksOf(reply: Changed, steps: { acts: readonly Act[]; ways: readonly unknown[] } | undefined): ReadonlyMap<string, Mark> {
  const { acts, ways } = steps ?? { acts: [], ways: [] };
  // Somebody who was sent the plan has changed nothing.
  const isOwn = acts.length + ways.length > 0;
  const { changes } = reply;
  const marks = new Map<string, Mark>();
  const all = settledBy(reply, acts);
  const shown = new Set(reply.recommendations.map(({ id }) => id));
  for (const [index, act] of all.entries()) {
    const own = acts[index];
    const here = act.came.filter((id) => shown.has(id) && actOf(all, id) === act);
    const undoAt = here.includes(act.id) ? act.id : here[0];
    for (const id of act.came) {
      const undo = own && id === undoAt && { act: own, text: undoText(here.length) };
      marks.set(id, { text: cameText(act, id, act.id), ...(undo && { undo }) });
    }
  }
  for (const { id, kind, minutes = 0 } of isOwn ? (changes ?? []) : []) {
    if (kind === 'moved' && Math.abs(minutes) >= leastMinutes) {
      const by = `${durationText(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`;
      const mark = marks.get(id);
      marks.set(id, mark ? { ...mark, text: `${mark.text}, ${by}` } : { text: by });
    }
  }
  return marks;
}

/** The acts whose stop is gone without another one in its place, which can only be undone beside the plan. `isBusy`: the latest act is on its way. */
export function actsBeside(reply: Changed, acts: readonly Act[], isBusy: boolean): Act[] {
  const shown = new Set(reply.recommendations.map(({ id }) => id));
  const all = settledBy(reply, acts);
  // What came by an act and went by a later one is undone there first.
  const went = new Set(all.flatMap(({ gone }) => gone));
  return acts.filter((act, index) => !(isBusy && !act.after) && !all[index]?.came.some((id) => shown.has(id) || went.has(id)));
}
