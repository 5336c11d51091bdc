import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { lateStops } from '../oracles/best-times.js';
import type { PlanCase } from '../oracles/facts/plan-case.js';
import { feasibilityViolations } from '../oracles/feasibility.js';
import { hasFullPlan } from '../oracles/full-plan.js';
import { truthOf } from '../oracles/reasons-true.js';
import { iconViolations, seenViolations } from '../oracles/replacements.js';
import { Findings } from './findings.js';
import { caseOf, type JudgedCity } from './judged-city.js';
import { askedPlan } from './plan-cases.js';

/** The smallest number of different categories in a full plan. */
export const leastCategories = { '1-2-hours': 1, 'half-day': 3, 'full-day': 4 } as const;

/** The results of thousands of plans. */
export type Sweep = {
  plans: number;
  /** How many of them have at least one stop. */
  withStops: number;
  violations: Findings;
  claims: number;
  falsehoods: Findings;
  /** The number of full plans, and the short plans where a search finds a full one. */
  full: number;
  shortWithoutReason: Findings;
  idleShares: number[];
  /** Stops that aren't pinned of places for the end of the day alone, and how many of them are at such a time. */
  late: { stops: number; atTheirTime: number };
  /** The number of categories of each full plan without pins, and the plans with too few. */
  categories: Record<TimeframeId, number[]>;
  monotonous: Findings;
};

function emptySweep(): Sweep {
  const found = { violations: new Findings(), falsehoods: new Findings(), shortWithoutReason: new Findings(), monotonous: new Findings() };
  const categories = { '1-2-hours': [], 'half-day': [], 'full-day': [] };
  return { plans: 0, withStops: 0, claims: 0, full: 0, idleShares: [], late: { stops: 0, atTheirTime: 0 }, categories, ...found };
}

function addCategories(sweep: Sweep, { reply, request: { timeframe } }: PlanCase, shownBy: string): void {
  const count = new Set(reply.recommendations.map(({ category }) => category)).size;
  sweep.categories[timeframe].push(count);
  if (count < leastCategories[timeframe]) {
    sweep.monotonous.add([{ code: timeframe, detail: `${count} categories` }], shownBy);
  }
}

function addLateStops({ late }: Sweep, asked: PlanCase): void {
  for (const { isAtItsTime } of lateStops(asked).filter(({ id }) => !asked.request.pin?.includes(id))) {
    late.stops += 1;
    late.atTheirTime += isAtItsTime ? 1 : 0;
  }
}

function addBudget(sweep: Sweep, asked: PlanCase, shownBy: string): void {
  const { reply, request } = asked;
  const start = reply.plan?.start ?? request.startAt;
  if (!reply.notes.some(({ code }) => code === 'short_plan')) {
    sweep.full += 1;
    // An evening has three to five stops.
    if (!request.pin && !reply.notes.some(({ code }) => code === 'evening_plan')) {
      addCategories(sweep, asked, shownBy);
    }
  } else if (start !== undefined && hasFullPlan(asked, start)) {
    const detail = `${reply.recommendations.length} stops, ${reply.plan?.totalMinutes ?? 0} minutes`;
    sweep.shortWithoutReason.add([{ code: request.timeframe, detail }], shownBy);
  }
}

/** Plans and checks the searches of the judge's list with these indexes. */
export function sweepPlans(cities: readonly JudgedCity[], indexes: Iterable<number>): Sweep {
  const sweep = emptySweep();
  for (const index of indexes) {
    const { judged, request, nowMs, forecast } = askedPlan(cities, index);
    const asked = caseOf(judged, request, { nowMs, forecast });
    const shownBy = `#${index} ${judged.city.key} ${JSON.stringify(request)}`;
    const truth = truthOf(asked);
    sweep.plans += 1;
    sweep.claims += truth.claims;
    sweep.violations.add([...feasibilityViolations(asked), ...seenViolations(asked), ...iconViolations(asked)], shownBy);
    addLateStops(sweep, asked);
    sweep.falsehoods.add(truth.falsehoods, shownBy);
    addBudget(sweep, asked, shownBy);
    const { plan } = asked.reply;
    if (plan) {
      sweep.withStops += 1;
      sweep.idleShares.push(plan.waitMinutes / plan.totalMinutes);
    }
  }
  return sweep;
}
