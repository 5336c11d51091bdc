import { type CatalogueEntry, eachEntry } from '../check.js';
import { textsOf } from '../texts/entry-texts.js';

type Script = { name: string; holds(text: string): boolean };

const latin: Script = {
  name: 'Latin letters',
  holds: (text) => (text.match(/\p{L}/gu) ?? []).every((letter) => /\p{Script=Latin}/u.test(letter)),
};

/**
 * By ISO 3166-1 alpha-2, for countries that don't use the Latin script. A local name may also contain Latin letters, as in
 * brands.
 */
const scripts: ReadonlyMap<string, Script> = new Map([
  ['JP', { name: 'kana or kanji', holds: (text) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) }],
  ['CN', { name: 'Chinese characters', holds: (text) => /\p{Script=Han}/u.test(text) }],
]);

function spellingProblems(entry: CatalogueEntry): string[] {
  return textsOf(entry).flatMap(({ field, text }) => [
    ...(text === text.normalize('NFC') ? [] : [`isn't in Unicode's NFC in its ${field}: ${text}`]),
    ...(/\s{2}/.test(text) || text !== text.trim() ? [`has a space too many in its ${field}: ${text}`] : []),
  ]);
}

/** C17: normalized characters, single spaces, and local names in the script of the country. */
export const checkSpelling = eachEntry('C17', (entry, { city }) => {
  const script = scripts.get(city.countryCode) ?? latin;
  const { localName } = entry;
  return [
    ...spellingProblems(entry),
    ...(localName === undefined || script.holds(localName) ? [] : [`has a local name not in ${script.name}: ${localName}`]),
  ];
});
