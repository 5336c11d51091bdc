import type { PlanChange } from '@city-genie/contracts/search/routes';
import type { PlanCase, Violation } from './facts/plan-case.js';
import { feasibilityViolations } from './feasibility.js';
import { needlessLosses } from './kept-whole.js';
import { truthOf } from './reasons-true.js';

/** A stop of the plan that was to be changed, with its local times. */
type Before = { id: string; arrive: string; leave: string };

/** Rules for plans that are made, not for one that stands: its slot, its start, the meals that were eaten already, and waiting for the time of a stop. */
const forNewPlans: ReadonlySet<string> = new Set([
  'short_plan_unsaid',
  'nothing_new_unsaid',
  'starts_later_unsaid',
  'evening_plan_unsaid',
  'start_moved',
  'late_first_stop',
  'over_budget',
  'pause_missing',
  'pause_unasked',
  'too_much_wait',
  'too_many_stops',
  'empty_though_possible',
]);
const slackMinutes = 15;
/** A base has no more stops. */
const mostStops = 9;

const minutesOf = (local: string) => Date.parse(`${local}Z`) / 60_000;

/** The stops of the request's `base`; those without times are left out. */
export function stopsBefore({ base = [] }: PlanCase['request']): Before[] {
  return base.flatMap((text) => {
    const [, id, arrive, leave] = /^([^@]+)@([^/]+)\/(.+)$/.exec(text) ?? [];
    return id && arrive && leave ? [{ id, arrive, leave }] : [];
  });
}

/** What the reply has to say that it changed. */
function expectedChanges({ reply }: PlanCase, before: readonly Before[]): PlanChange[] {
  const known = new Map(before.map((stop) => [stop.id, stop]));
  const stops = reply.recommendations.flatMap(({ id, arrive }): PlanChange[] => {
    const was = known.get(id);
    const minutes = was && minutesOf(arrive) - minutesOf(was.arrive);
    return minutes === undefined ? [{ id, kind: 'new' }] : minutes === 0 ? [] : [{ id, kind: 'moved', minutes }];
  });
  const left = new Set(reply.recommendations.map(({ id }) => id));
  return [...stops, ...before.filter(({ id }) => !left.has(id)).map(({ id }): PlanChange => ({ id, kind: 'gone' }))];
}

/** Whether the stops of before that are left come in their order. */
export function keepsOrder({ reply }: PlanCase, before: readonly Before[]): boolean {
  const ids = before.map(({ id }) => id);
  const order = reply.recommendations.map(({ id }) => ids.indexOf(id)).filter((index) => index >= 0);
  return order.every((index, position) => position === 0 || index > (order[position - 1] ?? 0));
}

/** By how many minutes the stops of before that are left have moved. */
export function shiftsOf({ reply }: PlanCase, before: readonly Before[]): number[] {
  return before.flatMap(({ id, arrive }) => {
    const now = reply.recommendations.find((stop) => stop.id === id);
    return now ? [Math.abs(minutesOf(now.arrive) - minutesOf(arrive))] : [];
  });
}

/** A wait of a stop that keeps its time isn't needless. */
function isKeptTime({ reply }: PlanCase, before: readonly Before[], { code, detail }: Violation): boolean {
  const id = detail.split(':')[0];
  const was = before.find((stop) => stop.id === id);
  const now = reply.recommendations.find((stop) => stop.id === id);
  return (
    code === 'needless_wait' && was !== undefined && now !== undefined && minutesOf(now.arrive) <= minutesOf(was.arrive) + slackMinutes
  );
}

/** Stops that nobody asked to leave out, that are gone without a word. */
function lostSilently({ reply, request }: PlanCase, before: readonly Before[]): Violation[] {
  const told = new Set(reply.notes.filter(({ code }) => code === 'stop_not_kept').map(({ params }) => params.id));
  return before
    .filter(({ id }) => !request.exclude?.includes(id) && !reply.recommendations.some((stop) => stop.id === id) && !told.has(id))
    .map(({ id }) => ({ code: 'stop_lost', detail: id }));
}

/**
 * All violations of a reply to a request with `base`, whose stops have times: as a plan is judged, without the rules for new ones; its order, its
 * end, what it says that it changed, and what it left out.
 */
export function changeViolations(asked: PlanCase): Violation[] {
  const { reply, request } = asked;
  const before = stopsBefore(request);
  const kept = before.map(({ id }) => id).filter((id) => !request.exclude?.includes(id));
  const asPinned = { ...asked, request: { ...request, pin: [...new Set([...(request.pin ?? []), ...kept])] } };
  const standing = feasibilityViolations(asPinned).filter(
    (violation) =>
      !forNewPlans.has(violation.code) &&
      !isKeptTime(asked, before, violation) &&
      !(violation.code === 'pin_lost' && kept.includes(violation.detail)),
  );
  const [told, expected] = [JSON.stringify(reply.changes), JSON.stringify(expectedChanges(asked, before))];
  const isLate = request.until !== undefined && reply.plan !== null && reply.plan.end > request.until;
  return [
    ...standing,
    ...truthOf(asPinned).falsehoods,
    ...lostSilently(asked, before),
    ...needlessLosses(asked, kept),
    ...(keepsOrder(asked, before) ? [] : [{ code: 'order_changed', detail: reply.recommendations.map(({ id }) => id).join() }]),
    ...(told === expected ? [] : [{ code: 'wrong_changes', detail: `${told}, not ${expected}` }]),
    ...(reply.recommendations.length > mostStops ? [{ code: 'cannot_be_changed', detail: `${reply.recommendations.length} stops` }] : []),
    ...(isLate ? [{ code: 'after_until', detail: `${reply.plan?.end}, until ${request.until}` }] : []),
  ];
}
