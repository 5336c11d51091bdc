/** Letters that Unicode normalization doesn't decompose. */
const ligatures: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** Lower case, without accents, with ligatures and similar letters spelt out; everything else unchanged. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => ligatures.get(letter) ?? letter);
}

/** The folded words of a text; an apostrophe doesn't split a word. */
export function foldedWords(text: string): string[] {
  return foldLetters(text)
    .replace(/['’ʼ]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
