/** A turn of phrase that a reader notices when it comes back; `share` is the largest part of a city's texts that may have it. */
export type Tic = { name: string; pattern: RegExp; share: number };

const usualShare = 0.03;

function word(name: string, words: string, share = usualShare): Tic {
  return { name, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu'), share };
}

/** A closed list. The house of a name (`Leighton House`) counts, too, so it may be said more often. */
export const tics: readonly Tic[] = [
  word('still', 'still'),
  word('once', 'once'),
  word('somebody', '(?:some|any|every)(?:body|one)|nobody|no one'),
  word('half the', 'half the'),
  word('like a', 'like an?'),
  word('house', 'house', 0.04),
];
