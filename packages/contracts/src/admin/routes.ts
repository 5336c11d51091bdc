import { z } from 'zod';
import { currentUserReply, messageReply } from '../auth/routes.js';
import { defineRoute } from '../route.js';
import * as calls from './endpoints.js';
import * as requests from './request.js';

const userId = z.object({ id: z.string().max(64) });

/** A user as administrators see them. Times are ISO 8601 in UTC. */
export const listedUser = currentUserReply.extend({ createdAt: z.iso.datetime(), hasSecondFactor: z.boolean() });

export type ListedUser = z.infer<typeof listedUser>;

export const listUsersRoute = defineRoute(calls.listUsers, {
  body: requests.listUsersRequest,
  reply: z.object({
    success: z.literal(true),
    users: z.array(listedUser),
    /** How many users there are, with a search how many match. */
    total: z.number().int(),
    page: z.number().int().optional(),
    message: z.string(),
  }),
});

export const setAdminRoute = defineRoute(calls.setAdmin, { params: userId, body: requests.setAdminRequest, reply: messageReply }, [
  'conflict',
]);
export const deleteUserRoute = defineRoute(calls.deleteUser, { params: userId, reply: messageReply }, ['conflict']);

const auditId = z.string().regex(/^[\w-]{1,64}$/);

/** An entry of the audit log: ids and words of closed lists alone. */
export const shownAuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ kind: z.string(), id: z.string() }),
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string() }),
  outcome: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  requestId: z.string(),
});

export type ShownAuditEntry = z.infer<typeof shownAuditEntry>;

export const readAuditLogRoute = defineRoute(calls.readAuditLog, {
  querystring: z.object({
    /** The id of whoever did it. */
    actor: auditId.optional(),
    action: z.string().max(64).optional(),
    /** A user's id: what they did, and what was done to them. */
    user: auditId.optional(),
    /** Inclusive. */
    from: z.iso.datetime().optional(),
    /** Exclusive. */
    to: z.iso.datetime().optional(),
    cursor: z.string().max(64).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    success: z.literal(true),
    entries: z.array(shownAuditEntry),
    /** The cursor of the next page; null on the last one. */
    next: z.string().nullable(),
    /** Every action that entries can have. */
    actions: z.array(z.string()),
    /** The usernames of the users in these entries and of those asked for, by id, as far as they still exist. */
    usernames: z.record(z.string(), z.string()),
  }),
});
