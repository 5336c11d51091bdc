import { dayWords } from '../user-words.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const since = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * `just now`, `5 minutes ago`, `2 hours ago`; from a day on, `on 18 Jan 2025`, in UTC.
 *
 * @param iso ISO 8601; a time that is yet to come by this browser's clock was just now
 */
export function agoWords(iso: string, nowMs: number): string {
  const ms = nowMs - Date.parse(iso);
  if (ms < minuteMs) {
    return 'just now';
  }
  if (ms < hourMs) {
    return since(Math.floor(ms / minuteMs), 'minute');
  }
  return ms < dayMs ? since(Math.floor(ms / hourMs), 'hour') : `on ${dayWords(iso)}`;
}

/** Who wasn't invited although they were chosen; empty when nobody was left out. */
export function skippedWords(count: number): string {
  const were = count === 1 ? '1 was' : `${count} were`;
  return count === 0 ? '' : `${were} skipped: the same person under another city, not confirmed yet, invited within the last day, or gone.`;
}
