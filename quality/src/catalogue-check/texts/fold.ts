/** Letters that Unicode doesn't take apart. */
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

/** Lower case, accents dropped, ligatures and the like spelt out; everything else stays. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => ligatures.get(letter) ?? letter);
}

/** The words of a text, folded; an apostrophe doesn't part a word. */
export function foldedWords(text: string): string[] {
  return foldLetters(text)
    .replace(/['’ʼ]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
