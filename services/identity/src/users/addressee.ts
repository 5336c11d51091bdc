import type { UserRow } from './user-model.js';

/** What our mails to a user say of them. */
export function addresseeOf({ email: to, firstName, username, emailVerified: isVerified }: UserRow) {
  return { to, firstName, username, isVerified };
}
