import { isPlannable } from './facts/choice-facts.js';
import type { PlanCase, Violation } from './facts/plan-case.js';
import { readPlan } from './facts/plan-facts.js';
import { slotFacts } from './facts/slot-facts.js';
import { afterwardsViolations } from './feasibility/afterwards.js';
import { mapLinkViolations } from './feasibility/map-links.js';
import { noteViolations, planNoteViolations } from './feasibility/notes.js';
import { pauseViolations } from './feasibility/pauses.js';
import { startViolations } from './feasibility/starts.js';
import { stopViolations } from './feasibility/stops.js';
import { tableViolations } from './feasibility/tables.js';
import { timeViolations } from './feasibility/times.js';
import { totalViolations } from './feasibility/totals.js';
import { canStandAlone } from './possible/short-trips.js';

/** A reply without stops is correct only when no place can be visited. */
function emptinessViolations(asked: PlanCase): Violation[] {
  const slot = asked.request.startAt === undefined ? undefined : slotFacts(asked, asked.request.startAt);
  const missed = slot && asked.places.find((place) => isPlannable(asked, place) && canStandAlone(slot, place));
  const beside = asked.reply.alternatives.map(({ id }) => ({ code: 'alternative_to_nothing', detail: id }));
  return [...(missed ? [{ code: 'empty_though_possible', detail: `${missed.id} could be visited` }] : []), ...beside];
}

/**
 * All violations of a search reply: what is infeasible, not allowed or inconsistent. Shares no code with the planner; clocks,
 * opening hours, the sun, meals and legs are computed independently.
 */
export function feasibilityViolations(asked: PlanCase): Violation[] {
  const { plan, recommendations } = asked.reply;
  const hasStops = recommendations.length > 0;
  if (!plan || !hasStops) {
    const isConsistent = !plan && !hasStops;
    const mismatch = isConsistent
      ? emptinessViolations(asked)
      : [{ code: 'plan_without_stops', detail: `${recommendations.length} stops` }];
    return [...mismatch, ...noteViolations(asked)];
  }
  const read = readPlan(asked, plan);
  if ('violations' in read) {
    return read.violations;
  }
  const { facts } = read;
  return [
    ...stopViolations(facts),
    ...startViolations(facts),
    ...timeViolations(facts),
    ...totalViolations(facts),
    ...pauseViolations(facts),
    ...tableViolations(facts),
    ...afterwardsViolations(facts),
    ...mapLinkViolations(facts),
    ...planNoteViolations(facts),
    ...noteViolations(asked),
  ];
}
