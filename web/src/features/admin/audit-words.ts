import type { ShownAuditEntry } from '@city-genie/contracts/admin/audit';
import { countText } from './user-words.js';

/** Who did something, or what it was done to. */
export type Party = ShownAuditEntry['actor'];

/** Whether it is somebody with an account. */
export const isPerson = ({ kind }: Party): boolean => kind === 'user' || kind === 'admin';

/** As much of an id as tells two apart: its end, since ids of the same second begin alike. */
export const shortId = (id: string): string => (id.length > 10 ? `…${id.slice(-8)}` : id);

/** The words of the log's details as people say them, behind a sentence; empty where the sentence says it already. */
const plainDetails: Readonly<Record<string, string>> = {
  admin: '',
  app_code: 'with a code from an app',
  command: 'by a command',
  expiry: 'because the time had run out',
  form: 'on the site',
  link: 'by a link in a mail',
  other_user_named: 'the page was opened by another user',
  password: 'with the password',
  rate_limited: 'too many attempts',
  recovery_code: 'with a recovery code',
  user: '',
  wrong_password: 'wrong password',
};

type Detail = ShownAuditEntry['details'][string];

const counted = (one: string, many: string) => (count: Detail) => (count === 1 ? `1 ${one}` : `${countText(Number(count))} ${many}`);

/** Details that say nothing without what they are of. */
const ownDetails: Readonly<Record<string, (value: Detail) => string>> = {
  entries: counted('entry', 'entries'),
  filtered: (isFiltered) => (isFiltered === true ? 'with filters' : 'without filters'),
  outcome: (word) => (word === 'done' ? 'the place was put right' : 'the place stays as it is'),
  reports: counted('report', 'reports'),
};

/** The details of an entry in plain words; what is none of the known words is shown with its name. */
export function detailWords(details: ShownAuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => ownDetails[name]?.(value) ?? plainDetails[String(value)] ?? `${name}: ${String(value).replaceAll('_', ' ')}`)
    .filter((words) => words !== '')
    .join(', ');
}

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Friday 21 November 2025` of an ISO 8601 time, in UTC. */
export const longDay = (iso: string): string => day.format(new Date(iso)).replace(',', '');

const dateOf = ({ at }: ShownAuditEntry) => at.slice(0, 10);

/** The entries of each day in UTC, in their order. */
export function byDay(entries: readonly ShownAuditEntry[]): (readonly [date: string, entries: ShownAuditEntry[]])[] {
  const dates = [...new Set(entries.map(dateOf))];
  return dates.map((date) => [date, entries.filter((entry) => dateOf(entry) === date)]);
}
