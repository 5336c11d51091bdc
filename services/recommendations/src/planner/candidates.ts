import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import type { Place } from '../catalogue/entry.js';
import { elapsedMinuteOf, openIntervalsElapsed } from '../opening-hours/wall-clock.js';
import { type Eating, eatingAt, hungryIn } from './bites.js';
import { isForTheEvening, type Span, spansOf } from './day-parts.js';
import { nightEnd, streetsDay, twilightMinutes } from './night.js';
import { isInTheCold, isOnItsDay, isWinter, type Moment } from './score.js';
import { isWet, type SkySpan, skyWithin } from './sky.js';
import type { Slot } from './slot.js';
import { underSky } from './under-sky.js';
import { elapsedWindows, type VisitWindow, visitWindowsOn } from './visit-windows.js';
import type { Point } from './walk.js';

/** A visit to a place at a time of day: when it begins, and what it is worth then, with `loss`, the share of it that the weather takes. Elapsed minutes since the date's midnight. */
export type Occasion = { moment: Moment; windows: readonly VisitWindow[]; score: number; loss: number };

const minutesOfDay = 24 * 60;

/** A place as the planner sees it within one slot. */
export type Candidate = {
  id: string;
  category: string;
  /** Places with the same word are much the same. */
  alike: string | undefined;
  geo: Point;
  visit: { min: number; typical: number; max: number };
  occasions: readonly Occasion[];
  pinned: boolean;
  /** Shown to this visitor before. */
  seen: boolean;
  /** Not offered in earnest with this seed: taken where the others don't make a plan. */
  heldBack: boolean;
  hiddenGem: boolean;
  icon: boolean;
  /** Out in the open on a winter day. */
  isCold: boolean;
  /** Within walls for an hour or more on a day on which it is good to be outside. */
  isShutIn: boolean;
  /** What each meal of the slot costs here: points for the way to a table and back. */
  tableCosts: readonly number[];
  /** What one eats at the place itself. */
  eats: Eating | undefined;
  /** Whether each meal can be had at the place itself. */
  mealsThere: readonly boolean[];
};

const longVisitMinutes = 60;

/** Whether a place may be a stop without being asked for: the hours of a house with a programme must be known. */
export function isPlannable({ startTimes }: Place): boolean {
  return startTimes === undefined || startTimes.length > 0;
}

/** A performance is seen from beginning to end. */
function visitOf({ visitMinutes, startTimes }: Place): Candidate['visit'] {
  const { typical } = visitMinutes;
  return startTimes?.length ? { min: typical, typical, max: typical } : visitMinutes;
}

/** The windows as far as a visit begins within a span. */
export function beginningIn(windows: readonly VisitWindow[], { from, to }: Span): VisitWindow[] {
  return windows
    .map((window) => ({ ...window, start: Math.max(window.start, from), lastBegin: Math.min(window.lastBegin, to - 1) }))
    .filter(({ start, lastBegin }) => start <= lastBegin);
}

/** The parts of the day at which the place is at its best, in elapsed minutes and in their order. */
function bestParts({ bestTime }: Place, { sun, change }: Slot): Span[] {
  return bestTime
    .flatMap((part) => spansOf(part, sun))
    .map(({ from, to }) => ({ from: elapsedMinuteOf(from, change), to: elapsedMinuteOf(to, change) }))
    .sort((a, b) => a.from - b.from);
}

/** Spans in their order; those that overlap are one. */
function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) {
      last.to = Math.max(last.to, span.to);
    } else {
      joined.push({ ...span });
    }
  }
  return joined;
}

/** When the place is at its best, in elapsed minutes; parts of the day that overlap are one. */
export function bestSpans(place: Place, slot: Slot): Span[] {
  return joinedSpans(bestParts(place, slot));
}

/** What a place is after sunset, if it is another one then: only passed, or out in the cold. */
export function lateMoment(place: Place, slot: Slot): 'dark' | 'cold' | undefined {
  if (slot.sun.sunset === undefined) {
    return undefined;
  }
  return place.afterDark === 'lit' ? 'dark' : place.afterDark === 'yes' && isInTheCold(place, slot) ? 'cold' : undefined;
}

/** When it is dark, for a place for which that makes a difference, in elapsed minutes. */
function darkFrom(place: Place, slot: Slot): number {
  const { sun, change } = slot;
  return lateMoment(place, slot) === undefined || sun.sunset === undefined
    ? Number.POSITIVE_INFINITY
    : elapsedMinuteOf(sun.sunset + twilightMinutes, change) + 1;
}

/** The times of the slot at which a place can be visited, each with what it is worth then. */
function occasionsOf(
  place: Place,
  windows: readonly VisitWindow[],
  slot: Slot,
  { scoreAt, pinned }: { scoreAt: (moment: Moment) => number; pinned: boolean },
): Occasion[] {
  const inSlot = beginningIn(windows, { from: slot.start, to: slot.latestEnd });
  const dark = darkFrom(place, slot);
  const nightOver = dark === Number.POSITIVE_INFINITY ? 0 : elapsedMinuteOf(nightEnd - minutesOfDay, slot.change);
  const byDay = beginningIn(inSlot, { from: nightOver, to: dark });
  const spans = bestSpans(place, slot);
  const hungry = joinedSpans(hungryIn(bestParts(place, slot), place, slot.pauses));
  const best = hungry.flatMap((span) => beginningIn(byDay, span));
  const late = [...beginningIn(inSlot, { from: 0, to: nightOver }), ...beginningIn(inSlot, { from: dark, to: Number.POSITIVE_INFINITY })];
  const isForEvening = isForTheEvening(place.bestTime);
  const isAlwaysBest = byDay.every((window) => best.some(({ start, lastBegin }) => start <= window.start && lastBegin >= window.lastBegin));
  const occasions: Pick<Occasion, 'moment' | 'windows'>[] = [
    { moment: 'best', windows: best },
    { moment: isForEvening ? 'early' : 'usual', windows: isAlwaysBest ? [] : byDay },
    // Also in the dark, a place for one hour is visited in it, unless somebody asked to go there.
    {
      moment: lateMoment(place, slot) ?? 'dark',
      windows: isForEvening && !pinned ? spans.flatMap((span) => beginningIn(late, span)) : late,
    },
  ];
  return occasions.filter((each) => each.windows.length > 0).map((each) => ({ ...each, score: scoreAt(each.moment), loss: 0 }));
}

/** A place for the solver; the caller decides what it is worth at which moment, and whether it is pinned. */
export function candidateOf(
  content: CatalogueCity,
  open: OpenPlace,
  slot: Slot,
  chosen: { scoreAt: (moment: Moment) => number; sky: readonly SkySpan[] } & Pick<
    Candidate,
    'pinned' | 'seen' | 'heldBack' | 'tableCosts' | 'mealsThere'
  >,
): Candidate {
  const { place } = open;
  const { id, category, alike, geo, hiddenGem, icon } = place;
  const { pinned, seen, heldBack, tableCosts, mealsThere } = chosen;
  const sky = skyWithin(chosen.sky, { from: slot.start, to: slot.latestEnd });
  const isFair = !sky.some((span) => isWet(span.sky)) && !isWinter(slot.sun);
  const windows = elapsedWindows(visitWindowsOn(content, open, slot.date, slot.sun), slot.change);
  const all = underSky(occasionsOf(place, windows, slot, chosen), place, sky);
  // Nobody is sent to a place for the evening before it, unless they asked to go there.
  const occasions = pinned ? all : all.filter(({ moment }) => moment !== 'early');
  return {
    id,
    category,
    alike,
    geo,
    visit: visitOf(place),
    occasions,
    pinned,
    seen,
    heldBack,
    hiddenGem,
    // A flea market is no great sight on a Monday.
    icon: icon && isOnItsDay(place, slot.date),
    isCold: isInTheCold(place, slot),
    isShutIn: isFair && place.indoor === 1 && place.visitMinutes.typical >= longVisitMinutes,
    tableCosts,
    eats: eatingAt(place),
    mealsThere,
  };
}

/** When a visit of this length can begin, within the slot: from the first to the last minute; undefined when it doesn't fit. */
export function beginsOf({ start, end, lastBegin }: VisitWindow, minutes: number): { from: number; to: number } | undefined {
  const to = Math.min(lastBegin, end - minutes);
  return start <= to ? { from: start, to } : undefined;
}

/** Whether the shortest visit fits into the time from `start` to `latestEnd`. */
export function fitsSlot({ occasions, visit: { min } }: Candidate, { start, latestEnd }: Pick<Slot, 'start' | 'latestEnd'>): boolean {
  return occasions.some(({ windows }) =>
    windows.some((window) => {
      const begins = beginsOf(window, min);
      const from = Math.max(begins?.from ?? 0, start);
      return begins !== undefined && from <= begins.to && from + min <= latestEnd;
    }),
  );
}

/** How many minutes of the slot lie in the hours in which places are visited, from the morning until late at night. */
export function visitingMinutes(slot: Slot): number {
  const [hours] = openIntervalsElapsed([{ start: streetsDay.from, end: nightEnd }], slot.change);
  return hours ? Math.max(0, Math.min(hours.end, slot.latestEnd) - Math.max(hours.start, slot.start)) : 0;
}
