import { fieldsOf } from '../../ui/fields-of.js';
import { type Act, actsOfState } from './acts.js';
import { type Passed, passedOfState } from './passed.js';

/** A step of a day under way, with the entry before it, to which it can be taken back. */
export type Way = {
  /** What it did: `Moved 15 min later.` */
  text: string;
  /** Ids of the stops that it took from the plan: those that lie behind, and one that is skipped. */
  gone: readonly string[];
  before: { query: string; acts: readonly Act[]; passed?: Passed };
};

/** These steps in a history entry's state, which is untrusted; the latest last. */
export function waysOfState(state: unknown): Way[] {
  const ways = fieldsOf(state).get('ways');
  return (Array.isArray(ways) ? ways : []).flatMap((way: unknown) => {
    const [text, before] = [fieldsOf(way).get('text'), fieldsOf(way).get('before')];
    const query = fieldsOf(before).get('query');
    const gone = fieldsOf(way).get('gone');
    const passed = passedOfState(before);
    return typeof text === 'string' && typeof query === 'string' && Array.isArray(gone) && gone.every((id) => typeof id === 'string')
      ? [{ text, gone, before: { query, acts: actsOfState(before), ...(passed && { passed }) } }]
      : [];
  });
}
