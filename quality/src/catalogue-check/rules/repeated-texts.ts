import { type CatalogueEntry, type Check, type CheckContext, type CityUnderCheck, entriesOf, type Finding } from '../check.js';
import { proseOf } from '../texts/entry-texts.js';
import { comparableSentences } from '../texts/sentences.js';
import { isMoreSimilar, type Trigrams, trigramsOf } from '../texts/trigrams.js';

const tooSimilar = 0.6;

type Described = { id: string; trigrams: Trigrams };

function sentencesOf(entry: CatalogueEntry): string[] {
  return proseOf(entry).flatMap(({ text }) => comparableSentences(text));
}

/** Entries of the cities that precede this one in the catalogue, so that of two equal texts only the later is reported, once. */
function entriesBefore({ city }: CityUnderCheck, { catalogue }: CheckContext): CatalogueEntry[] {
  const place = catalogue.findIndex((each) => each.city.key === city.key);
  return catalogue.slice(0, Math.max(0, place)).flatMap(({ content }) => entriesOf(content));
}

/** No sentence occurs twice, neither in two entries nor within one. */
const checkSentences: Check = (subject, context) => {
  const firstUse = new Map<string, string>();
  for (const earlier of entriesBefore(subject, context)) {
    for (const sentence of sentencesOf(earlier)) {
      firstUse.set(sentence, earlier.id);
    }
  }
  const findings: Finding[] = [];
  for (const { id, sentence } of entriesOf(subject.content).flatMap((entry) =>
    sentencesOf(entry).map((text) => ({ id: entry.id, sentence: text })),
  )) {
    const user = firstUse.get(sentence);
    if (user === undefined) {
      firstUse.set(sentence, id);
    } else {
      findings.push({ code: 'C16', id, text: `has a sentence of ${user === id ? 'its own again' : user}: ${sentence}` });
    }
  }
  return findings;
};

/** No description is a paraphrase of another. */
const checkDescriptions: Check = (subject, context) => {
  const described = ({ id, description }: CatalogueEntry): Described => ({ id, trigrams: trigramsOf(description) });
  const before = entriesBefore(subject, context).map(described);
  const own = entriesOf(subject.content).map(described);
  return own.flatMap(({ id, trigrams }, index) =>
    [...before, ...own.slice(0, index)]
      .filter((earlier) => isMoreSimilar(trigrams, earlier.trigrams, tooSimilar))
      .map((earlier): Finding => ({ code: 'C16', id, text: `has nearly the description of ${earlier.id}` })),
  );
};

/** C16, second half: no entry repeats the texts of another. */
export const checkRepeatedTexts: Check = (subject, context) => [
  ...checkSentences(subject, context),
  ...checkDescriptions(subject, context),
];
