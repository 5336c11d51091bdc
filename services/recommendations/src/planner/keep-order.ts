import { mealNames } from '@city-genie/city-data/city';
import type { Times } from './base-plan.js';
import type { Candidate, Occasion } from './candidates.js';
import { type Problem, pauseWorth } from './engine/problem.js';
import type { Slot } from './slot.js';
import { choicesOf, gemLimit, problemOf, type Stays } from './slot-problem.js';

/** A stop that keeps its place in the order, and its times if it has any. */
export type KeptStop = { candidate: Candidate; times: Times | undefined };
/** Places of which one may come in, before the kept stop of this index. */
export type Opening = { candidates: readonly Candidate[]; at: number };

/** By so much may a stop begin later, or earlier, and still count as on time. */
export const slackMinutes = 15;
/** Points for a stop that begins to the minute, or a little later or earlier: more than the waiting that a plan may have before it, or a better hour. */
const onTime = { exactly: 800, later: 600, earlier: 500 };
/** Points for coming in, so that something does even where it costs a way. */
const cameInPoints = 450;
/** A kept stop counts more than a meal and everything but a pin, and a pin more than all of them. */
const keptBonus = (mealNames.length + 1) * pauseWorth;
const mostKept = 9;
const bonus = { kept: keptBonus, pinned: (mostKept + 1) * keptBonus };

/** The times of day at which a kept stop may begin: near its time, which counts more, or at any other. */
function occasionsNear({ occasions }: Candidate, { arrive }: Times): Occasion[] {
  const clipped = (from: number, to: number, points: number) =>
    occasions.flatMap((occasion) => {
      const windows = occasion.windows
        .map((window) => ({ ...window, start: Math.max(window.start, from), lastBegin: Math.min(window.lastBegin, to) }))
        .filter(({ start, lastBegin, end }) => start <= lastBegin && start < end);
      return windows.length > 0 ? [{ ...occasion, windows, score: occasion.score + points }] : [];
    });
  return [
    ...clipped(arrive, arrive, onTime.exactly),
    ...clipped(arrive + 1, arrive + slackMinutes, onTime.later),
    ...clipped(arrive - slackMinutes, arrive - 1, onTime.earlier),
    ...occasions,
  ];
}

/** A kept stop as a candidate of its own, whose usual visit is as long as before, and which can be wherever it was. */
function keptCandidate({ candidate, times }: KeptStop): Candidate {
  const kept = { ...candidate, pinned: true };
  if (!times) {
    return kept;
  }
  const { min, max } = candidate.visit;
  const typical = Math.min(max, Math.max(min, times.leave - times.arrive));
  return { ...kept, visit: { min, typical, max }, occasions: occasionsNear(candidate, times) };
}

/** The candidates of the problem: the kept stops in order, then those that may come in. */
export function candidatesOf(kept: readonly KeptStop[], opening: Opening | undefined): Candidate[] {
  return [...kept.map(keptCandidate), ...(opening?.candidates ?? [])];
}

/** Whether one may go on from one place to another: in the order of the kept stops, and into the opening and out of it. */
function mayFollow(from: number, to: number, kept: number, at: number): boolean {
  const isKept = (place: number) => place < kept;
  if (isKept(from) && isKept(to)) {
    return from < to;
  }
  return isKept(from) ? from < at : isKept(to) && to >= at;
}

/** The problem in which the kept stops keep their order, and one place may come in at the opening. */
export function problemKeeping(
  kept: readonly KeptStop[],
  opening: Opening | undefined,
  { slot, stays, idleCost }: { slot: Slot; stays: Stays; idleCost: number },
): Problem {
  const candidates = candidatesOf(kept, opening);
  const usual = problemOf(candidates, slot, { stays, gems: 1, idleCost, firstWait: Number.POSITIVE_INFINITY });
  const choices = choicesOf(candidates, slot, stays);
  const count = kept.length;
  const at = opening?.at ?? count;
  const travel = Float64Array.from(usual.travel, (minutes, index) => {
    const [from, to] = [choices[Math.floor(index / choices.length)]?.place ?? 0, choices[index % choices.length]?.place ?? 0];
    return mayFollow(from, to, count, at) ? minutes : Number.POSITIVE_INFINITY;
  });
  const keptOf = (test: (candidate: Candidate) => boolean) => kept.filter(({ candidate }) => test(candidate)).length;
  const categories = [...new Set(candidates.map(({ category }) => category))];
  const most = count + (opening ? 1 : 0);
  return {
    ...usual,
    travel,
    // A stop that keeps its time may be waited for.
    firstBy: usual.firstBy.map(() => Number.POSITIVE_INFINITY),
    // A kept stop doesn't count less because another one is of its kind, and what comes in finds less room beside it.
    groupDiscount: 1,
    varietyShare: 0,
    groupLimits: usual.groupLimits.map((limit, group) => Math.max(0, limit - keptOf(({ category }) => category === categories[group]))),
    rareLimit: Math.max(0, gemLimit(most) - keptOf(({ hiddenGem }) => hiddenGem)),
    bonus: Float64Array.from(choices, ({ candidate, place }) => {
      const isPinned = place < count ? (kept[place]?.candidate.pinned ?? false) : candidate.pinned;
      return isPinned ? bonus.pinned : place < count ? bonus.kept : 0;
    }),
    maxStops: most > slot.extent.maxStops ? Math.max(count, slot.extent.maxStops) : most,
    wantedStops: most,
    wantedPoints: cameInPoints,
  };
}
