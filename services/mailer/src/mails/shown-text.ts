/** Takes no room and turns up nowhere, but can stand in the middle of an address: joiners, fillers, direction marks, selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Whatever ends a line or looks like a space (a blank of braille does). */
const blank = /[\p{Cc}\p{Z}\s\u2800]+/gu;

/** What names are written with; what isn't here (slashes, signs, pictures) has no place in a greeting. */
const ordinary = /^[\p{L}\p{M}\p{Nd} .,'’`´·・‧־׳-]*$/u;

/** A mail client turns this into a link, whether we mark it up or not; `xn--` is how a domain hides its letters. "J.R." is none. */
const looksLikeLink = /\bwww\b|xn--|\.(?=\p{L}[\p{L}\p{M}])/iu;

/** A phone number or a code, however it is spaced: "2nd" and "99" are parts of names, three digits anywhere are not. */
const looksLikeNumber = /\p{N}(?:\P{N}*\p{N}){2}/u;

/** The same in words or in signs of other scripts; a code in capitals; a Roman number longer than a king's. */
const spelledNumber =
  /(?:[零〇一二三四五六七八九十百千壹贰叁肆伍陆柒捌玖拾].*){3}|(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine|hundred)\b.*){2}/iu;
const code = /\p{Lu}{5,}|[IVXLCDM]{6,}/u;

/** More is a sentence. */
const tooManyWords = /(?:\S+ ){6}/u;

const longestCharacters = 40;

/**
 * Text of a stranger as it may stand in a mail of ours: on one line, in its ordinary characters (NFKC), and replaced when it
 * could be a link, a number to call or a message of its own, since anybody can have us write to anybody's address ("Dear
 * claim-your-prize.example").
 */
export function shownText(text: string, instead: string): string {
  const line = text.normalize('NFKC').replace(invisible, '').replace(blank, ' ').trim();
  const refused =
    !ordinary.test(line) || [looksLikeLink, looksLikeNumber, spelledNumber, code, tooManyWords].some((pattern) => pattern.test(line));
  return line === '' || refused || [...line].length > longestCharacters ? instead : line;
}
