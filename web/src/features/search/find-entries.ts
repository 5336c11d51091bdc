import type { Entry } from './entries.js';
import { foldedWords } from './fold.js';

/** Score of a match: by field, and as a whole word or a prefix. */
const worth = {
  title: { whole: 12, start: 9 },
  keywords: { whole: 7, start: 5 },
  text: { whole: 3, start: 2 },
  more: { whole: 1.5, start: 1 },
} as const;

const kindWorth: Readonly<Record<Entry['kind'], number>> = {
  City: 1.5,
  Mood: 1,
  Place: 0.6,
  'In the guide': 0.9,
  Highlight: 0.5,
  'Local culture': 0.3,
  'Best time': 0.3,
};

const fields = ['title', 'keywords', 'text', 'more'] as const;

/** Words of a question that say nothing about what is looked for. */
const fillers = new Set(
  'a an the of in on at to for with and or my me i is are what where which how some any do does things thing something somewhere best place places good'.split(
    ' ',
  ),
);

/** What is looked for; without its fillers, unless nothing is left. */
function wordsOf(query: string): string[] {
  const words = foldedWords(query);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** A word, and its singular. */
const spellings = (word: string) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? [word, word.slice(0, -1)] : [word]);

type Folded = Readonly<Record<(typeof fields)[number], readonly string[]>>;

const folded = new WeakMap<Entry, Folded>();

/** The words of an entry, folded once: every key that is pressed looks at all of them. */
function foldedOf(entry: Entry): Folded {
  const known = folded.get(entry) ?? {
    title: foldedWords(entry.title),
    keywords: foldedWords(entry.keywords),
    text: foldedWords(entry.text),
    more: foldedWords(entry.more ?? ''),
  };
  folded.set(entry, known);
  return known;
}

/** The best score of a word in an entry; 0 when it isn't there. */
function worthOf(word: string, entry: Entry): number {
  const words = foldedOf(entry);
  return Math.max(
    ...fields.map((field) => {
      if (spellings(word).some((spelling) => words[field].includes(spelling))) {
        return worth[field].whole;
      }
      return words[field].some((candidate) => candidate.startsWith(word)) ? worth[field].start : 0;
    }),
  );
}

/** What an entry is found by: above all a city or a mood by its name, then what is called so, then what begins so, then what only mentions it. */
const callings = [
  ({ kind }: Entry, least: number) => least >= (kind === 'City' ? worth.keywords.start : kind === 'Mood' ? worth.title.whole : Infinity),
  (_entry: Entry, least: number) => least >= worth.keywords.whole,
  (_entry: Entry, least: number) => least >= worth.keywords.start,
];

type Match = { entry: Entry; calling: number; value: number };

/** Undefined unless every word matches. */
function matchOf(words: readonly string[], entry: Entry): Match | undefined {
  const worths = words.map((word) => worthOf(word, entry));
  const least = Math.min(...worths);
  const calling = callings.findIndex((isSo) => isSo(entry, least));
  return least === 0
    ? undefined
    : {
        entry,
        calling: calling < 0 ? callings.length : calling,
        value: worths.reduce((sum, value) => sum + value, kindWorth[entry.kind]),
      };
}

/**
 * Entries that contain every word of the query, as words or prefixes, the best first. Of those that are called alike, what is open comes before
 * what isn't: a museum that one may not plan is a poor answer to “museum”; and first the city, by its key, from
 * which one came. The sort is stable.
 */
export function findEntries(query: string, entries: readonly Entry[], from?: string): Entry[] {
  const standing = ({ isOpen, city }: Entry) => (isOpen ? 2 : 0) + (city.key === from ? 1 : 0);
  const words = wordsOf(query);
  if (words.length === 0) {
    return [];
  }
  return entries
    .flatMap((entry) => matchOf(words, entry) ?? [])
    .sort((a, b) => a.calling - b.calling || standing(b.entry) - standing(a.entry) || b.value - a.value)
    .map(({ entry }) => entry);
}
