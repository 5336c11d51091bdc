import { pinsIn, type TimedStop, type Timing, visitMinutesIn, waitIn } from './schedule.js';

/** The share of a plan that may be waiting (docs/rules/plans.md#evenings-and-nights). */
const mostWaiting = 0.25;
/** The first stop begins so many minutes after the start at most; else the plan starts later. */
export const firstStopMinutes = 30;

/** Whether waiting is no more of a plan than it may be. */
export function isMostlyLived(timing: Timing): boolean {
  return waitIn(timing) <= mostWaiting * (timing.end - timing.start);
}

/** A plan whose first door opens late begins when it opens: after more than so many minutes. Pure. */
export function startedInTime(timing: Timing, most = firstStopMinutes): Timing {
  const [first, ...others] = timing.stops;
  return first && first.waitMinutes > most ? withFirst({ ...timing, start: first.arrive }, { ...first, waitMinutes: 0 }, others) : timing;
}

/** The stops from `first` on, as a plan of their own. */
function withFirst(timing: Timing, first: TimedStop, others: readonly TimedStop[]): Timing {
  const stops = [first, ...others];
  const pauses = timing.pauses
    .filter(({ start }) => start >= first.leave)
    .map((pause) => (pause.after.arrive === first.arrive ? { ...pause, after: first } : pause));
  return { ...timing, stops, pauses };
}

/** The part before a moment at which one would wait; it ends with what comes before. */
function before(timing: Timing, at: number): Timing {
  const stops = timing.stops.filter(({ leave }) => leave <= at);
  const pauses = timing.pauses.filter(({ end }) => end <= at);
  return {
    ...timing,
    stops,
    pauses,
    end: Math.max(timing.start, ...[...stops, ...pauses].map((each) => ('leave' in each ? each.leave : each.end))),
  };
}

/** The part after such a moment; it starts when one has waited. */
function after(timing: Timing, at: number): Timing {
  const [first, ...others] = timing.stops.filter(({ arrive }) => arrive >= at);
  return first
    ? withFirst({ ...timing, start: first.arrive }, { ...first, leg: null, waitMinutes: 0 }, others)
    : { ...timing, stops: [], pauses: [], start: timing.end };
}

/**
 * A plan without long waits: it starts when the first door opens, and where waiting would be more than a quarter of it, it is cut at the longest wait and the part with more pins is kept, else the longer one. Pure.
 */
export function withoutLongWaits(given: Timing): Timing {
  const timing = startedInTime(given);
  if (isMostlyLived(timing)) {
    return timing;
  }
  const waits = [
    ...timing.stops.map(({ arrive, waitMinutes }) => ({ at: arrive, waitMinutes })),
    ...timing.pauses.map(({ start, waitMinutes }) => ({ at: start, waitMinutes })),
  ];
  const longest = waits.reduce((most, wait) => (wait.waitMinutes > most.waitMinutes ? wait : most));
  const parts = [before(timing, longest.at), after(timing, longest.at)] as const;
  const lead = pinsIn(parts[1]) - pinsIn(parts[0]) || visitMinutesIn(parts[1]) - visitMinutesIn(parts[0]);
  const kept = lead > 0 ? parts[1] : parts[0];
  return withoutLongWaits(kept);
}
