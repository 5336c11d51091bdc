import * as z from 'zod/mini';

/**
 * No control characters, lone surrogates or marks that change the direction of writing: the text is shown beside other text, in mails, in
 * CSV files and to administrators.
 */
const ordinaryCharacters = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]*$/u;

/** Text that a visitor typed on one line, at most `maxLength` characters without the spaces around it. May be empty. */
export function typedText(maxLength: number, messages: { invalid: string; tooLong: string; characters: string }) {
  const { invalid, tooLong, characters } = messages;
  return z.string(invalid).check(z.trim(), z.maxLength(maxLength, tooLong), z.regex(ordinaryCharacters, characters));
}

/** The same for a field that must not be empty. */
export function requiredText(maxLength: number, messages: { required: string; tooLong: string; characters: string }) {
  const { required, tooLong, characters } = messages;
  return typedText(maxLength, { invalid: required, tooLong, characters }).check(z.minLength(1, required));
}

/** A mail address of valid form. */
export function typedEmail(message: string) {
  return z.pipe(z.string(message).check(z.trim(), z.maxLength(254, message)), z.email(message));
}

/**
 * The honeypot of a form, its field `website`: people leave it empty. Anything else is accepted and read as `filled`, since a refusal would
 * tell a robot where the trap is.
 */
export const honeypot = z.catch(z.optional(z.string().check(z.maxLength(0))), 'filled');
