import { fieldsOf } from '../../ui/fields-of.js';
import type { PlanParams } from './plan-params.js';

/**
 * Whether a plan came with its address, as from somebody who shared it: it says when it begins, and the history entry knows of no step that
 * led to it. `state` is that of the entry, which is untrusted.
 */
export function isShared({ seed, startAt }: Pick<PlanParams, 'seed' | 'startAt'>, state: unknown): boolean {
  return seed !== undefined && startAt !== undefined && !fieldsOf(state).has('seen');
}
