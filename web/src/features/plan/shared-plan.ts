import { fieldsOf } from '../../ui/fields-of.js';
import type { PlanParams } from './plan-params.js';

/** The state of the history entries that links to the visitor's own plans lead to. */
export const ownPlan = { own: true } as const;

/**
 * Whether a plan came with its address, as from somebody who shared it: it says when it begins, and the history entry knows of no step that
 * led to it, and of no link to the visitor's own plans. `state` is that of the entry, which is untrusted.
 */
export function isShared({ seed, startAt }: Pick<PlanParams, 'seed' | 'startAt'>, state: unknown): boolean {
  const entry = fieldsOf(state);
  return seed !== undefined && startAt !== undefined && !entry.has('seen') && entry.get('own') !== true;
}
