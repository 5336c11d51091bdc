import type { MealName } from '@city-genie/city-data/city';
import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import { changeViolations, keepsOrder, shiftsOf, stopsBefore } from '../oracles/changes.js';
import type { PlanCase } from '../oracles/facts/plan-case.js';
import { type DrawnRequest, drawRequest, underSky } from './drawn-request.js';
import { Findings } from './findings.js';
import { type Gate, gate } from './gate.js';
import { caseOf, type JudgedCity, replyTo } from './judged-city.js';
import { historyOf, type SkyName } from './plan-cases.js';
import { RandomChoice } from './random-choice.js';
import { percent, percentile } from './statistics.js';

const dates = ['2026-11-24', '2026-12-12', '2027-03-28', '2027-04-17', '2027-06-16', '2027-09-05', '2027-10-31'] as const;
const starts = ['00:20', '09:00', '10:00', '11:00', '13:00', '15:30', '17:00', '19:00'] as const;
const latenesses = [15, 30] as const;
/** Another range than those of the other stages. */
const firstIndex = 9_000_000;
/** Someone is late at every stop of so many plans. */
const latePlans = 200;
const goals = { order: 0.9, shiftMinutes: 15 };

/** What it may be like on a day of which the plan is changed: mostly fair. */
const skies = ['dry', 'dry', 'rain-13-16', 'rain-18-21', 'rain-then-heat'] as const satisfies readonly SkyName[];

type Planned = DrawnRequest & { sky: SkyName; reply: SearchReply; choice: RandomChoice };

/** What was found about plans that were changed. `shifts`: minutes by which the other stops of swaps moved. */
export type ChangedPlans = {
  violations: Findings;
  swaps: { count: number; inOrder: number; replaced: number; shifts: number[] };
  /** With a place put in, or late: how many changes, and how many kept everything. */
  others: { count: number; whole: number };
};

const later = (local: string, minutes: number) => new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
const textOf = ({ id, arrive, leave }: SearchReply['recommendations'][number]) => `${id}@${arrive}/${leave}`;

function plannedAt(cities: readonly JudgedCity[], index: number): Planned {
  const choice = new RandomChoice(firstIndex + index);
  const drawn = drawRequest(choice, cities, { dates, starts, seeds: 'change' });
  const sky = choice.oneOf(skies);
  const history = choice.isLucky(0.3) ? historyOf(choice, drawn.judged, drawn.request.mood) : {};
  const request = { ...drawn.request, ...history };
  return { ...drawn, request, sky, reply: replyTo(drawn.judged, request, underSky(drawn.date, sky)), choice };
}

function changed({ judged, date, sky }: Planned, request: SearchRequest): PlanCase {
  return caseOf(judged, request, underSky(date, sky));
}

/** The stops and the meals of a plan, or of what follows a stop of it, as a request states them. */
function standing({ recommendations, plan }: SearchReply, after = -1): { base: string[]; meals: MealName[] } {
  const since = recommendations[after]?.leave ?? '';
  const pauses = plan?.pauses.filter(({ start }) => start >= since) ?? [];
  return { base: recommendations.slice(after + 1).map(textOf), meals: pauses.map(({ meal }) => meal) };
}

function placeOf({ city, request }: PlanCase, index: number): string {
  return `#${index} ${city.key} ${JSON.stringify(request)}`;
}

function note(found: ChangedPlans, asked: PlanCase, index: number): void {
  found.violations.add(changeViolations(asked), placeOf(asked, index));
}

const isShort = ({ notes }: SearchReply) => notes.some(({ code }) => code === 'short_plan');

/** What has to be the same in a copy of a plan. A short plan's visits may become longer, since it stands without its slot. */
function copyOf(reply: SearchReply, isArrivalOnly: boolean): string {
  const { base, meals } = standing(reply);
  return [...base.map((text) => (isArrivalOnly ? text.split('/')[0] : text)), ...meals].join();
}

/** One stop is exchanged, in another copy of the plan a place from beside it is put in, and one is sent back as it is. */
function swapAndPutIn(found: ChangedPlans, planned: Planned, index: number): void {
  const { request, reply, choice } = planned;
  const { base, meals } = standing(reply);
  const { exclude = [], pin = [] } = request;
  const out = choice.oneOf(reply.recommendations).id;
  const swap = changed(planned, { ...request, base, meals, exclude: [...exclude, out], pin: pin.filter((id) => id !== out) });
  const before = stopsBefore(swap.request).filter(({ id }) => id !== out);
  // A pin that found no room would be tried again.
  const stood = pin.filter((id) => reply.recommendations.some((stop) => stop.id === id));
  const same = changed(planned, { ...request, base, meals, pin: stood });
  for (const each of [swap, same]) {
    note(found, each, index);
  }
  const isSame = copyOf(same.reply, isShort(reply)) === copyOf(reply, isShort(reply));
  found.violations.add(isSame ? [] : [{ code: 'copy_differs', detail: `${same.reply.plan?.start}` }], placeOf(same, index));
  found.swaps.count += 1;
  found.swaps.inOrder += keepsOrder(swap, before) ? 1 : 0;
  found.swaps.replaced += swap.reply.recommendations.length >= base.length ? 1 : 0;
  found.swaps.shifts.push(...shiftsOf(swap, before));
  const [other] = reply.alternatives;
  if (other) {
    const putIn = changed(planned, { ...request, base, meals, pin: [...new Set([...pin, other.id])] });
    note(found, putIn, index);
    found.others.count += 1;
    found.others.whole += shiftsOf(putIn, stopsBefore(putIn.request)).length === base.length ? 1 : 0;
  }
}

/** Someone leaves each stop but the last late by so many minutes, and skips the next one in another copy. */
function lateEverywhere(found: ChangedPlans, planned: Planned, index: number): void {
  const { request, reply } = planned;
  const stops = reply.recommendations;
  const until = reply.plan?.end ?? '';
  for (const [at, stop] of stops.slice(0, -1).entries()) {
    const on = stops[at + 1];
    for (const minutes of latenesses) {
      const startAt = later(stop.leave, minutes + (on?.legMinutes ?? 0));
      const isLeft = startAt < until;
      const left = standing(reply, at);
      const skipped = { ...left, base: left.base.slice(1) };
      const { pin = [], ...others } = request;
      const over = stops.slice(0, at + 1).map(({ id }) => id);
      const rest = (exclude: string[]) => ({ ...others, startAt, until, exclude, pin: pin.filter((id) => !exclude.includes(id)) });
      const asks = [{ ...rest(over), ...left }, ...(skipped.base.length > 0 && on ? [{ ...rest([...over, on.id]), ...skipped }] : [])];
      for (const asked of isLeft ? asks : []) {
        const late = changed(planned, asked);
        note(found, late, index);
        found.others.count += 1;
        found.others.whole += late.reply.recommendations.length === asked.base.length ? 1 : 0;
      }
    }
  }
}

/** Changes plans and checks what became of them; the first 200 of them are also walked late, stop by stop. */
export function changedPlans(cities: readonly JudgedCity[], indexes: Iterable<number>): ChangedPlans {
  const found: ChangedPlans = {
    violations: new Findings(),
    swaps: { count: 0, inOrder: 0, replaced: 0, shifts: [] },
    others: { count: 0, whole: 0 },
  };
  for (const index of indexes) {
    const planned = plannedAt(cities, index);
    if (planned.reply.recommendations.length > 1) {
      swapAndPutIn(found, planned, index);
    }
    if (index < latePlans) {
      lateEverywhere(found, planned, index);
    }
  }
  return found;
}

/** Gates on changed plans: feasible and true, the others in their order and at their times, never longer than said. */
export function changedPlanGates({ violations, swaps, others }: ChangedPlans): Gate[] {
  const inOrder = swaps.inOrder / swaps.count;
  const shift = percentile(swaps.shifts, 0.5);
  return [
    gate(
      'changed plans: feasible, true, and over in time',
      '0 violations',
      `${violations.count} in ${swaps.count + others.count}`,
      violations.count === 0,
    ),
    gate(
      'swaps: the order of the others',
      `kept in ≥ ${percent(goals.order, 0)}`,
      `${percent(inOrder)} of ${swaps.count}, ${percent(swaps.replaced / swaps.count)} replaced`,
      inOrder >= goals.order,
    ),
    gate(
      'swaps: minutes by which the others moved',
      `median ≤ ${goals.shiftMinutes}`,
      `${shift}, p90 ${percentile(swaps.shifts, 0.9)}; put in, late or skipped: ${percent(others.whole / others.count)} of ${others.count} kept every stop`,
      shift <= goals.shiftMinutes,
    ),
  ];
}
