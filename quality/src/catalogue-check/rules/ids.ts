import { type CatalogueEntry, type CheckContext, type CityUnderCheck, eachEntry, entriesOf } from '../check.js';
import { foldLetters } from '../texts/fold.js';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function slugWords(text: string): string[] {
  return foldLetters(text.replaceAll('&', ' and ').replaceAll('@', ' at '))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The words of a name as an id may spell them: `d’Orsay` as one word or two, `ü` as `u` or, as in German, `ue`. */
function readings(name: string): string[][] {
  const german = name.replace(/[äöü]/gi, (letter) => `${letter}e`);
  return [name, german].flatMap((text) => [slugWords(text.replace(/['’]/g, '')), slugWords(text)]);
}

function occursInOrder(words: readonly string[], within: readonly string[]): boolean {
  let next = 0;
  for (const word of within) {
    if (word === words[next]) {
      next += 1;
    }
  }
  return next === words.length;
}

/**
 * Whether a slug is derived from a name: from all of it, however it is hyphenated, or from some of its words in order, since an
 * id never changes, but a name may become longer ("Whitney Museum of American Art" has `whitney-museum`).
 */
export function isSlugOf(slug: string, name: string): boolean {
  const words = slug.split('-');
  return readings(name).some((reading) => reading.join('') === words.join('') || occursInOrder(words, reading));
}

function isTaken(entry: CatalogueEntry, { catalogue }: CheckContext): boolean {
  return catalogue.flatMap(({ content }) => entriesOf(content)).filter(({ id }) => id === entry.id).length > 1;
}

function misnamed(entry: CatalogueEntry, { city }: CityUnderCheck): string[] {
  const prefix = `${city.key}-`;
  if (!entry.id.startsWith(prefix) || !slugPattern.test(entry.id)) {
    return [`isn't ${prefix} and a slug of a-z, 0-9 and single hyphens`];
  }
  const slug = entry.id.slice(prefix.length);
  const names = [entry.name, ...(entry.localName === undefined ? [] : [entry.localName])];
  return names.some((name) => isSlugOf(slug, name)) ? [] : [`isn't made of the words of ${names.join(' or ')}, in their order`];
}

/** C02: an id is unique in the whole catalogue, and is the slug of the city's key and of the name or local name. */
export const checkIds = eachEntry('C02', (entry, subject, context) => [
  ...(isTaken(entry, context) ? ['is the id of several entries'] : []),
  ...misnamed(entry, subject),
]);
