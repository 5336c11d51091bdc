/** Characters that are invisible but could split an address: joiners, fillers, direction marks, selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Everything that ends a line or looks like a space, including the braille blank. */
const blank = /[\p{Cc}\p{Z}\s\u2800]+/gu;

/** Characters of names. Others (slashes, symbols, emoji) don't belong in a greeting. */
const ordinary = /^[\p{L}\p{M}\p{Nd} .,'’`´·・‧־׳-]*$/u;

/** Texts that mail clients turn into links, even without markup; `xn--` starts an encoded domain. "J.R." doesn't match. */
const looksLikeLink = /\bwww\b|xn--|\.(?=\p{L}[\p{L}\p{M}])/iu;

/** A phone number or code in any spacing: three digits or more. "2nd" and "99" are parts of names. */
const looksLikeNumber = /\p{N}(?:\P{N}*\p{N}){2}/u;
/** Longer than a year or a postal code. */
const looksLikePhone = /\p{N}(?:\P{N}*\p{N}){6}/u;

/** Numbers in words or in symbols of other scripts, codes in capitals, and Roman numerals longer than a monarch's. */
const spelledNumber =
  /(?:[零〇一二三四五六七八九十百千壹贰叁肆伍陆柒捌玖拾].*){3}|(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine|hundred)\b.*){2}/iu;
const code = /\p{Lu}{5,}|[IVXLCDM]{6,}/u;

/** Seven words or more are a sentence; "Your account is locked" is one, too, and no first name. */
const tooManyWords = /(?:\S+ ){6}/u;
const tooManyForGreeting = /(?:\S+ ){3}/u;

const longestCharacters = 40;

/**
 * Makes a stranger's text safe for our mails (docs/rules/waitlist-and-mails.md#text-of-strangers): one line, normalised characters (NFKC),
 * and replaced by `instead` when it could be a link, a phone number or a message of its own. Anybody can have us write to any address
 * ("Dear claim-your-prize.example").
 */
export function shownText(text: string, instead: string): string {
  const line = text.normalize('NFKC').replace(invisible, '').replace(blank, ' ').trim();
  const refused =
    !ordinary.test(line) || [looksLikeLink, looksLikeNumber, spelledNumber, code, tooManyWords].some((pattern) => pattern.test(line));
  return line === '' || refused || [...line].length > longestCharacters ? instead : line;
}

/** The first line of a mail. */
export function greetingTo(name: string): string {
  const shown = shownText(name, 'there');
  return `Hello ${tooManyForGreeting.test(shown) ? 'there' : shown},`;
}

/**
 * A username as it may stand in a mail, or undefined: it has an alphabet of its own, but `www.evil.example` and `call-0800-123` are in it,
 * and anybody can register with the address of somebody else. Where the owner needs it the mail says that the address will do as well.
 *
 * @param isVerified the address is verified. A mail scanner may have done that, so links and phone numbers are left out all the same.
 */
export function shownUsername(username: string, isVerified = false): string | undefined {
  if (isVerified) {
    return looksLikeLink.test(username) || looksLikePhone.test(username) ? undefined : username;
  }
  // An underscore is no character of names. A hyphen can be, but also stands between the words of a sentence.
  const readings = [username.replace(/_+/g, ' '), username.replace(/[_-]+/g, ' ')];
  return readings.every((reading) => shownText(reading, '') !== '') ? username : undefined;
}
