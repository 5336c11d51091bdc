import { type IcsComponent, valueIn } from './read-ics.js';

function asUtcMs(dateTime: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/.exec(dateTime) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function offsetMs(component: IcsComponent, name: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(valueIn(component, name)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Rules are followed up to the last year of a plan. */
const lastYear = 2100;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The local days of a rule of our form, from a local time on and at its time of the day. @throws Error for another form */
function occurrences(rule: string, firstMs: number): number[] {
  const [, month, week, weekday = ''] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-1|[1-4])([A-Z]{2})(?:;UNTIL=\w+)?$/.exec(rule) ?? [];
  if (!month || !week || !weekdays.includes(weekday)) {
    throw new Error(`not a rule that is read here: ${rule}`);
  }
  const found: number[] = [];
  for (let year = new Date(firstMs).getUTCFullYear(); year <= lastYear; year += 1) {
    const days = Array.from({ length: 31 }, (_, index) => Date.UTC(year, Number(month) - 1, index + 1)).filter(
      (dayMs) => new Date(dayMs).getUTCMonth() === Number(month) - 1 && weekdays[new Date(dayMs).getUTCDay()] === weekday,
    );
    found.push((days.at(week === '-1' ? -1 : Number(week) - 1) ?? Number.NaN) + (firstMs % 86_400_000));
  }
  if (found[0] !== firstMs) {
    throw new Error(`the rule ${rule} does not begin with its DTSTART`);
  }
  return found;
}

/** The offsets of a VTIMEZONE, and the instants from which they apply, in order. */
export function offsetsOf(timezone: IcsComponent): { fromMs: number; offsetMs: number }[] {
  const onsets = timezone.components.flatMap((observance) => {
    const [beforeMs, afterMs] = [offsetMs(observance, 'TZOFFSETFROM'), offsetMs(observance, 'TZOFFSETTO')];
    const firstMs = asUtcMs(valueIn(observance, 'DTSTART'));
    const rule = observance.properties.find(({ name }) => name === 'RRULE')?.value;
    const until = /UNTIL=(\w+Z)$/.exec(rule ?? '')?.[1];
    return (rule === undefined ? [firstMs] : occurrences(rule, firstMs))
      .map((localMs) => ({ fromMs: localMs - beforeMs, offsetMs: afterMs }))
      .filter(({ fromMs }) => until === undefined || fromMs <= asUtcMs(until));
  });
  return onsets.sort((a, b) => a.fromMs - b.fromMs);
}

/** The offset at an instant according to the VTIMEZONE alone; NaN before its first onset. */
export function icsOffsetAt(offsets: ReturnType<typeof offsetsOf>, atMs: number): number {
  return offsets.findLast(({ fromMs }) => fromMs <= atMs)?.offsetMs ?? Number.NaN;
}

/** The instant of DTSTART or DTEND according to the calendar's own VTIMEZONE; the first one for a time that occurs twice. */
export function instantOfProperty(calendar: IcsComponent, event: IcsComponent, name: 'DTSTART' | 'DTEND'): string {
  const tzid = event.properties.find((one) => one.name === name)?.parameters.TZID;
  const timezone = calendar.components.find((one) => one.name === 'VTIMEZONE' && valueIn(one, 'TZID') === tzid);
  const offsets = timezone ? offsetsOf(timezone) : [];
  const localMs = asUtcMs(valueIn(event, name));
  const candidates = offsets.map((offset) => localMs - offset.offsetMs).filter((atMs) => atMs + icsOffsetAt(offsets, atMs) === localMs);
  return new Date(Math.min(...candidates)).toISOString();
}
