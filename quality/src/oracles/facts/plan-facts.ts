import type { PlanPause, Recommendation, SearchReply } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { clockMinutes, type DayClock } from './day-clock.js';
import { SkyFacts } from './forecast-facts.js';
import type { PlanCase, Violation } from './plan-case.js';
import { type SlotFacts, slotFacts } from './slot-facts.js';

/** A stop with its place; times are elapsed minutes since the midnight of the plan's date. */
export type StopFacts = { stop: Recommendation; place: Place; arrive: number; leave: number };
export type PauseFacts = { pause: PlanPause; start: number; end: number };

/** A parsed reply: times as elapsed minutes, ids resolved to places. */
export type PlanFacts = SlotFacts & {
  plan: NonNullable<SearchReply['plan']>;
  end: number;
  sky: SkyFacts;
  pauses: readonly PauseFacts[];
  stops: readonly StopFacts[];
};

const dateText = /^\d{4}-\d{2}-\d{2}$/;
const minuteMs = 60_000;
const minuteText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Converts local times in their order. A time in the repeated hour of an autumn night is ambiguous: the one that lies `minutes`
 * after the previous time is taken if possible, else the first.
 */
function timeReader(clock: DayClock, violations: Violation[]) {
  let before = 0;
  return (text: string, what: string, minutes = 0): number => {
    const later = clock.elapsedOf(text, before + minutes);
    const isExpected = later === before + minutes;
    const found = minuteText.test(text) ? (isExpected ? later : (clock.elapsedOf(text, before) ?? clock.elapsedOf(text))) : undefined;
    if (found === undefined) {
      violations.push({ code: 'unreadable_time', detail: `${what}: ${text}` });
      return before;
    }
    before = found;
    return found;
  };
}

/** The sky over a span of a slot, in elapsed minutes. */
export function skyBetween({ asked, date, clock }: SlotFacts, start: number, end: number): SkyFacts {
  const textAt = (elapsed: number) =>
    new Date(Date.parse(`${date}T00:00Z`) + clock.wallAt(Math.min(elapsed, clockMinutes - 1)) * minuteMs).toISOString().slice(0, 16);
  return new SkyFacts(asked.forecast ?? [], start, end, textAt, asked.request.weather === 'dry');
}

/** The facts of a reply with a plan, or the violations that make it unreadable. */
export function readPlan(asked: PlanCase, plan: NonNullable<SearchReply['plan']>): { facts: PlanFacts } | { violations: Violation[] } {
  const isReadable = dateText.test(plan.date) && minuteText.test(plan.start) && plan.timezone === asked.city.timezone;
  const slot = isReadable && plan.start.startsWith(plan.date) ? slotFacts(asked, plan.start) : undefined;
  if (!slot) {
    return { violations: [{ code: 'wrong_zone_or_date', detail: `${plan.timezone} ${plan.date} ${plan.start}` }] };
  }
  const violations: Violation[] = [];
  const read = timeReader(slot.clock, violations);
  const byId = new Map(asked.places.map((place) => [place.id, place]));
  const stops = asked.reply.recommendations.flatMap((stop): StopFacts[] => {
    const place = byId.get(stop.id);
    if (!place) {
      violations.push({ code: 'unknown_place', detail: stop.id });
      return [];
    }
    const arrive = read(stop.arrive, `${stop.id} arrive`);
    return [{ stop, place, arrive, leave: read(stop.leave, `${stop.id} leave`, stop.visitMinutes) }];
  });
  const end = read(plan.end, 'plan.end');
  const readPause = timeReader(slot.clock, violations);
  const pauses = plan.pauses.map((pause) => {
    const start = readPause(pause.start, `${pause.meal} start`);
    return { pause, start, end: readPause(pause.end, `${pause.meal} end`) };
  });
  const sky = skyBetween(slot, slot.start, end);
  return violations.length > 0 ? { violations } : { facts: { ...slot, plan, end, sky, pauses, stops } };
}

/** The pauses that begin before one arrives at a stop, and not before one has left the stop before. */
export function pausesBetween({ pauses }: PlanFacts, leave: number, arrive: number): PlanFacts['pauses'] {
  return pauses.filter(({ start }) => start >= leave && start < arrive);
}
