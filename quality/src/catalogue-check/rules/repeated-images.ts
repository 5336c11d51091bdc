import { eachEntry } from '../check.js';
import { type EntryText, reasonsOf } from '../texts/entry-texts.js';
import { foldedWords } from '../texts/fold.js';

/** So many words in a row are an image, not chance. */
const runLength = 4;
const articles = new Set(['a', 'an', 'the']);

function runsOf(text: string): string[] {
  const words = foldedWords(text).filter((word) => !articles.has(word));
  return words.slice(0, 1 - runLength).map((_, start) => words.slice(start, start + runLength).join(' '));
}

/** The first run of words that two texts share. */
function sharedRun(a: EntryText, b: EntryText): string | undefined {
  const runs = new Set(runsOf(a.text));
  return runsOf(b.text).find((run) => runs.has(run));
}

/** C27: the reasons of an entry, those of the hour included, don't use an image twice: no two share four words in a row. */
export const checkRepeatedImages = eachEntry('C27', (entry) =>
  reasonsOf(entry).flatMap((reason, index, all) =>
    all.slice(0, index).flatMap((earlier) => {
      const run = sharedRun(earlier, reason);
      return run === undefined ? [] : [`has “${run}” in its ${earlier.field} and in its ${reason.field}`];
    }),
  ),
);
