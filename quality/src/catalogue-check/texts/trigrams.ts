import { foldedWords } from './fold.js';

/** The trigrams of a text's words, each word padded with two spaces before and one after, as in PostgreSQL's pg_trgm. */
export type Trigrams = ReadonlySet<string>;

/** The trigrams of a text, ignoring accents and case. */
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

/** From 0 to 1: the number of shared trigrams divided by the number of all trigrams of both. */
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

/** Whether `similarity` is above `limit`: as soon as too many trigrams are missing, the others aren't looked for. */
export function isMoreSimilar(a: Trigrams, b: Trigrams, limit: number): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  // shared / (a + b - shared) > limit
  const mostMissing = small.size - (limit * (a.size + b.size)) / (1 + limit);
  let missing = 0;
  for (const trigram of small) {
    missing += large.has(trigram) ? 0 : 1;
    if (missing >= mostMissing) {
      return false;
    }
  }
  return missing < mostMissing;
}
