import { foldedWords } from './fold.js';

/** Shorter ones are plain facts ("Cash only."), which two entries may well share. */
const leastWords = 3;

/** Their full stop ends no sentence. */
const abbreviations = /\b(St|Ste|Dr|Mr|Mrs|No|Mt)\./g;

/** The sentences of a text as they are compared: folded words, no punctuation. */
export function comparableSentences(text: string): string[] {
  return text
    .replace(abbreviations, '$1')
    .split(/[.!?…]+(?:\s|$)/u)
    .map(foldedWords)
    .filter((words) => words.length >= leastWords)
    .map((words) => words.join(' '));
}
