import type { Entry } from './entries.js';
import { foldedWords } from './fold.js';

/** How many letters have to be put in, left out, replaced or swapped with their neighbour to make one word of the other. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** As many slips as are likely in a word of this length; short words are near too many others. */
const slips = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** The entry whose title has the word that was probably meant, if the query has one that nearly is; of equals the first. */
export function nearestTitle(query: string, entries: readonly Entry[]): Entry | undefined {
  const near = foldedWords(query).flatMap((word) =>
    entries.flatMap((entry) =>
      foldedWords(entry.title)
        // A word that is found as it stands isn't what went wrong.
        .map((candidate) => ({ entry, distance: editDistance(word, candidate) }))
        .filter(({ distance }) => distance > 0 && distance <= slips(word)),
    ),
  );
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.entry;
}
