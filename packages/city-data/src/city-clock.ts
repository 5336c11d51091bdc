const minuteMs = 60_000;
const dayMs = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Making a formatter costs a hundred times what using it does; making the first one takes 15 ms on a desk and 70 on a phone, while the
 * browser reads its calendars.
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

/** What the clocks of an IANA zone show at an instant, `YYYY-MM-DDTHH:mm`. @throws RangeError for an unknown zone */
export function localMinute(timezone: string, atMs: number): string {
  const parts = new Map(
    formatterOf(timezone)
      .formatToParts(atMs)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

/** The date in an IANA zone at an instant, `YYYY-MM-DD`. */
export function localDate(timezone: string, atMs: number): string {
  return localMinute(timezone, atMs).slice(0, 10);
}

/** How far the clocks of a zone are ahead of UTC at an instant, in minutes. */
export function offsetMinutes(timezone: string, atMs: number): number {
  return Date.parse(`${localMinute(timezone, atMs)}Z`) / minuteMs - Math.floor(atMs / minuteMs);
}

/**
 * The instants at which the clocks of a zone show `local`, `YYYY-MM-DDTHH:mm`, in order: mostly one, none for a time that they skip, two
 * for a time that comes twice.
 */
export function instantsOf(timezone: string, local: string): number[] {
  const asUtcMs = Date.parse(`${local}Z`);
  // No zone changes its clocks twice in two days, so one of these offsets is the one in force.
  const offsets = new Set([asUtcMs - dayMs, asUtcMs + dayMs].map((nearMs) => offsetMinutes(timezone, nearMs)));
  return [...offsets]
    .map((offset) => asUtcMs - offset * minuteMs)
    .filter((atMs) => offsetMinutes(timezone, atMs) === (asUtcMs - atMs) / minuteMs);
}

/** A change of a zone's clocks, e.g. to summer time; minutes ahead of UTC before and after it. */
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

/** The changes of a zone's clocks after `fromMs` and not after `toMs`, in order; both are whole minutes. */
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

/** The first instant at which the clocks of a zone show `local`, `YYYY-MM-DDTHH:mm`; of a time that they skip, the moment of the change. */
export function firstInstantOf(timezone: string, local: string): number {
  const [first] = instantsOf(timezone, local);
  if (first !== undefined) {
    return first;
  }
  const asUtcMs = Date.parse(`${local}Z`);
  const [change] = offsetChanges(timezone, asUtcMs - dayMs, asUtcMs + dayMs);
  return change?.atMs ?? asUtcMs;
}
