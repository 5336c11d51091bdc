import type { PlanChange } from '@city-genie/contracts/search/routes';
import type { VisitPlan } from '../planner/plan-visit.js';

/** What has changed of a plan: what is new and what comes at another time, in order, then what is gone. Undefined for a plan that isn't a changed one. */
export function presentChanges({ before, route: { stops } }: VisitPlan): PlanChange[] | undefined {
  if (!before) {
    return undefined;
  }
  const changed = stops.flatMap(({ candidate: { id }, arrive }): PlanChange[] => {
    const minutes = arrive - (before.get(id)?.arrive ?? arrive);
    return before.has(id) ? (minutes === 0 ? [] : [{ id, kind: 'moved', minutes }]) : [{ id, kind: 'new' }];
  });
  const left = new Set(stops.map(({ candidate }) => candidate.id));
  return [...changed, ...[...before.keys()].filter((id) => !left.has(id)).map((id): PlanChange => ({ id, kind: 'gone' }))];
}
