import { firstInstantOf, type OffsetChange, offsetChanges, offsetMinutes } from '@city-genie/city-data/city-clock';

/** Every change of the clocks that is known is found from here to there; a plan is of 2000 at the earliest, so it comes after an onset. */
const years = { first: 1999, last: 2037 };
/** What comes regularly from here to the last year is a rule that goes on. */
const regularFrom = 2026;
/** Fewer changes alike are no rule, but listed by their dates. */
const fewestOfRule = 3;

const minuteMs = 60_000;

/** `week`: which of its weekday it is in its month, 1 to 4, or -1 for the last; `month` 1 to 12, `weekday` 0 for Sunday. */
export type YearlyRule = {
  month: number;
  week: number;
  weekday: number;
  /** The instant of the last change; undefined for a rule that goes on. */
  untilMs: number | undefined;
};

/** When an offset takes effect, once or every year. `local` is `YYYY-MM-DDTHH:mm` by the offset that ends; offsets are in minutes. */
export type Onset = { local: string; before: number; after: number; rule?: YearlyRule };

/** A change on a calendar; a 22nd to 28th may be both the fourth and the last of its weekday. */
type Change = OffsetChange & { local: string; year: number; month: number; weekday: number; weeks: readonly number[] };

function changeOf(change: OffsetChange): Change {
  const local = new Date(change.atMs + change.beforeMinutes * minuteMs);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()];
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const week = Math.ceil(day / 7);
  const weeks = [...(day + 7 > daysOfMonth ? [-1] : []), ...(week <= 4 ? [week] : [])];
  return { ...change, local: local.toISOString().slice(0, 16), year, month, weekday: local.getUTCDay(), weeks };
}

/** The same change in years that follow one another; `weeks` are those that are true of all of them. */
type Run = { first: Change; last: Change; changes: Change[]; weeks: readonly number[] };

/** The weeks that a run would keep if a change were added; none when it isn't the same one in the next year. */
function commonWeeks({ last, weeks }: Run, change: Change): number[] {
  const isSame =
    change.year === last.year + 1 &&
    change.month === last.month &&
    change.weekday === last.weekday &&
    change.local.slice(11) === last.local.slice(11) &&
    change.beforeMinutes === last.beforeMinutes &&
    change.afterMinutes === last.afterMinutes;
  return isSame ? weeks.filter((week) => change.weeks.includes(week)) : [];
}

/** Every change is in one run, which is as long as can be. */
function runsOf(changes: readonly Change[]): Run[] {
  const runs: Run[] = [];
  for (const change of changes) {
    const run = runs.find((open) => commonWeeks(open, change).length > 0);
    if (run) {
      run.weeks = commonWeeks(run, change);
      run.last = change;
      run.changes.push(change);
    } else {
      runs.push({ first: change, last: change, changes: [change], weeks: change.weeks });
    }
  }
  return runs;
}

function onsetAt({ local, beforeMinutes, afterMinutes }: Change): Onset {
  return { local, before: beforeMinutes, after: afterMinutes };
}

function onsetsOfRun({ first, last, changes, weeks: [week] }: Run): Onset[] {
  if (week === undefined || changes.length < fewestOfRule) {
    return changes.map(onsetAt);
  }
  const goesOn = last.year === years.last && first.year <= regularFrom;
  const { month, weekday } = first;
  return [{ ...onsetAt(first), rule: { month, week, weekday, untilMs: goesOn ? undefined : last.atMs } }];
}

/**
 * A zone's offsets from 2000 on, as Intl knows them: changes that come regularly as rules, others by their dates. It is the same for
 * every plan. Looking at each day of so many years takes some tens of milliseconds.
 */
export function clockOnsets(timezone: string): Onset[] {
  const local = `${years.first}-01-01T00:00`;
  const fromMs = firstInstantOf(timezone, local);
  const changes = offsetChanges(timezone, fromMs, firstInstantOf(timezone, `${years.last + 1}-01-01T00:00`)).map(changeOf);
  const offset = offsetMinutes(timezone, fromMs);
  // A zone that changed its clocks in the first year needs no onset before: one of each kind is what all programs understand.
  const before: Onset[] = changes[0]?.year === years.first ? [] : [{ local, before: offset, after: offset }];
  return [...before, ...runsOf(changes).flatMap(onsetsOfRun)];
}
