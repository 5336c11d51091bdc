import { type CatalogueEntry, isRestaurant } from '../check.js';

/** A text of an entry and the name of its field. */
export type EntryText = { field: string; text: string };

/** The reasons for a mood: those that are always shown, and those of the hour. */
export function reasonsOf({ moodReason, timedReason = {} }: CatalogueEntry): EntryText[] {
  return [
    ...Object.entries(moodReason).map(([mood, text]) => ({ field: `reason for ${mood}`, text })),
    ...Object.entries(timedReason).map(([mood, { text }]) => ({ field: `timed reason for ${mood}`, text })),
  ];
}

/** The sentences written by editors: description, tips, reasons. */
export function proseOf(entry: CatalogueEntry): EntryText[] {
  return [{ field: 'description', text: entry.description }, ...entry.tips.map((text) => ({ field: 'tip', text })), ...reasonsOf(entry)];
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
    ...(entry.station === undefined ? [] : [{ field: 'station', text: entry.station }]),
    ...(isRestaurant(entry)
      ? [{ field: 'cuisine', text: entry.cuisine }, ...entry.specialties.map((text) => ({ field: 'specialty', text }))]
      : []),
    ...describingTextsOf(entry),
  ];
}
