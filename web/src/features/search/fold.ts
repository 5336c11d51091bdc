const marks = /\p{M}/gu;

/** Lower case and without accents, letter by letter, so that places in the folded text are places in the text: `É` is `e`. */
export function foldLetters(text: string): string {
  return Array.from(text, (letter) => {
    const folded = letter.normalize('NFD').replace(marks, '').toLowerCase();
    // What becomes longer or nothing would move all that follows.
    return folded.length === letter.length ? folded : letter;
  }).join('');
}

/** The words of a text, folded: `Café-crème, 7` is `cafe`, `creme`, `7`. */
export function foldedWords(text: string): string[] {
  return foldLetters(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
}
