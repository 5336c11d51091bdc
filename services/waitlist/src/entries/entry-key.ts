import { findCity } from '@city-genie/city-data/catalog';

/**
 * The stored form of a typed city: a known one in its proper spelling ("new-york" → "New York"), others as typed with whitespace collapsed.
 * `cityKey` is equal for spellings of the same city.
 */
export function normaliseCity(text: string): { city: string; cityKey: string } {
  const city = text.trim().replace(/\s+/gu, ' ').normalize('NFC');
  const known = findCity(city);
  return known ? { city: known.name, cityKey: known.key } : { city, cityKey: city.normalize('NFKC').toLowerCase() };
}
