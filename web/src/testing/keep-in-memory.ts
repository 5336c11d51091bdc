import { vi } from 'vitest';
import type { KeptPlan } from '../features/plan/kept-plans/kept-plan.js';
import { planBase } from '../features/plan/kept-plans/plan-base.js';

/** Keeps plans in memory, since jsdom has no database. @returns what is kept, by link */
export function keepInMemory(): Map<string, KeptPlan> {
  const kept = new Map<string, KeptPlan>();
  vi.spyOn(planBase, 'read').mockImplementation(async (owner) =>
    [...kept.values()].filter((plan) => plan.owner === owner).sort((one, other) => other.savedAtMs - one.savedAtMs),
  );
  vi.spyOn(planBase, 'write').mockImplementation(async (plan, isStill) => isStill() && kept.set(plan.link, plan).has(plan.link));
  vi.spyOn(planBase, 'eraseOf').mockImplementation(async (city) => {
    for (const plan of [...kept.values()].filter((each) => each.city === city)) {
      kept.delete(plan.link);
    }
  });
  vi.spyOn(planBase, 'erase').mockImplementation(async () => kept.clear());
  return kept;
}
