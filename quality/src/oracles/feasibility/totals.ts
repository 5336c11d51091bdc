import { dayClock, localTextOf } from '../facts/day-clock.js';
import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';

const weekMs = 8 * 86_400_000;

function sumViolations({ plan, start, end, stops, pause, timeframe }: PlanFacts): Violation[] {
  const sum = (of: (stop: (typeof stops)[number]) => number) => stops.reduce((total, stop) => total + of(stop), 0);
  const visits = sum(({ leave, arrive }) => leave - arrive);
  const ways = sum(({ stop }) => stop.legMinutes);
  const truths = {
    totalMinutes: end - start,
    visitMinutes: visits,
    walkMinutes: ways,
    waitMinutes: end - start - visits - ways - (pause ? pause.end - pause.start : 0),
  };
  const told = new Map(Object.entries(plan));
  const wrong = Object.entries(truths).filter(([field, truth]) => told.get(field) !== truth);
  return [
    ...wrong.map(([field, truth]) => ({ code: 'wrong_total', detail: `${field}: ${told.get(field)}, not ${truth}` })),
    ...(end === stops.at(-1)?.leave ? [] : [{ code: 'wrong_end', detail: plan.end }]),
    ...(end - start > timeframe.maxMinutes ? [{ code: 'over_budget', detail: `${end - start} of ${timeframe.maxMinutes}` }] : []),
  ];
}

function startViolations({ plan, start, clock, asked: { request, nowMs } }: PlanFacts): Violation[] {
  if (request.startAt !== undefined) {
    const asked = dayClock(plan.timezone, request.startAt.slice(0, 10)).elapsedFrom(request.startAt);
    const isHonoured = plan.date === request.startAt.slice(0, 10) && start === asked;
    return isHonoured ? [] : [{ code: 'start_not_honoured', detail: `${plan.start}, not ${request.startAt}` }];
  }
  const startMs = clock.midnightMs + start * 60_000;
  const isSoon = startMs > nowMs && startMs < nowMs + weekMs && plan.date === plan.start.slice(0, 10);
  return isSoon ? [] : [{ code: 'start_not_in_the_week', detail: `${plan.start}, asked at ${localTextOf(plan.timezone, nowMs)}` }];
}

function echoViolations({ plan, weather, asked: { request } }: PlanFacts): Violation[] {
  return [
    ...(request.seed === undefined || plan.seed === request.seed ? [] : [{ code: 'wrong_seed', detail: plan.seed }]),
    ...(plan.weatherUsed === weather ? [] : [{ code: 'wrong_weather', detail: `${plan.weatherUsed}, not ${weather}` }]),
  ];
}

/** Checks `plan` as a whole: start, end, sums, time budget, and the values it echoes. */
export function totalViolations(facts: PlanFacts): Violation[] {
  return [...sumViolations(facts), ...startViolations(facts), ...echoViolations(facts)];
}
