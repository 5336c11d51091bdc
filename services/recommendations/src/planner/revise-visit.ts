import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import { type BaseStop, baseStopsOf, restStart, type Times, withMealsOf } from './base-plan.js';
import type { Candidate } from './candidates.js';
import { type Draft, fillSlot, type Surroundings } from './draft.js';
import type { KeptStop } from './keep-order.js';
import { seededRandom } from './random.js';
import { type Revision, reviseInSteps } from './revise.js';
import { type Route, withCandidates } from './route-merit.js';
import { type Slot, slotAt, slotFrom, slotUntil } from './slot.js';
import { parseLocal } from './starts.js';
import type { Steps } from './steps.js';
import { inBearableWeather } from './under-sky.js';
import { seedOf } from './visit-start.js';
import { firstStopMinutes } from './waiting.js';

/** A plan that was changed: what it was, its stops with their times, and what it is now. */
export type RevisedVisit = { draft: Draft; route: Route; before: ReadonlyMap<string, Times | undefined> };

/** A request to change a plan. */
export type Revising = SearchRequest & { startAt: string; base: string[] };

/** Whether a request is to change a plan and not to make one. */
export function isRevision(request: SearchRequest): request is Revising {
  return request.startAt !== undefined && request.base !== undefined;
}

/** The slot of a plan that is to be changed: until its end where that is said, else that of its timeframe, as late as the plan is. */
function slotOf(city: City, content: CatalogueCity, request: Revising): Slot {
  const start = restStart(request);
  const timeframe = timeframeById(request.timeframe);
  const sources = { city, content, request };
  if (request.until !== undefined) {
    return withMealsOf(slotUntil(city, start, parseLocal(request.until), timeframe), sources);
  }
  const asked = slotAt(city, start, timeframe);
  const base = baseStopsOf(request, asked);
  const begin = base[0]?.times?.arrive ?? asked.start;
  const slot = begin - asked.start > firstStopMinutes ? slotFrom(city, start.date, begin, timeframe, asked.start) : asked;
  const end = Math.max(slot.latestEnd, base.at(-1)?.times?.leave ?? slot.latestEnd);
  return withMealsOf({ ...slot, latestEnd: end }, sources);
}

/** The draft of a slot in which some places are offered like pinned ones. */
function draftWith(content: CatalogueCity, request: Revising, slot: Slot, around: Surroundings, kept: readonly string[]): Draft {
  const pin = [...new Set([...(request.pin ?? []), ...kept])];
  return { start: restStart(request), slot, ...fillSlot(content, { ...request, pin }, slot, around) };
}

/** The candidates of a draft by their ids; only what the visitor pinned is a pin. */
function candidatesIn({ fitting }: Draft, pins: ReadonlySet<string>): Map<string, Candidate> {
  return new Map([...fitting].map(([id, candidate]) => [id, { ...candidate, pinned: pins.has(id) }]));
}

/** When the stops of the plan as it stands begin and end: as the request says, else as they would by themselves. */
function* timesOf(
  base: readonly BaseStop[],
  { content, request, slot, around }: { content: CatalogueCity; request: Revising; slot: Slot; around: Surroundings },
): Steps<Map<string, Times | undefined>> {
  const said = new Map(base.map(({ id, times }) => [id, times]));
  if (base.every(({ times }) => times !== undefined)) {
    return said;
  }
  const ids = base.map(({ id }) => id);
  const exclude = (request.exclude ?? []).filter((id) => !said.has(id));
  const draft = draftWith(content, { ...request, exclude, pin: [] }, slot, around, ids);
  const candidates = candidatesIn(draft, new Set());
  const kept = ids.flatMap((id) => {
    const candidate = candidates.get(id);
    return candidate ? [{ candidate, times: undefined }] : [];
  });
  const random = () => seededRandom(seedOf(request));
  const { stops } = yield* reviseInSteps({ kept, gaps: [], replacements: [], putIn: [], slot, random });
  const found = new Map(stops.map(({ candidate, arrive, leave }) => [candidate.id, { arrive, leave }]));
  return new Map(ids.map((id) => [id, found.get(id)]));
}

/** What is kept of the plan, where something is to come in place of what isn't, and what may. */
function revisionOf(draft: Draft, base: readonly BaseStop[], before: ReadonlyMap<string, Times | undefined>, request: Revising): Revision {
  const pins = new Set(request.pin);
  const excluded = new Set(request.exclude);
  const candidates = candidatesIn(draft, pins);
  const kept: KeptStop[] = [];
  for (const { id } of base) {
    const candidate = candidates.get(id);
    if (candidate) {
      kept.push({ candidate, times: before.get(id) });
    }
  }
  const ids = base.map(({ id }) => id);
  const gaps = ids.flatMap((id, index) => (excluded.has(id) ? [ids.slice(index + 1)] : []));
  const others = draft.candidates.filter(({ id }) => !before.has(id) && !pins.has(id));
  const bearable = inBearableWeather(others);
  const unseen = bearable.filter(({ seen }) => !seen);
  return {
    kept,
    gaps,
    replacements: [unseen.filter(({ heldBack }) => !heldBack), unseen, bearable, others],
    putIn: [...pins].flatMap((id) => (before.has(id) ? [] : (candidates.get(id) ?? []))),
    slot: draft.slot,
    random: () => seededRandom(seedOf(request)),
  };
}

/**
 * The plan as it stands (`base`) with what the request changes of it (docs/rules/plans.md#changing-a-plan). Pure: equal requests give equal
 * plans.
 */
export function* reviseVisitInSteps(city: City, content: CatalogueCity, request: Revising, around: Surroundings): Steps<RevisedVisit> {
  const slot = slotOf(city, content, request);
  const base = baseStopsOf(request, slot);
  const before = yield* timesOf(base, { content, request, slot, around });
  const kept = [...before.keys()].filter((id) => !request.exclude?.includes(id));
  const draft = draftWith(content, request, slot, around, kept);
  const route = yield* reviseInSteps(revisionOf(draft, base, before, request));
  // Without what the stops were for the search.
  return { draft, route: withCandidates(route, candidatesIn(draft, new Set(request.pin))), before };
}
