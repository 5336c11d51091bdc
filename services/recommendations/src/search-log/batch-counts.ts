import type { GuestPass } from '../limits/guest-limit.js';
import type { PlanOutcome } from '../planner/plan-outcome.js';
import type { GuestCounterRow, SearchDayRow, SearchLogRow } from './search-log-models.js';

/** A guest whose search counted, and its UTC date. */
export type Guest = Pick<GuestPass, 'guest' | 'date'>;

/** A search that was answered. */
export type LoggedSearch = Required<Omit<SearchLogRow, '_id' | 'createdAt'>>;

/** A search to be stored. Its id is made before the write, so that a second attempt is recognised. */
export type Note = { row: Required<SearchLogRow>; guest: Guest | undefined };

/** What is written at once: searches, and how many the limit of guests refused, by UTC date. */
export type Batch = { notes: readonly Note[]; refused: ReadonlyMap<string, number> };

type GuestCount = Omit<GuestCounterRow, '_id'>;
type GuestDay = { date: string; searches: number; refused: number };

/** What the batch adds to each guest's counter of the day. */
export function guestCountsOf({ notes }: Batch): GuestCount[] {
  const counts = new Map<string, GuestCount>();
  for (const { row, guest } of notes) {
    if (guest) {
      const key = `${guest.date} ${guest.guest}`;
      const searchCount = (counts.get(key)?.searchCount ?? 0) + 1;
      counts.set(key, { ipAddress: guest.guest, searchDate: guest.date, searchCount, lastSearchAt: row.createdAt });
    }
  }
  return [...counts.values()];
}

/** What the batch adds to each day of guests. */
export function guestDaysOf(batch: Batch): GuestDay[] {
  const days = new Map<string, GuestDay>();
  const dayOf = (date: string) => days.get(date) ?? { date, searches: 0, refused: 0 };
  for (const { searchDate, searchCount } of guestCountsOf(batch)) {
    const day = dayOf(searchDate);
    days.set(searchDate, { ...day, searches: day.searches + searchCount });
  }
  for (const [date, refused] of batch.refused) {
    days.set(date, { ...dayOf(date), refused });
  }
  return [...days.values()];
}

const zero = { searches: 0, short: 0, evening: 0, empty: 0 } as const;

/** What a search adds to the row of its day. */
function addedBy(outcome: PlanOutcome) {
  return { searches: 1, short: Number(outcome === 'short'), evening: Number(outcome === 'evening'), empty: Number(outcome === 'empty') };
}

/** What the batch adds to each row of `search_days`, in the order of their ids. */
export function searchDaysOf({ notes }: Batch): SearchDayRow[] {
  const days = new Map<string, SearchDayRow>();
  for (const { row } of notes) {
    const { city, mood, timeframe, outcome, createdAt } = row;
    const date = createdAt.toISOString().slice(0, 10);
    const _id = [date, city, mood, timeframe].join(' ');
    const day = days.get(_id) ?? { _id, date, city, mood, timeframe, ...zero };
    const added = addedBy(outcome);
    days.set(_id, {
      ...day,
      searches: day.searches + added.searches,
      short: day.short + added.short,
      evening: day.evening + added.evening,
      empty: day.empty + added.empty,
    });
  }
  return [...days.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
}
