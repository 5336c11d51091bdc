const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/**
 * A moment as people write it: `Tuesday 24 November 2026, 18:05 UTC`. We don't know where the reader is.
 * @param at epoch seconds
 */
export function writtenTime(at: number): string {
  // Put together here, since the punctuation of a whole format differs between versions of Node.
  const parts = new Map(format.formatToParts(at * 1000).map(({ type, value }) => [type, value]));
  const day = ['weekday', 'day', 'month', 'year'] as const;
  return `${day.map((name) => parts.get(name)).join(' ')}, ${parts.get('hour')}:${parts.get('minute')} UTC`;
}
