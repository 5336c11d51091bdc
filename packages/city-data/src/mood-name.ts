const spellings: ReadonlyMap<string, string> = new Map([['cozy', 'Cosy']]);

function capital(word: string): string {
  return spellings.get(word) ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** The name of a mood by its id: `Romantic & Dolce Vita` of `romantic-dolce-vita`, as its guide calls it. */
export function moodNameOf(id: string): string {
  const [first = '', ...others] = id.split('-').map(capital);
  return `${first} & ${others.join(' ')}`;
}
