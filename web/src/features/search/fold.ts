const marks = /\p{M}/gu;

/** Letters that Unicode doesn't take apart, as they are typed without them: “Sacré-Cœur” is looked for as “sacre coeur”. */
const spelled: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

function foldLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(marks, '').toLowerCase();
  return spelled[plain] ?? plain;
}

/** A folded text, and where the original letter ends that each of its characters stands for. */
export type Folded = { text: string; ends: readonly number[] };

/** Lower case without accents and ligatures: `É` becomes `e`, `œ` becomes `oe`. */
export function foldLetters(original: string): Folded {
  let end = 0;
  const letters = Array.from(original, (letter) => {
    end += letter.length;
    const folded = foldLetter(letter);
    return { folded, ends: Array.from<number>({ length: folded.length }).fill(end) };
  });
  return { text: letters.map(({ folded }) => folded).join(''), ends: letters.flatMap(({ ends }) => ends) };
}

/** The folded words of a text: `Café-crème, 7` gives `cafe`, `creme`, `7`. */
export function foldedWords(text: string): string[] {
  return foldLetters(text.normalize('NFC')).text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
