const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Spellings of one path: as it is, each letter encoded, each slash doubled, upper case, and with a trailing slash. */
export function spellingsOf(path: string): string[] {
  const at = (index: number, instead: (character: string) => string) =>
    `${path.slice(0, index)}${instead(path.charAt(index))}${path.slice(index + 1)}`;
  const indexes = [...path].map((_, index) => index);
  const encoded = indexes.filter((index) => path.charAt(index) !== '/').map((index) => at(index, hex));
  const doubled = indexes.filter((index) => path.charAt(index) === '/').map((index) => at(index, () => '//'));
  return [path, ...encoded, ...doubled, path.toUpperCase(), `${path}/`, `/.${path}`, `${path}?x=1`];
}
