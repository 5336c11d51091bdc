import type { MealName } from '@city-genie/city-data/city';
import { isPinned } from '../facts/choice-facts.js';
import { isDue, lastBegin, type MealWindow } from '../facts/meal-facts.js';
import type { Violation } from '../facts/plan-case.js';
import type { PauseFacts, PlanFacts } from '../facts/plan-facts.js';

/** The meals that a plan has to make room for, but doesn't. */
export function lackedPauses({ asked, stops, meals, start, end, pauses }: PlanFacts): MealName[] {
  // A wish for a place comes before a meal at the same time.
  const pinnedVisits = stops.filter(({ stop }) => isPinned(asked, stop.id));
  return meals
    .filter((window) => isDue(window, start, end) && !pauses.some(({ pause }) => pause.meal === window.meal))
    .filter((window) => !pinnedVisits.some(({ arrive, leave }) => arrive <= lastBegin(window) && leave >= window.from))
    .map(({ meal }) => meal);
}

function hourViolations(current: PauseFacts, window: MealWindow): Violation[] {
  const { pause, start, end } = current;
  const detail = `${pause.meal} ${pause.start} to ${pause.end}`;
  return [
    ...(end - start === window.minutes ? [] : [{ code: 'pause_length', detail }]),
    ...(start >= window.from && start <= lastBegin(window) ? [] : [{ code: 'pause_time', detail }]),
  ];
}

/** A pause follows the stop that it names, at once unless the meal's hours haven't begun, and overlaps nothing. */
function positionViolations({ stops, pauses }: PlanFacts, current: PauseFacts, window: MealWindow): Violation[] {
  const { pause, start, end } = current;
  const detail = `${pause.meal} ${pause.start} after ${pause.after}`;
  const before = stops.filter(({ leave }) => leave <= start);
  const after = stops.filter(({ arrive }) => arrive >= end);
  const others = pauses.filter((other) => other !== current && other.start < end && other.end > start);
  const isBetween = before.length > 0 && before.length + after.length === stops.length && others.length === 0;
  const last = before.at(-1);
  const free = Math.max(last?.leave ?? start, ...pauses.map((other) => (other.end <= start ? other.end : 0)));
  return [
    ...(isBetween ? [] : [{ code: 'pause_not_between_visits', detail }]),
    ...(last?.stop.id === pause.after ? [] : [{ code: 'pause_after', detail }]),
    ...(start > free && start !== window.from ? [{ code: 'needless_wait', detail: `${detail}: ${start - free} minutes` }] : []),
  ];
}

function pauseViolationsOf(facts: PlanFacts, current: PauseFacts, index: number): Violation[] {
  const { meal } = current.pause;
  const window = facts.meals.find((each) => each.meal === meal);
  const isRepeated = facts.pauses.findIndex(({ pause }) => pause.meal === meal) !== index;
  const unasked = { code: 'pause_unasked', detail: `${meal} in ${facts.timeframe.id} ${facts.plan.start} to ${facts.plan.end}` };
  if (!window || isRepeated) {
    return [unasked];
  }
  const isAsked = isDue(window, facts.start, facts.end);
  return [...(isAsked ? [] : [unasked]), ...hourViolations(current, window), ...positionViolations(facts, current, window)];
}

/** Whether there is a pause for each meal that the plan covers, at its time, and none besides. */
export function pauseViolations(facts: PlanFacts): Violation[] {
  const { pauses, plan } = facts;
  const first = plan.pauses[0];
  const minutes = pauses[0] && pauses[0].end - pauses[0].start;
  const isFirst = plan.pause?.start === first?.start && plan.pause?.end === first?.end && plan.pause?.minutes === minutes;
  return [
    ...lackedPauses(facts).map((meal) => ({
      code: 'pause_missing',
      detail: `${meal} ${plan.start} to ${plan.end}`,
    })),
    ...pauses.flatMap((current, index) => pauseViolationsOf(facts, current, index)),
    ...(isFirst ? [] : [{ code: 'wrong_first_pause', detail: `${plan.pause?.start}, not ${first?.start}` }]),
  ];
}
