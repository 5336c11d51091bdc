import { distanceMetres } from '@city-genie/recommendations/planner/walk';
import { type CatalogueEntry, type Check, entriesOf, type Finding } from '../check.js';
import { similarity, trigramsOf } from '../texts/trigrams.js';

const nearMetres = 30;
const sameName = 0.8;

/** A website's address without the parts that may differ for the same page. */
export function comparableAddress(website: string): string {
  return website
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
}

function isSamePlace(a: CatalogueEntry, b: CatalogueEntry): boolean {
  return distanceMetres(a.geo, b.geo) <= nearMetres && similarity(trigramsOf(a.name), trigramsOf(b.name)) > sameName;
}

function haveSameWebsite(a: CatalogueEntry, b: CatalogueEntry): boolean {
  return a.website !== undefined && b.website !== undefined && comparableAddress(a.website) === comparableAddress(b.website);
}

/** C04: no entry exists twice under two ids, and no two entries of a city share a website. The later of the two is reported. */
export const checkDuplicates: Check = ({ content }) =>
  entriesOf(content).flatMap((entry, index, all) =>
    all
      .slice(0, index)
      .flatMap((earlier): Finding[] => [
        ...(isSamePlace(entry, earlier)
          ? [{ code: 'C04' as const, id: entry.id, text: `looks like ${earlier.id}: same name, same spot` }]
          : []),
        ...(haveSameWebsite(entry, earlier) ? [{ code: 'C04' as const, id: entry.id, text: `has the website of ${earlier.id}` }] : []),
      ]),
  );
