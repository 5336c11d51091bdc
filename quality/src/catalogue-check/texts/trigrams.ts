import { foldedWords } from './fold.js';

/** The groups of three letters of a text's words, each word with two spaces before and one after, as PostgreSQL's pg_trgm has them. */
export type Trigrams = ReadonlySet<string>;

/** Takes a text apart; accents and case don't count. */
export function trigramsOf(text: string): Trigrams {
  const found = new Set<string>();
  for (const word of foldedWords(text)) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) {
      found.add(padded.slice(start, start + 3));
    }
  }
  return found;
}

/** 0..1: the trigrams that two texts share, of all that they have. */
export function similarity(a: Trigrams, b: Trigrams): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const trigram of small) {
    if (large.has(trigram)) {
      shared += 1;
    }
  }
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}
