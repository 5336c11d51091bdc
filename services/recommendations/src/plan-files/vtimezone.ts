import { firstInstantOf, offsetChanges, offsetMinutes } from '@city-genie/city-data/city-clock';
import { icsLocal } from './icalendar.js';

const minuteMs = 60_000;

/** One UTC offset and when it takes effect. `onset` is local time by the offset that ends, as RFC 5545 asks. */
type Observance = { onset: string; before: number; after: number };

/** 330 as `+0530`. */
function offsetText(minutes: number): string {
  const absolute = Math.abs(minutes);
  const digits = [Math.floor(absolute / 60), absolute % 60].map((part) => String(part).padStart(2, '0')).join('');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}

function localText(atMs: number, offset: number): string {
  return new Date(atMs + offset * minuteMs).toISOString().slice(0, 16);
}

/** The offset at the beginning of the first year, then every change up to the end of the last. */
function observancesOf(timezone: string, firstYear: number, lastYear: number): Observance[] {
  const newYear = (year: number) => {
    const local = `${year}-01-01T00:00`;
    return { local, atMs: firstInstantOf(timezone, local) };
  };
  const from = newYear(firstYear);
  const offset = offsetMinutes(timezone, from.atMs);
  const changes = offsetChanges(timezone, from.atMs, newYear(lastYear + 1).atMs);
  return [
    { onset: from.local, before: offset, after: offset },
    ...changes.map(({ atMs, beforeMinutes, afterMinutes }) => ({
      onset: localText(atMs, beforeMinutes),
      before: beforeMinutes,
      after: afterMinutes,
    })),
  ];
}

/**
 * The lines of a VTIMEZONE that is correct from the first to the last year. Each clock change is listed by its date; there is
 * no recurrence rule that would guess other years.
 */
export function vtimezoneLines(timezone: string, firstYear: number, lastYear: number): string[] {
  const observances = observancesOf(timezone, firstYear, lastYear);
  const standard = Math.min(...observances.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...observances.flatMap(({ onset, before, after }) => {
      const kind = after === standard ? 'STANDARD' : 'DAYLIGHT';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${icsLocal(onset)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}
