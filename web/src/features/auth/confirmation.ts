import * as z from 'zod/mini';

/** The second field of a new password. */
export const confirmation = z.string().check(z.minLength(1, 'Please confirm your password'));

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Both passwords are equal; said at the second one, also while other fields are still wrong. */
export function matches<Name extends string>(name: Name) {
  return z.refine<Record<Name | 'confirmPassword', string>>((fields) => fields[name] === fields.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
    when: ({ value }) => typeof value === 'object' && value !== null && 'confirmPassword' in value && isFilled(value.confirmPassword),
  });
}
