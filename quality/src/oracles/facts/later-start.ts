import { dayClock, localTextOf } from './day-clock.js';
import type { PlanFacts } from './plan-facts.js';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
/** A start that the visitor chose, and “now”, may become so much later without a word, in minutes. */
const untold = { chosen: 30, now: 120 };

/** The moments that a plan's start can be later than: the chosen one, or “now”, to the minute or to the next quarter of an hour. */
function askedMoments({ asked: { request, city, nowMs } }: PlanFacts): number[] {
  if (request.startAt === undefined) {
    return [Math.floor(nowMs / minuteMs) * minuteMs, Math.floor(nowMs / quarterMs + 1) * quarterMs];
  }
  const clock = dayClock(city.timezone, request.startAt.slice(0, 10));
  return [clock.midnightMs + (clock.elapsedFrom(request.startAt) ?? Number.NaN) * minuteMs];
}

/** How many minutes after the asked moments a plan begins. */
export function minutesLater(facts: PlanFacts): number[] {
  const startMs = facts.clock.midnightMs + facts.start * minuteMs;
  return askedMoments(facts).map((askedMs) => (startMs - askedMs) / minuteMs);
}

/** The moments that the note on a later start may name, local `YYYY-MM-DDTHH:mm`. */
export function askedTexts(facts: PlanFacts): string[] {
  const { startAt } = facts.asked.request;
  return [...(startAt === undefined ? [] : [startAt]), ...askedMoments(facts).map((ms) => localTextOf(facts.asked.city.timezone, ms))];
}

/** Whether the note `starts_later` must, may or must not be there; it may where the quarter of an hour decides. */
export function laterNote(facts: PlanFacts): 'must' | 'may' | 'must not' {
  const { plan, asked } = facts;
  const isLater = minutesLater(facts).map((minutes, index) => {
    const isOtherDay = askedTexts(facts)[index]?.slice(0, 10) !== plan.date;
    return asked.request.startAt === undefined ? isOtherDay || minutes > untold.now : minutes > untold.chosen;
  });
  if (isLater.every(Boolean)) {
    return 'must';
  }
  return isLater.some(Boolean) ? 'may' : 'must not';
}
