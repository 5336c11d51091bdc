import { type Gate, gate } from './gate.js';
import { percent, percentile } from './statistics.js';
import { leastCategories, type Sweep } from './sweep.js';

const leastBudgetFit = 0.98;
const mostIdle = 0.15;
const leastAtTheirTime = 0.9;
/** Not all plans: late in the evening, little but theatres and music is open. */
const leastVaried = 0.99;

function diversityGate({ categories }: Sweep, timeframe: 'half-day' | 'full-day'): Gate {
  const counts = categories[timeframe];
  const wanted = leastCategories[timeframe];
  const share = counts.filter((count) => count >= wanted).length / counts.length;
  const measured = `${percent(share, 2)} of ${counts.length}, least ${Math.min(...counts)}`;
  return gate(`full ${timeframe} plans of ${wanted} categories or more`, `≥ ${percent(leastVaried, 0)}`, measured, share >= leastVaried);
}

/** Gates on what every plan must be: feasible, truthful, full, without idle hours, varied. */
export function sweepGates(sweep: Sweep, plansWanted: number): Gate[] {
  const { plans, withStops, violations, claims, falsehoods, full, shortWithoutReason, idleShares, late } = sweep;
  const fit = full / (full + shortWithoutReason.count);
  const idle = percentile(idleShares, 0.95);
  const atTheirTime = late.atTheirTime / late.stops;
  const isEnough = plans >= plansWanted;
  return [
    gate(
      'feasible plans',
      `0 violations in ${plansWanted}`,
      `${violations.count} in ${plans} (${withStops} with stops)`,
      isEnough && violations.count === 0,
    ),
    gate('true reasons and notes', '100 %', `${claims - falsehoods.count} of ${claims}`, falsehoods.count === 0),
    gate(
      'full plans where possible',
      `≥ ${percent(leastBudgetFit, 0)}`,
      `${percent(fit)} (${shortWithoutReason.count} short)`,
      fit >= leastBudgetFit,
    ),
    gate('waiting share of a plan, p95', `≤ ${percent(mostIdle, 0)}`, percent(idle), idle <= mostIdle),
    gate(
      'places for the end of the day at their time',
      `≥ ${percent(leastAtTheirTime, 0)}`,
      `${percent(atTheirTime)} of ${late.stops}`,
      atTheirTime >= leastAtTheirTime,
    ),
    diversityGate(sweep, 'half-day'),
    diversityGate(sweep, 'full-day'),
  ];
}
