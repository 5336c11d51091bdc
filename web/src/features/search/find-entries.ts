import type { Entry } from './entries.js';
import { foldedWords } from './fold.js';

/** Score of a match: by field, and as a whole word or a prefix. */
const worth = {
  title: { whole: 12, start: 9 },
  keywords: { whole: 7, start: 5 },
  text: { whole: 3, start: 2 },
} as const;

const kindWorth: Readonly<Record<Entry['kind'], number>> = { City: 1.5, Mood: 1, Highlight: 0.5, 'Local culture': 0.3, 'Best time': 0.3 };

const fields = ['title', 'keywords', 'text'] as const;

/** The best score of a word in an entry; 0 when it isn't there. */
function worthOf(word: string, entry: Entry): number {
  return Math.max(
    ...fields.map((field) => {
      const words = foldedWords(entry[field]);
      if (words.includes(word)) {
        return worth[field].whole;
      }
      return words.some((candidate) => candidate.startsWith(word)) ? worth[field].start : 0;
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
  const words = foldedWords(query);
  if (words.length === 0) {
    return [];
  }
  return entries
    .map((entry) => ({ entry, value: rank(words, entry) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ entry }) => entry);
}
