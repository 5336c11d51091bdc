import type { VisitPlan } from '@city-genie/recommendations/planner/plan-visit';
import type { LatencyCase } from './cases.js';

/** Number of places that a visitor has seen after a few refreshes. */
const seenKept = 30;

/** Makes each plan once and returns the milliseconds of each. The places of earlier plans of the same mood and slot count as seen. */
export function timePlans(cases: readonly LatencyCase[], plan: (given: LatencyCase) => VisitPlan, nowMs: () => number): number[] {
  const shown = new Map<string, readonly string[]>();
  return cases.map(({ request, around }) => {
    const key = `${request.mood} ${request.timeframe}`;
    const seen = shown.get(key) ?? [];
    const given = { request: { ...request, seen: [...seen] }, around };
    const startedAt = nowMs();
    const { route } = plan(given);
    const took = nowMs() - startedAt;
    const ids = new Set([...seen, ...route.stops.map(({ candidate }) => candidate.id)]);
    shown.set(key, [...ids].slice(-seenKept));
    return took;
  });
}
