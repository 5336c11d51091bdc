import type { ReportOutcome, ReportReason } from '@city-genie/contracts/place-report/endpoints';
import type { ReportedPlace } from '@city-genie/contracts/place-report/routes';
import { countText, dayWords } from '../user-words.js';

/** What visitors chose in the form, in a few words. */
const reasonWords: Readonly<Record<ReportReason, string>> = {
  closed: 'Closed for good',
  hours: 'Wrong hours',
  location: 'Wrong location',
  description: 'Wrong description',
  other: 'Something else',
};

/** What an administrator decides, as its button says it. */
export const outcomeWords: Readonly<Record<ReportOutcome, string>> = { done: 'Done', keep: 'Keep as it is' };

/** `Wrong hours × 3`. */
export const reasonText = ({ reason, count }: ReportedPlace['reasons'][number]): string => `${reasonWords[reason]} × ${count}`;

/** How many places wait, as a heading. */
export function waitingWords(total: number, city: string | undefined): string {
  const where = city === undefined ? '' : ` in ${city}`;
  if (total === 0) {
    return `Nothing is reported${where}`;
  }
  return `${total === 1 ? '1 place waits' : `${countText(total)} places wait`} for a decision${where}`;
}

/** How often a place was reported, and when. */
export function timesWords({ reports, firstAt, lastAt }: Pick<ReportedPlace, 'reports' | 'firstAt' | 'lastAt'>): string {
  const [first, last] = [dayWords(firstAt), dayWords(lastAt)];
  const times = reports === 1 ? 'Reported once' : `Reported ${countText(reports)} times`;
  return first === last ? `${times}, on ${last}` : `${times}, from ${first} to ${last}`;
}
