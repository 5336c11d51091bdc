const minuteMs = 60_000;
const dayMs = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formatters are cached: creating one costs a hundred times as much as using it, and the first takes 15 ms on a desktop and 70 ms on a
 * phone, where the browser loads its calendars.
 */
function formatterOf(timezone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timezone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(timezone, formatter);
  return formatter;
}

/** The local time in an IANA zone at an instant, `YYYY-MM-DDTHH:mm`. @throws RangeError for an unknown zone */
export function localMinute(timezone: string, atMs: number): string {
  const parts = new Map(
    formatterOf(timezone)
      .formatToParts(atMs)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

/** The local date in an IANA zone at an instant, `YYYY-MM-DD`. */
export function localDate(timezone: string, atMs: number): string {
  return localMinute(timezone, atMs).slice(0, 10);
}

/** A zone's offset from UTC at an instant, in minutes; positive = ahead. */
export function offsetMinutes(timezone: string, atMs: number): number {
  return Date.parse(`${localMinute(timezone, atMs)}Z`) / minuteMs - Math.floor(atMs / minuteMs);
}

/**
 * The instants at which a zone's local time is `local`, `YYYY-MM-DDTHH:mm`, in order: usually one, none for a skipped time, two for a
 * repeated one.
 */
export function instantsOf(timezone: string, local: string): number[] {
  const asUtcMs = Date.parse(`${local}Z`);
  // No zone changes its offset twice in two days, so one of these offsets applies.
  const offsets = new Set([asUtcMs - dayMs, asUtcMs + dayMs].map((nearMs) => offsetMinutes(timezone, nearMs)));
  return [...offsets]
    .map((offset) => asUtcMs - offset * minuteMs)
    .filter((atMs) => offsetMinutes(timezone, atMs) === (asUtcMs - atMs) / minuteMs);
}

/** A change of a zone's offset, e.g. to summer time; minutes ahead of UTC before and after. */
export type OffsetChange = { atMs: number; beforeMinutes: number; afterMinutes: number };

/** The first minute of the new offset, between two instants whose offsets differ by one change. */
function changedBetween(timezone: string, fromMs: number, toMs: number): number {
  const before = offsetMinutes(timezone, fromMs);
  let unchangedMs = fromMs;
  let changedMs = toMs;
  while (changedMs - unchangedMs > minuteMs) {
    const middleMs = unchangedMs + Math.floor((changedMs - unchangedMs) / 2 / minuteMs) * minuteMs;
    if (offsetMinutes(timezone, middleMs) === before) {
      unchangedMs = middleMs;
    } else {
      changedMs = middleMs;
    }
  }
  return changedMs;
}

/** A zone's offset changes after `fromMs` and up to `toMs`, in order; both are whole minutes. */
export function offsetChanges(timezone: string, fromMs: number, toMs: number): OffsetChange[] {
  const changes: OffsetChange[] = [];
  let beforeMinutes = offsetMinutes(timezone, fromMs);
  for (let atMs = fromMs; atMs < toMs; atMs += dayMs) {
    const nextMs = Math.min(atMs + dayMs, toMs);
    const afterMinutes = offsetMinutes(timezone, nextMs);
    if (beforeMinutes !== afterMinutes) {
      changes.push({ atMs: changedBetween(timezone, atMs, nextMs), beforeMinutes, afterMinutes });
    }
    beforeMinutes = afterMinutes;
  }
  return changes;
}

/** The first instant at which a zone's local time is `local`, `YYYY-MM-DDTHH:mm`; for a skipped time, the moment of the change. */
export function firstInstantOf(timezone: string, local: string): number {
  const [first] = instantsOf(timezone, local);
  if (first !== undefined) {
    return first;
  }
  const asUtcMs = Date.parse(`${local}Z`);
  const [change] = offsetChanges(timezone, asUtcMs - dayMs, asUtcMs + dayMs);
  return change?.atMs ?? asUtcMs;
}
