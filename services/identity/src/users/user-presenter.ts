import type { ListedUser } from '@city-genie/contracts/admin/routes';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { SessionUser } from '@city-genie/contracts/internal/caller';
import type { UserRow } from './user-model.js';

/** The only place where a user becomes JSON for people. */
export function presentUser(user: Omit<UserRow, 'passwordHash' | 'searchWords'>): CurrentUser {
  const { username, firstName, lastName, email, country, isAdmin, emailVerified, subscriptionPlan, subscriptionStatus } = user;
  return {
    id: String(user._id),
    username,
    firstName,
    lastName,
    email,
    country,
    isAdmin,
    emailVerified,
    subscriptionPlan,
    subscriptionStatus,
  };
}

/** The part of a user that the gateway and other services may know. */
export function presentSessionUser(user: UserRow, { adminsNeedSecondFactor }: { adminsNeedSecondFactor: boolean }): SessionUser {
  return {
    userId: String(user._id),
    username: user.username,
    isAdmin: user.isAdmin,
    entitledUntil: user.entitledUntil,
    version: user.version,
    ...(adminsNeedSecondFactor && user.isAdmin && !user.hasSecondFactor && { mustSetUpSecondFactor: true }),
  };
}

/** A user as administrators see them. */
export function presentListedUser(user: Omit<UserRow, 'passwordHash' | 'searchWords'>): ListedUser {
  return { ...presentUser(user), createdAt: user.createdAt.toISOString(), hasSecondFactor: user.hasSecondFactor ?? false };
}
