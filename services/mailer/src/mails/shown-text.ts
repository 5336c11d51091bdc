/** Takes no room and turns up nowhere, but can stand in the middle of an address: joiners, fillers, direction marks, selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Whatever ends a line or looks like a space (a blank of braille does). */
const blank = /[\p{Cc}\p{Z}\s\u2800]+/gu;

/** Half characters, and those that nobody has given a meaning. */
const meaningless = /[\p{Cs}\p{Co}\p{Cn}\ufffc\ufffd]/u;

/** A mail client turns this into a link, whether we mark it up or not; `xn--` is how a domain hides its letters. */
const looksLikeLink = /[/\\@:]|\bwww\b|xn--|[\p{L}\p{N}-][.。]\p{L}{2,}/iu;

/** A phone number or a code, however it is spaced: "2nd" and "99" are parts of names, three digits anywhere are not. */
const looksLikeNumber = /\p{N}(?:\P{N}*\p{N}){2}/u;

const longestCharacters = 40;

/**
 * Text of a stranger as it may stand in a mail of ours: on one line, in its ordinary characters (NFKC), and replaced when it
 * could be a link, a number to call or a message of its own, since anybody can have us write to anybody's address ("Dear
 * claim-your-prize.example").
 */
export function shownText(text: string, instead: string): string {
  const line = text.normalize('NFKC').replace(invisible, '').replace(blank, ' ').trim();
  const refused = [looksLikeLink, looksLikeNumber, meaningless].some((pattern) => pattern.test(line));
  return line === '' || refused || [...line].length > longestCharacters ? instead : line;
}
