import type { ShownAuditEntry } from '@city-genie/contracts/admin/routes';
import { plainWord } from './user-words.js';

/** As much of an id as tells two apart on a page. */
export const shortId = (id: string): string => (id.length > 10 ? `${id.slice(0, 8)}…` : id);

/** `Reason: rate limited`, for each detail of an entry. */
export function detailWords(details: ShownAuditEntry['details']): string[] {
  return Object.entries(details).map(([name, value]) => `${plainWord(name)}: ${String(value).replaceAll('_', ' ')}`);
}

/** `User: admin granted` of `user.admin_granted`. */
export const actionWords = (action: string): string => plainWord(action.replace('.', ': '));

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Friday 21 November 2025` of an ISO 8601 time, in UTC. */
export const longDay = (iso: string): string => day.format(new Date(iso)).replace(',', '');

const dateOf = ({ at }: ShownAuditEntry) => at.slice(0, 10);

/** The entries of each day in UTC, in their order. */
export function byDay(entries: readonly ShownAuditEntry[]): (readonly [date: string, entries: ShownAuditEntry[]])[] {
  const dates = [...new Set(entries.map(dateOf))];
  return dates.map((date) => [date, entries.filter((entry) => dateOf(entry) === date)]);
}
