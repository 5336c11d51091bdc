const marks = /\p{M}/gu;

/**
 * Lower case without accents, letter by letter, so that positions in the folded text equal those in the original: `É` becomes
 * `e`.
 */
export function foldLetters(text: string): string {
  return Array.from(text, (letter) => {
    const folded = letter.normalize('NFD').replace(marks, '').toLowerCase();
    // A letter whose folded form has another length is kept, because it would shift all positions after it.
    return folded.length === letter.length ? folded : letter;
  }).join('');
}

/** The folded words of a text: `Café-crème, 7` gives `cafe`, `creme`, `7`. */
export function foldedWords(text: string): string[] {
  return foldLetters(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
}
