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

/** 0 unless every word matches. */
function rank(words: readonly string[], entry: Entry): number {
  const worths = words.map((word) => worthOf(word, entry));
  return worths.some((value) => value === 0) ? 0 : worths.reduce((sum, value) => sum + value, kindWorth[entry.kind]);
}

/** Entries that contain every word of the query, as words or prefixes, the best first; the sort is stable. */
export function findEntries(query: string, entries: readonly Entry[]): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) {
    return [];
  }
  return entries
    .map((entry) => ({ entry, value: rank(words, entry) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ entry }) => entry);
}
