/** `Romantic, dolce vita` of the id `romantic-dolce-vita`: the ids are public, but not what the guide says about them. */
export function moodWords(id: string): string {
  const [first = '', ...others] = id.split('-');
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}, ${others.join(' ')}`;
}
