import type { ReactNode } from 'react';
import { foldedWords, foldLetters } from './fold.js';

/** Pieces of a text; those with `hit` are beginnings of words that match a word of the query. */
export function splitAtHits(text: string, query: string): { text: string; hit: boolean }[] {
  const words = foldedWords(query);
  const composed = text.normalize('NFC');
  if (words.length === 0) {
    return [{ text: composed, hit: false }];
  }
  // Letters and digits only, so nothing needs escaping. The longest first: `romantic` before `rom`.
  const longestFirst = words.toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst})`, 'gu');
  const pieces: { text: string; hit: boolean }[] = [];
  let end = 0;
  const folded = foldLetters(composed);
  for (const { index, 0: found } of folded.text.matchAll(pattern)) {
    // A letter that is folded to two is marked as a whole, also when only the first of them is looked for.
    const [from, to] = [folded.ends[index - 1] ?? 0, folded.ends[index + found.length - 1] ?? composed.length];
    pieces.push({ text: composed.slice(end, from), hit: false }, { text: composed.slice(from, to), hit: true });
    end = to;
  }
  return [...pieces, { text: composed.slice(end), hit: false }].filter((piece) => piece.text !== '');
}

/** A text with the matches of a query highlighted. */
export function Marked({ text, query }: { text: string; query: string }): ReactNode {
  let place = 0;
  return splitAtHits(text, query).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.hit ? (
      <mark key={key} className="rounded-[0.15em] bg-[color-mix(in_oklab,var(--wash-edge)_65%,transparent)] text-inherit">
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}
