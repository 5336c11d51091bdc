/** Widths of Inter's letters in ems, rounded up; a capital or a sign that isn't here is as wide as the widest of its kind. */
const kinds: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[ijlïîí.,:;!|’‘' ]/, 0.31],
  [/[frt()[\]/1-]/, 0.46],
  [/[mM—…Œæ%@]/, 1],
  [/[wW]/, 1],
  [/[A-ZÀ-Ý&]/, 0.73],
];
const otherEms = 0.6;

/** About how wide a text is, in ems; never less than it is. */
export function emsOf(text: string): number {
  return Array.from(text, (letter) => kinds.find(([letters]) => letters.test(letter))?.[1] ?? otherEms).reduce((sum, ems) => sum + ems, 0);
}

/** A text that fits into a width: somewhat smaller, or else cut after a word. */
export function fitText(text: string, width: number, size: { most: number; least: number }): { text: string; size: number } {
  const wanted = Math.floor(width / emsOf(text));
  if (wanted >= size.least) {
    return { text, size: Math.min(size.most, wanted) };
  }
  const words = text.split(' ');
  const shorter = words
    .map(
      (_word, index) =>
        `${words
          .slice(0, words.length - index)
          .join(' ')
          .replace(/[^\p{L}\p{N}]+$/u, '')}…`,
    )
    .slice(1)
    .find((candidate) => emsOf(candidate) * size.least <= width);
  const letters = Array.from(text).slice(0, Math.floor(width / size.least));
  return { text: shorter ?? `${letters.join('')}…`, size: size.least };
}
