import { foldedWords } from './fold.js';

/** Shorter sentences are plain facts ("Cash only."), which two entries may share. */
const leastWords = 3;

/** Abbreviations whose full stop doesn't end a sentence. */
const abbreviations = /\b(St|Ste|Dr|Mr|Mrs|No|Mt)\./g;

/** The sentences of a text in the form in which they are compared: folded words without punctuation. */
export function comparableSentences(text: string): string[] {
  return text
    .replace(abbreviations, '$1')
    .split(/[.!?…]+(?:\s|$)/u)
    .map(foldedWords)
    .filter((words) => words.length >= leastWords)
    .map((words) => words.join(' '));
}
