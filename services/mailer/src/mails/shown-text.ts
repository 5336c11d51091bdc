/** Whatever ends a line or turns the direction of what follows. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\s\u202a-\u202e\u2066-\u2069]+/gu;

/** A mail client turns this into a link, whether we mark it up or not. */
const looksLikeLink = /[/\\@:]|\bwww\b|[\p{L}\p{N}-][.．。]\p{L}{2,}/iu;

/**
 * Text of a stranger as it may stand in a mail of ours: on one line, and replaced when it could be a link, since anybody can
 * have us write to anybody's address ("Dear claim-your-prize.example").
 */
export function shownText(text: string, instead: string): string {
  const line = text.replace(unseen, ' ').trim();
  return line === '' || looksLikeLink.test(line) ? instead : line;
}
