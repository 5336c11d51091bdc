import { knownUser, plansOwner } from '../../../api/known-user.js';
import { endOf, type KeptPlan } from './kept-plan.js';
import { forgetLastPlans, noteLastPlan } from './last-plans.js';
import { planBase } from './plan-base.js';

/** What an earlier site kept, in the browser's other storage. */
const earlierKeys = 'city-genie:last-plan';

const listeners = new Set<() => void>();

/** Calls back when what is kept has changed in this tab. @returns how to end that */
export function watchKeptPlans(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The plans that are kept for whoever is here, the newest first; none where storage is refused or broken. */
export async function readKeptPlans(): Promise<readonly KeptPlan[]> {
  const owner = plansOwner();
  if (owner === undefined) {
    return [];
  }
  return planBase.read(owner).catch(() => []);
}

/** Keeps a plan, unless somebody else has come meanwhile. @returns whether it is kept */
export async function keepPlan(plan: KeptPlan): Promise<boolean> {
  if (plansOwner() !== plan.owner) {
    return false;
  }
  try {
    await planBase.write(plan);
    noteLastPlan(plan.city, endOf(plan.reply));
  } catch {
    // Storage is blocked or full: only the plan without a network is lost, and nobody says that it is there.
    return false;
  }
  tell();
  return true;
}

/** Forgets all plans. Storage that is refused holds none. */
export async function eraseKeptPlans(): Promise<void> {
  forgetLastPlans();
  await planBase.erase().catch(() => undefined);
  tell();
}

/** Whether plans may be kept here of a user who isn't here any more. */
export const hasStrangersPlans = (): boolean => knownUser() !== null && plansOwner() !== knownUser();

/** Removes what an earlier site kept. */
export function dropEarlierPlans(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(earlierKeys))) {
      localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
}
