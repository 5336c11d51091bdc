const number = new Intl.NumberFormat('en-GB');
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const plurals = { user: 'users', administrator: 'administrators', entry: 'entries' } as const;

/** `1,280` */
export const countText = (count: number): string => number.format(count);

/** How many users or entries there are or match, as a heading. */
export function countWords(total: number, search: string, noun: keyof typeof plurals = 'user'): string {
  const found = total === 1 ? `1 ${noun}` : `${total === 0 ? 'No' : countText(total)} ${plurals[noun]}`;
  return search === '' ? found : `${found} ${total === 1 ? 'matches' : 'match'} “${search}”`;
}

/** `18 Jan 2025` of an ISO 8601 time, in UTC. */
export const dayWords = (iso: string): string => date.format(new Date(iso));

/** A word of a closed list, such as `past_due`, as people write it: `Past due`. */
export function plainWord(word: string): string {
  const plain = word.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
