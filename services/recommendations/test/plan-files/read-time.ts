import { type IcsComponent, valueIn } from './read-ics.js';

function asUtcMs(dateTime: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/.exec(dateTime) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function offsetMs(component: IcsComponent, name: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(valueIn(component, name)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The offsets of a VTIMEZONE, and the instants from which they apply. */
export function offsetsOf(timezone: IcsComponent): { fromMs: number; offsetMs: number }[] {
  return timezone.components.map((observance) => ({
    fromMs: asUtcMs(valueIn(observance, 'DTSTART')) - offsetMs(observance, 'TZOFFSETFROM'),
    offsetMs: offsetMs(observance, 'TZOFFSETTO'),
  }));
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
