/**
 * The users that a local stack always has. Their ids are fixed, so that each service can make its own part of them without asking another
 * (docs/rules/accounts.md#demo-users).
 */
export const demoUsers = {
  admin: { id: '64d000000000000000000001', username: 'admin' },
  subscriber: { id: '64d000000000000000000002', username: 'subscriber' },
  unpaid: { id: '64d000000000000000000003', username: 'unpaid' },
} as const;

/** Until when the subscriber has paid, in epoch seconds: the year 2100. */
export const demoEntitledUntil = 4_102_444_800;
