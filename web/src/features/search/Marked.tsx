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
  for (const { index, 0: found } of foldLetters(composed).matchAll(pattern)) {
    pieces.push({ text: composed.slice(end, index), hit: false }, { text: composed.slice(index, index + found.length), hit: true });
    end = index + found.length;
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
