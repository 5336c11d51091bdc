import { findCity } from '@city-genie/city-data/catalog';

/** What makes two addresses one: case doesn't. Dots and tags stay, because only some providers ignore them. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
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
