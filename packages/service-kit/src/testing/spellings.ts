const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Ways to write the same path: as it is, with each letter encoded, with each slash doubled, in capitals, and with a slash at its end. */
export function spellingsOf(path: string): string[] {
  const at = (index: number, instead: (character: string) => string) =>
    `${path.slice(0, index)}${instead(path.charAt(index))}${path.slice(index + 1)}`;
  const indexes = [...path].map((_, index) => index);
  const encoded = indexes.filter((index) => path.charAt(index) !== '/').map((index) => at(index, hex));
  const doubled = indexes.filter((index) => path.charAt(index) === '/').map((index) => at(index, () => '//'));
  return [path, ...encoded, ...doubled, path.toUpperCase(), `${path}/`, `/.${path}`, `${path}?x=1`];
}
