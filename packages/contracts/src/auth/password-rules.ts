/** One requirement of a password: a line of the list beside the field, and the message when it isn't met. */
export type PasswordRule = { id: string; label: string; message: string; isMet: (password: string) => boolean };

const symbols = '!@#$%^&*()_+-=[]';

/** In code points, so that an emoji counts as one. */
const lengthOf = (password: string): number => [...password].length;

const length: PasswordRule = {
  id: 'length',
  label: 'At least 8 characters',
  message: 'Password must be at least 8 characters long',
  isMet: (password) => lengthOf(password) >= 8,
};
const upper: PasswordRule = {
  id: 'upper',
  label: 'An uppercase letter',
  message: 'Password must contain at least one uppercase letter',
  isMet: (password) => /\p{Lu}/u.test(password),
};
const lower: PasswordRule = {
  id: 'lower',
  label: 'A lowercase letter',
  message: 'Password must contain at least one lowercase letter',
  isMet: (password) => /\p{Ll}/u.test(password),
};
const symbol: PasswordRule = {
  id: 'symbol',
  label: `A symbol: ${symbols}`,
  message: `Password must contain at least one symbol (${symbols})`,
  isMet: (password) => [...password].some((character) => symbols.includes(character)),
};
const noSpaces: PasswordRule = {
  id: 'spaces',
  label: 'No spaces',
  message: 'Password cannot contain spaces',
  isMet: (password) => password !== '' && !/\s/u.test(password),
};
const number: PasswordRule = {
  id: 'number',
  label: 'A number',
  message: 'Password must contain at least one number',
  isMet: (password) => /\p{Nd}/u.test(password),
};

/** What a password must be at registration, and when it is changed (docs/rules/accounts.md#passwords). */
export const registrationRules: readonly PasswordRule[] = [length, upper, lower, symbol, noSpaces];

/** What it must be when it is reset: a number in the place of the symbol. */
export const resetRules: readonly PasswordRule[] = [{ ...length, message: 'Password must be at least 8 characters' }, upper, lower, number];

export const longestPassword = 128;

/** The message of the first rule that a password breaks; undefined when it keeps all. */
export function passwordFault(password: string, rules: readonly PasswordRule[]): string | undefined {
  if (lengthOf(password) > longestPassword) {
    return `Please keep your password to ${longestPassword} characters`;
  }
  return rules.find(({ isMet }) => !isMet(password))?.message;
}
