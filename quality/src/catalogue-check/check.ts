import type { City } from '@city-genie/city-data/city';
import type { CityContent, Place, Restaurant } from '@city-genie/recommendations/catalogue/entry';
import type { PlanFunction } from './coverage-request.js';
import type { Demands } from './depth.js';
import type { Exceptions } from './exceptions.js';

/** Codes of the rules; `rules.ts` says what each asks for. */
export const ruleCodes = [
  'C01',
  'C02',
  'C03',
  'C04',
  'C05',
  'C06',
  'C07',
  'C08',
  'C09',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
  'C21',
  'C22',
  'C23',
  'C24',
  'C25',
  'C26',
  'C27',
  'C28',
  'C29',
  'C30',
] as const;

export type RuleCode = (typeof ruleCodes)[number];

/** A finding; `id` is missing when it is about the whole city. */
export type Finding = { code: RuleCode; id?: string; text: string };

export type CatalogueEntry = Place | Restaurant;

/** One city with its content: what a rule checks. */
export type CityUnderCheck = { city: City; content: CityContent };

/** The other inputs of a rule. Rules read neither the clock nor the disk. */
export type CheckContext = {
  /** All cities, the one under check included, in the order of the catalog. */
  catalogue: readonly CityUnderCheck[];
  demandsOf(cityKey: string): Demands;
  /** `YYYY-MM-DD`. */
  today: string;
  isHoliday(cityKey: string, date: string): boolean;
  plan: PlanFunction;
  exceptions: Exceptions;
};

/** Checks one city. Pure; findings follow the order of the content. */
export type Check = (subject: CityUnderCheck, context: CheckContext) => Finding[];

/** Places, then restaurants. */
export function entriesOf(content: CityContent): readonly CatalogueEntry[] {
  return [...content.places, ...content.restaurants];
}

/** A check of each entry by itself; `problems` returns one sentence per problem. */
export function eachEntry(
  code: RuleCode,
  problems: (entry: CatalogueEntry, subject: CityUnderCheck, context: CheckContext) => readonly string[],
): Check {
  return (subject, context) =>
    entriesOf(subject.content).flatMap((entry) => problems(entry, subject, context).map((text) => ({ code, id: entry.id, text })));
}

/** A check of each place by itself; `problems` returns one sentence per problem. */
export function eachPlace(
  code: RuleCode,
  problems: (place: Place, subject: CityUnderCheck, context: CheckContext) => readonly string[],
): Check {
  return (subject, context) =>
    subject.content.places.flatMap((place) => problems(place, subject, context).map((text) => ({ code, id: place.id, text })));
}

/** Whether an entry is a restaurant rather than a place. */
export function isRestaurant(entry: CatalogueEntry): entry is Restaurant {
  return 'cuisine' in entry;
}
