import { clockOnsets, type Onset, type YearlyRule } from './clock-onsets.js';
import { icsLocal, icsUtc } from './icalendar.js';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** 330 as `+0530`. */
function offsetText(minutes: number): string {
  const absolute = Math.abs(minutes);
  const digits = [Math.floor(absolute / 60), absolute % 60].map((part) => String(part).padStart(2, '0')).join('');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}

/** `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`. */
function ruleText({ month, week, weekday, untilMs }: YearlyRule): string {
  const until = untilMs === undefined ? '' : `;UNTIL=${icsUtc(untilMs)}`;
  return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${week}${weekdays[weekday]}${until}`;
}

function onsetLines({ local, before, after, rule }: Onset): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${icsLocal(local)}`,
    ...(rule ? [`RRULE:${ruleText(rule)}`] : []),
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

/** What was found out once about a zone; a new version of Node, which may know other rules, is a new process. */
const linesOf = new Map<string, readonly string[]>();

/**
 * The lines of a VTIMEZONE. They don't depend on the plan, since a program may keep the first one that it sees of a zone and read every
 * later file by it.
 */
export function vtimezoneLines(timezone: string): readonly string[] {
  const lines = linesOf.get(timezone) ?? [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...clockOnsets(timezone).flatMap(onsetLines),
    'END:VTIMEZONE',
  ];
  linesOf.set(timezone, lines);
  return lines;
}
