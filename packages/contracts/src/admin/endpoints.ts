import { type ClientLimit, defineEndpoint } from '../endpoint.js';

/** Messages that the dashboard and the server share. */
export const adminMessages = {
  otherAdmin: 'This page was opened by another administrator. Please reload it',
  ownRights: 'You can’t change your own rights',
  ownAccount: 'You can delete your own account on your account page',
  unknownUser: 'There is no such user any more',
  granted: 'User granted admin privileges',
  removed: 'User removed from admin privileges',
  unreadable: 'This could not be read',
  deleted: (username: string) => `User "${username}" has been deleted successfully`,
  listed: (total: number) => `${total} ${total === 1 ? 'user' : 'users'}`,
} as const;

/** How many users one reply has at most: without a page, and with one. */
export const mostListedUsers = { whole: 1000, ofPage: 100 } as const;

/** How users are sorted; names and addresses from A to Z, or from Z to A. */
export const userOrders = ['newest', 'oldest', 'username', 'username_desc', 'email', 'email_desc'] as const;

/** What administrators read: far more than somebody needs who scrolls and searches, and few enough that no script keeps the database busy. */
export const listings: ClientLimit = {
  name: 'admin-listings',
  points: 300,
  durationSeconds: 60,
  per: 'caller',
  counts: 'requests',
  message: 'That was a lot at once. Please try again in a moment.',
  variable: 'LIMIT_ADMIN_LISTINGS_PER_MINUTE',
};

/** What administrators change: users, reported places, and whom they invite, up to 100 at once. */
export const changes: ClientLimit = {
  name: 'admin-changes',
  points: 120,
  durationSeconds: 900,
  per: 'caller',
  counts: 'requests',
  message: 'That was a lot of changes. Please try again later.',
  variable: 'LIMIT_ADMIN_CHANGES',
};

/** Users, newest first unless another order is asked for. It changes nothing, and is a POST as the product's table of calls has it. */
export const listUsers = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/admin/users', access: 'admin', limit: listings });

/** Gives another user the rights of an administrator, or takes them. */
export const setAdmin = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/admin/users/:id/admin',
  access: 'admin',
  needsStepUp: 'always',
  limit: changes,
});

/** Deletes another user, and everything about them in every service. */
export const deleteUser = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  url: '/api/admin/users/:id',
  access: 'admin',
  needsStepUp: 'always',
  timeoutMs: 8000,
  limit: changes,
});

/** Who did what to accounts and sessions, newest first. */
export const readAuditLog = defineEndpoint({
  service: 'identity',
  method: 'GET',
  url: '/api/admin/audit',
  access: 'admin',
  limit: listings,
});
