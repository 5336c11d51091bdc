import type { ConfirmedFactor } from '../second-factor/factor-model.js';
import { preferencesOf } from '../users/preferences.js';
import type { UserRow } from '../users/user-model.js';

/** Whether an export has this field of a user. A new field without an answer doesn't compile, so that none is forgotten. */
export const isExported: Readonly<Record<keyof UserRow, boolean>> = {
  // It is exported as `id`.
  _id: false,
  username: true,
  firstName: true,
  lastName: true,
  email: true,
  country: true,
  subscriptionPlan: true,
  subscriptionStatus: true,
  entitledUntil: true,
  isAdmin: true,
  emailVerified: true,
  passwordChangedAt: true,
  termsVersion: true,
  termsAcceptedAt: true,
  deviceKinds: true,
  hasSecondFactor: true,
  pendingEmail: true,
  preferences: true,
  expiryToldAt: true,
  createdAt: true,
  updatedAt: true,
  // What nobody may have a copy of, not even the user.
  passwordHash: false,
  // They are made of the names and the address, to find the user by.
  usernameKey: false,
  emailKey: false,
  searchWords: false,
  // They count changes for our own use, and say nothing about the user.
  version: false,
  subscriptionRevision: false,
};

const exportedFields: ReadonlySet<string> = new Set(Object.entries(isExported).flatMap(([name, isIn]) => (isIn ? [name] : [])));

/** A user as an export has them: everything that is kept, apart from secrets and what only finds the user. Times are `Date`. */
export function exportedAccount(user: UserRow): Record<string, unknown> {
  const kept = Object.entries(user).filter(([name]) => exportedFields.has(name));
  return {
    id: String(user._id),
    ...Object.fromEntries(kept),
    hasSecondFactor: user.hasSecondFactor ?? false,
    preferences: preferencesOf(user),
  };
}

/** What an export says of a second factor that is on: nothing that makes a code. */
export function exportedFactor({ confirmedAt, recoveryCodes }: ConfirmedFactor): Record<string, unknown> {
  const used = recoveryCodes.flatMap(({ usedAt }) => (usedAt === undefined ? [] : [usedAt]));
  return { onSince: confirmedAt, recoveryCodesLeft: recoveryCodes.length - used.length, recoveryCodesUsedAt: used };
}
