import { fieldsOf } from '../../ui/fields-of.js';
import { baseId, type Standing, standingFrom } from './base-stops.js';

/** What a visitor did to a plan: left a stop out, so that another one comes, put a place in, or had a stretch of it made anew. */
export type Act = {
  kind: 'leftOut' | 'putIn' | 'renewed';
  /** The place that it was about; of a stretch, its first. */
  id: string;
  name: string;
  wasPinned: boolean;
  /** The plan before. */
  before: Standing;
  /** The plan that came of it; undefined while that is the one on the page. */
  after?: Standing;
};

/** An act whose plan is known, with the ids of what came by it, and what went. */
export type SettledAct = Required<Act> & { came: string[]; gone: string[] };

const idsOf = ({ stops }: Standing) => stops.map(baseId);

/** The acts with what became of them. `now`: the plan on the page, which came of the latest. */
export function settled(acts: readonly Act[], now: Standing): SettledAct[] {
  return acts.map((act) => {
    const after = act.after ?? now;
    const [was, is] = [idsOf(act.before), idsOf(after)];
    return { ...act, after, came: is.filter((id) => !was.includes(id)), gone: was.filter((id) => !is.includes(id)) };
  });
}

/** Acts as they are stored, without what can be told from them. */
export function stored(acts: readonly SettledAct[]): Act[] {
  return acts.map(({ came: _came, gone: _gone, ...act }) => act);
}

/** The act that a stop came by; the latest one. */
export function actOf(acts: readonly SettledAct[], id: string): SettledAct | undefined {
  return acts.findLast(({ came }) => came.includes(id));
}

/** The stop of the plan on the page at which an act can be undone; undefined where nothing is left that came by it. */
export function spotOf(act: Act, acts: readonly Act[], now: Standing): string | undefined {
  return settled(acts, now)[acts.indexOf(act)]?.came.find((id) => idsOf(now).includes(id));
}

/** An act in a history entry's state, which is untrusted. */
function actFrom(value: unknown): Act | undefined {
  const entries = fieldsOf(value);
  const [kind, id, name] = [entries.get('kind'), entries.get('id'), entries.get('name')];
  const [before, after] = [standingFrom(entries.get('before')), standingFrom(entries.get('after'))];
  const isWhole = before !== undefined && (after !== undefined || !entries.has('after'));
  if ((kind !== 'leftOut' && kind !== 'putIn' && kind !== 'renewed') || typeof id !== 'string' || typeof name !== 'string' || !isWhole) {
    return undefined;
  }
  return { kind, id, name, wasPinned: entries.get('wasPinned') === true, before, ...(after && { after }) };
}

/** The acts in a history entry's state, which is untrusted. */
export function actsOfState(state: unknown): Act[] {
  const acts = fieldsOf(state).get('acts');
  return Array.isArray(acts) ? acts.flatMap((each) => actFrom(each) ?? []) : [];
}
