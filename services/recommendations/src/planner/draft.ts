import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { restStart } from './base-plan.js';
import { beginsOf, type Candidate, candidateOf, fitsSlot, isPlannable, visitingMinutes } from './candidates.js';
import { baseScore, isOffered, type Moment, seedFactor } from './score.js';
import { type SkySpan, skyOver } from './sky.js';
import { type Slot, slotAt, slotFrom, slotUntil } from './slot.js';
import { parseLocal, type Start } from './starts.js';
import { mealsAt } from './tables.js';
import { firstStopMinutes } from './waiting.js';
import type { HourOutlook } from './weather-outlook.js';

/** What a plan depends on in addition to the request. */
export type Surroundings = {
  nowMs: number;
  /** Hours of the forecast; undefined when it is not available. */
  forecast: readonly HourOutlook[] | undefined;
};

/** A place eligible for the plan, and its score in the slot. */
export type Ranked = { open: OpenPlace; score: number };

/** The start that was asked for, local `YYYY-MM-DDTHH:mm`; without one it is the next quarter of an hour. */
export type AskedStart = { at: string; isNow: boolean };

/** A slot with its eligible places. */
export type Draft = {
  /** The start that was asked for, or tried. */
  start: Start;
  /** Begins later than `start` where nothing is open before. */
  slot: Slot;
  /** The forecast of the date and the next; empty where none reaches so far, or was asked for; undefined when it can't be had. */
  sky: readonly SkySpan[] | undefined;
  /** All places that fit the mood and weren't excluded, the best first, closed ones included. */
  ranked: Ranked[];
  /** Those that can be stops, in the same order. */
  candidates: Candidate[];
  /** The places that could be visited in the slot, as a stop or beside the plan, by their ids. */
  fitting: ReadonlyMap<string, Candidate>;
};

type Begun = { start: Start; around: Surroundings };
type Fitting = Pick<Draft, 'sky' | 'ranked' | 'candidates' | 'fitting'>;

/** The places that fit into a slot, and its sky. */
export function fillSlot(content: CatalogueCity, request: SearchRequest, slot: Slot, { forecast }: Surroundings): Fitting {
  const { mood, seed } = request;
  const sky = request.weather === 'dry' ? [] : forecast && skyOver(slot, forecast);
  const pins = new Set(request.pin);
  const excluded = new Set(request.exclude);
  const seen = new Set(request.seen);
  const mealsOf = mealsAt(content, mood, slot);
  const rated = content.places
    .filter(({ place }) => !excluded.has(place.id))
    .filter(({ place }) => pins.has(place.id) || (place.moodFit[mood] ?? 0) >= content.moodLine)
    .map((open) => {
      const { place } = open;
      const scoreAt = (moment: Moment) => baseScore(place, { mood, slot }, moment) * seedFactor(place, mood, seed, slot.date);
      const candidate = candidateOf(content, open, slot, {
        scoreAt,
        sky: sky ?? [],
        pinned: pins.has(place.id),
        seen: seen.has(place.id),
        heldBack: !isOffered(place, mood, seed, slot.date),
        ...mealsOf(open),
      });
      const fits = fitsSlot(candidate, slot);
      const score = fits ? Math.max(...candidate.occasions.map((occasion) => occasion.score)) : scoreAt('usual');
      return { open, candidate, fits, score };
    })
    .sort((a, b) => b.score - a.score || (a.open.place.id < b.open.place.id ? -1 : 1));
  const fitting = rated.filter(({ fits }) => fits);
  return {
    sky,
    ranked: rated.map(({ open, score }) => ({ open, score })),
    candidates: fitting.filter(({ open, candidate }) => isPlannable(open.place) || candidate.pinned).map(({ candidate }) => candidate),
    fitting: new Map(fitting.map(({ candidate }) => [candidate.id, candidate])),
  };
}

/** When the first visit can begin; Infinity when none can. Little-known places don't count: they aren't a plan by themselves. */
function firstBegin(candidates: readonly Candidate[]): number {
  const begins = candidates
    .filter(({ hiddenGem, pinned }) => pinned || !hiddenGem)
    .flatMap(({ occasions, visit: { min } }) =>
      occasions.flatMap(({ windows }) => windows.flatMap((window) => beginsOf(window, min) ?? [])),
    );
  return Math.min(...begins.map(({ from }) => from));
}

/** The draft of a start whose slot begins so many elapsed minutes after midnight: where it begins later, it ends later, too. */
export function begunAt(city: City, content: CatalogueCity, request: SearchRequest, begin: number, { start, around }: Begun): Draft {
  const timeframe = timeframeById(request.timeframe);
  const slot = slotFrom(city, start.date, begin, timeframe, slotAt(city, start, timeframe).start);
  return { start, slot, ...fillSlot(content, request, slot, around) };
}

/** An hour for a stop with its way; more than so many stops are no aim. */
const untilStops = { minutes: 60, most: 6 };

/** How many stops are an aim in a time: one an hour, meals and the night aside. */
function stopsFor(slot: Slot): number {
  const minutes = visitingMinutes(slot) - slot.pauses.reduce((sum, pause) => sum + pause.minutes, 0);
  return Math.max(1, Math.min(untilStops.most, Math.floor(minutes / untilStops.minutes)));
}

/** The time from a start to an end, with the places that fit into it. */
export function draftUntil(
  city: City,
  content: CatalogueCity,
  request: SearchRequest & { startAt: string; until: string },
  around: Surroundings,
): Draft {
  const start = restStart(request);
  const left = slotUntil(city, start, parseLocal(request.until), timeframeById(request.timeframe));
  const slot = { ...left, extent: { ...left.extent, minStops: stopsFor(left) } };
  return { start, slot, ...fillSlot(content, request, slot, around) };
}

/** The slot of a start with the places that fit into it. Where nothing is open for half an hour, the slot begins when something is. */
export function draftAt(city: City, content: CatalogueCity, request: SearchRequest, start: Start, around: Surroundings): Draft {
  const asked = slotAt(city, start, timeframeById(request.timeframe));
  const drafted = fillSlot(content, request, asked, around);
  const opens = firstBegin(drafted.candidates);
  return opens === Number.POSITIVE_INFINITY || opens - asked.start <= firstStopMinutes
    ? { start, slot: asked, ...drafted }
    : begunAt(city, content, request, opens, { start, around });
}
