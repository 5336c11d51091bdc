const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes a hundred times as long as using it, and a reply asks hundreds of times. */
function formatterOf(timezone: string): Intl.DateTimeFormat {
  const formatter = formatters.get(timezone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeZoneName: 'longOffset' });
  formatters.set(timezone, formatter);
  return formatter;
}

/** Offset of `timezone` from UTC at an instant, in seconds; throws RangeError for an unknown zone. */
export function utcOffsetSeconds(timezone: string, atMs: number): number {
  const parts = formatterOf(timezone).formatToParts(atMs);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const match = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name);
  return match === null ? 0 : (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3]) * 60);
}

/** The offset that ships would use at a longitude: whole hours, without summer time. */
export function nauticalOffsetHours(longitude: number): number {
  return Math.round(longitude / 15);
}
