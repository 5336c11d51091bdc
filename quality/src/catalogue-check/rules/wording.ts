import { type CatalogueEntry, type CheckContext, type CityUnderCheck, eachEntry } from '../check.js';
import { emptyPhrasesIn } from '../texts/empty-phrases.js';
import { describingTextsOf, proseOf, textsOf } from '../texts/entry-texts.js';

const description = { least: 60, most: 320 };
const tip = { least: 15, most: 200 };

function isOutside({ length }: string, { least, most }: typeof tip): boolean {
  return length < least || length > most;
}

function lengthProblems(entry: CatalogueEntry): string[] {
  return [
    ...(isOutside(entry.description, description)
      ? [`has a description of ${entry.description.length} characters, not ${description.least} to ${description.most}`]
      : []),
    ...entry.tips.filter((text) => isOutside(text, tip)).map((text) => `has a tip not of ${tip.least} to ${tip.most} characters: ${text}`),
  ];
}

function namesCity(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** A text that names another city was written for that city, or compares the two. A street named after a city needs an exception. */
function otherCities(entry: CatalogueEntry, { city }: CityUnderCheck, { catalogue, exceptions }: CheckContext): string[] {
  const others = catalogue.map((each) => each.city.name).filter((name) => name !== city.name);
  return proseOf(entry).flatMap(({ field, text }) =>
    others
      .filter((name) => namesCity(text, name))
      .filter((name) => !exceptions.otherCityNamed.some((known) => known.id === entry.id && known.city === name))
      .map((name) => `names ${name} in its ${field}`),
  );
}

/** C16, first half: texts have the right length, no empty phrases, name no other city, and use typographic apostrophes. */
export const checkWording = eachEntry('C16', (entry, subject, context) => [
  ...lengthProblems(entry),
  ...describingTextsOf(entry).flatMap(({ field, text }) => emptyPhrasesIn(text).map((phrase) => `says "${phrase}" in its ${field}`)),
  ...textsOf(entry)
    .filter(({ text }) => /['`´]/.test(text))
    .map(({ field, text }) => `has a straight apostrophe in its ${field}: ${text}`),
  ...otherCities(entry, subject, context),
]);
