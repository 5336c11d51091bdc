import { findCity } from '@city-genie/city-data/catalog';

/** What makes two addresses one: case doesn't. Dots and tags stay, because only some providers ignore them. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

const googleDomains = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox behind an address, as far as mails to it are counted: without the `+tag` that most providers deliver to the same person,
 * and without the dots that Google does not see. It makes no two entries one, since elsewhere they may be two people.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [name = '', domain] = [key.slice(0, at), key.slice(at + 1)];
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return googleDomains.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/**
 * What is stored of a typed city: a known one in its proper spelling ("new-york" → "New York"), any other as typed with its
 * spaces folded. `cityKey` is equal for what people would call the same city.
 */
export function normaliseCity(text: string): { city: string; cityKey: string } {
  const city = text.trim().replace(/\s+/gu, ' ').normalize('NFC');
  const known = findCity(city);
  return known ? { city: known.name, cityKey: known.key } : { city, cityKey: city.normalize('NFKC').toLowerCase() };
}
