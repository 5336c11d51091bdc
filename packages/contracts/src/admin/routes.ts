import { z } from 'zod';
import { currentUserReply, messageReply } from '../auth/routes.js';
import { defineRoute } from '../route.js';
import { auditLogPage, auditLogQuery } from './audit.js';
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

export const readAuditLogRoute = defineRoute(calls.readAuditLog, {
  querystring: auditLogQuery,
  /** The usernames of the users in these entries and of those asked for, by id, as far as they still exist. */
  reply: auditLogPage.extend({ usernames: z.record(z.string(), z.string()) }),
});
