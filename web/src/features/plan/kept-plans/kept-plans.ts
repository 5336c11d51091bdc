import { knownUser, plansOwner } from '../../../api/known-user.js';
import { endOf, isKeptPlan, type KeptPlan } from './kept-plan.js';
import { forgetLastPlanOf, forgetLastPlans, lastPlansKey, noteLastPlan } from './last-plans.js';
import { planBase } from './plan-base.js';

/** What an earlier site kept, in the browser's other storage. */
const earlierKeys = 'city-genie:last-plan';

const listeners = new Set<() => void>();

/** Another tab has kept a plan, or erased all: a text beside them changes then, of which the browser tells. */
function hear({ key }: StorageEvent): void {
  if (key === null || key === lastPlansKey) {
    tell();
  }
}

/** Calls back when what is kept has changed. @returns how to end that */
export function watchKeptPlans(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', hear);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener('storage', hear);
    }
  };
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
  const plans = await planBase.read(owner).catch(() => []);
  return plans.filter(isKeptPlan);
}

/** Keeps a plan, unless somebody else has come meanwhile. @returns whether it is kept */
export async function keepPlan(plan: KeptPlan): Promise<boolean> {
  const isStill = () => plansOwner() === plan.owner;
  try {
    if (!(await planBase.write(plan, isStill))) {
      return false;
    }
    noteLastPlan(plan.city, endOf(plan.reply));
  } catch {
    // Storage is blocked or full: only the plan without a network is lost, and nobody says that it is there.
    return false;
  }
  tell();
  return true;
}

/** Forgets the plans of a city that isn't open to whoever is here any more. */
export async function eraseKeptPlansOf(city: string): Promise<void> {
  await planBase.eraseOf(city).catch(() => undefined);
  forgetLastPlanOf(city);
  tell();
}

/** Forgets all plans. Storage that is refused holds none. */
export async function eraseKeptPlans(): Promise<void> {
  await planBase.erase().catch(() => undefined);
  // Behind it, since other tabs look at what is kept as soon as this is gone.
  forgetLastPlans();
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
