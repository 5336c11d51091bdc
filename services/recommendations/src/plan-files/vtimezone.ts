import { firstInstantOf, offsetChanges, offsetMinutes } from '@city-genie/city-data/city-clock';
import { icsLocal } from './icalendar.js';

const minuteMs = 60_000;

/** From when on an offset is in force; the onset is told in the local time that it ends. */
type Observance = { onset: string; before: number; after: number };

/** `+0530` of 330. */
function offsetText(minutes: number): string {
  const absolute = Math.abs(minutes);
  const digits = [Math.floor(absolute / 60), absolute % 60].map((part) => String(part).padStart(2, '0')).join('');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}

function localText(atMs: number, offset: number): string {
  return new Date(atMs + offset * minuteMs).toISOString().slice(0, 16);
}

/** First the offset that the years begin with, then every change in them. */
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
 * The lines of a VTIMEZONE that is right from the first to the last year: each change of the clocks is told by its date, no
 * rule is guessed for other years.
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
