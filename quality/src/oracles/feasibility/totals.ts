import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts, StopFacts } from '../facts/plan-facts.js';
import { isMuchWaiting, longestFirstWait } from '../facts/plan-limits.js';

function sumViolations({ plan, start, end, stops, pauses }: PlanFacts): Violation[] {
  const sum = (of: (stop: StopFacts) => number) => stops.reduce((total, stop) => total + of(stop), 0);
  const visits = sum(({ leave, arrive }) => leave - arrive);
  const ridden = sum(({ stop }) => (stop.legMode === 'transit' ? stop.legMinutes : 0));
  const walked = sum(({ stop }) => stop.legMinutes) - ridden;
  const eaten = pauses.reduce((total, pause) => total + pause.end - pause.start, 0);
  const truths = {
    totalMinutes: end - start,
    visitMinutes: visits,
    walkMinutes: walked,
    transitMinutes: ridden,
    waitMinutes: end - start - visits - walked - ridden - eaten,
  };
  const told = new Map(Object.entries(plan));
  const wrong = Object.entries(truths).filter(([field, truth]) => told.get(field) !== truth);
  return wrong.map(([field, truth]) => ({ code: 'wrong_total', detail: `${field}: ${told.get(field)}, not ${truth}` }));
}

/** A plan ends with its last visit or at the table, within its slot, and an evening by one o'clock. */
function endViolations({ plan, start, end, stops, pauses, latestEnd }: PlanFacts): Violation[] {
  const last = Math.max(stops.at(-1)?.leave ?? start, pauses.at(-1)?.end ?? start);
  return [
    ...(end === last ? [] : [{ code: 'wrong_end', detail: plan.end }]),
    ...(end > latestEnd ? [{ code: 'over_budget', detail: `${plan.start} to ${plan.end}: ${end - start} of ${latestEnd - start}` }] : []),
  ];
}

function waitViolations({ plan, start, stops }: PlanFacts): Violation[] {
  const first = (stops[0]?.arrive ?? start) - start;
  return [
    ...(isMuchWaiting(plan.waitMinutes, plan.totalMinutes)
      ? [{ code: 'too_much_wait', detail: `${plan.waitMinutes} of ${plan.totalMinutes}` }]
      : []),
    ...(first > longestFirstWait ? [{ code: 'late_first_stop', detail: `${first} minutes after ${plan.start}` }] : []),
  ];
}

function echoViolations({ plan, sky: { weather, spells }, asked: { request } }: PlanFacts): Violation[] {
  const [told, expected] = [plan.weatherSpells, spells].map((list) =>
    JSON.stringify(list.map(({ kind, from, to }) => ({ kind, from, to }))),
  );
  return [
    ...(told === expected ? [] : [{ code: 'wrong_spells', detail: `${told}, not ${expected}` }]),
    ...(request.seed === undefined || plan.seed === request.seed ? [] : [{ code: 'wrong_seed', detail: plan.seed }]),
    ...(plan.weatherUsed === weather ? [] : [{ code: 'wrong_weather', detail: `${plan.weatherUsed}, not ${weather}` }]),
  ];
}

/** Checks `plan` as a whole: its end, sums, time budget, waiting, and the values it echoes. */
export function totalViolations(facts: PlanFacts): Violation[] {
  return [...sumViolations(facts), ...endViolations(facts), ...waitViolations(facts), ...echoViolations(facts)];
}
