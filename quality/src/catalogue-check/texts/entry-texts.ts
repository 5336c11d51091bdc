import { type CatalogueEntry, isRestaurant } from '../check.js';

/** A text of an entry and the name of its field. */
export type EntryText = { field: string; text: string };

/** The sentences written by editors: description, tips, mood reasons. */
export function proseOf(entry: CatalogueEntry): EntryText[] {
  return [
    { field: 'description', text: entry.description },
    ...entry.tips.map((text) => ({ field: 'tip', text })),
    ...Object.entries(entry.moodReason).map(([mood, text]) => ({ field: `reason for ${mood}`, text })),
  ];
}

/** Prose, and a restaurant's short text on its atmosphere. */
export function describingTextsOf(entry: CatalogueEntry): EntryText[] {
  return [...proseOf(entry), ...(isRestaurant(entry) ? [{ field: 'atmosphere', text: entry.atmosphere }] : [])];
}

/** All texts that a visitor reads, names and addresses included. */
export function textsOf(entry: CatalogueEntry): EntryText[] {
  return [
    { field: 'name', text: entry.name },
    ...(entry.localName === undefined ? [] : [{ field: 'localName', text: entry.localName }]),
    { field: 'district', text: entry.district },
    { field: 'address', text: entry.address },
    ...(isRestaurant(entry)
      ? [{ field: 'cuisine', text: entry.cuisine }, ...entry.specialties.map((text) => ({ field: 'specialty', text }))]
      : []),
    ...describingTextsOf(entry),
  ];
}
