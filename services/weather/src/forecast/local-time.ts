const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using it does. */
function formatterOf(timezone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(timezone, formatter);
  }
  return formatter;
}

/** Wall time of an IANA zone as `YYYY-MM-DDTHH:mm`. */
export function localMinute(timezone: string, atMs: number): string {
  const parts = Object.fromEntries(
    formatterOf(timezone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** Date of an IANA zone as `YYYY-MM-DD`. */
export function localDate(timezone: string, atMs: number): string {
  return localMinute(timezone, atMs).slice(0, 10);
}
