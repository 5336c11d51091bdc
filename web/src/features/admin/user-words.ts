const number = new Intl.NumberFormat('en-GB');
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** How many users there are or match, as a heading. */
export function countWords(total: number, search: string, noun: 'user' | 'administrator' = 'user'): string {
  const users = total === 1 ? `1 ${noun}` : `${total === 0 ? 'No' : number.format(total)} ${noun}s`;
  return search === '' ? users : `${users} ${total === 1 ? 'matches' : 'match'} “${search}”`;
}

/** `18 Jan 2025` of an ISO 8601 time, in UTC. */
export const dayWords = (iso: string): string => date.format(new Date(iso));

/** A word of a closed list, such as `past_due`, as people write it: `Past due`. */
export function plainWord(word: string): string {
  const plain = word.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
