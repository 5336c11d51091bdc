import type { SearchReply } from '@city-genie/contracts/search/routes';
import { addDays } from '../opening-hours/open-on.js';
import type { AskedStart } from '../planner/draft.js';

type Note = SearchReply['notes'][number];

/** By so much may a plan begin later than asked without a word: with a start of the visitor's own, and with “now”. */
const silentMinutes = { chosen: 30, now: 120 };
const minuteMs = 60_000;

function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / minuteMs;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function dayText(from: string, to: string): string {
  const date = to.slice(0, 10);
  if (date === from.slice(0, 10)) {
    return '';
  }
  return date === addDays(from.slice(0, 10), 1) ? ' tomorrow' : ` on ${dayNames[new Date(`${date}T00:00:00Z`).getUTCDay()]}`;
}

/**
 * A note when a plan begins on another day, or later than asked (docs/rules/plans.md#the-next-full-start). Local times
 * `YYYY-MM-DDTHH:mm`; wall-clock minutes are compared, as a traveller would.
 */
export function laterStart({ at, isNow }: AskedStart, start: string): Note[] {
  const later = minutesBetween(at, start);
  const isOtherDay = at.slice(0, 10) !== start.slice(0, 10);
  if (!isOtherDay && later <= (isNow ? silentMinutes.now : silentMinutes.chosen)) {
    return [];
  }
  const when = `${start.slice(11)}${dayText(at, start)}`;
  const text = isNow
    ? `The next plan of this length begins at ${when}.`
    : `There isn’t enough to see in this mood before: this plan begins at ${when}.`;
  return [{ code: 'starts_later', params: { from: at, to: start }, text }];
}
