import { z } from 'zod';
import { auditLogPage, auditLogQuery } from '../admin/audit.js';
import { messageReply } from '../auth/routes.js';
import { defineRoute } from '../route.js';
import { requiredText, typedText } from '../typed-text.js';
import * as calls from './endpoints.js';
import * as requests from './request.js';

export const joinWaitlistRoute = defineRoute(calls.joinWaitlist, { body: requests.waitlistRequest, reply: messageReply });

export const confirmWaitlistRoute = defineRoute(
  calls.confirmWaitlist,
  {
    body: requests.waitlistToken,
    /** The cities for which the address is on the list. */
    reply: messageReply.extend({ cities: z.array(z.string()) }),
  },
  ['invalid_token'],
);

export const leaveWaitlistRoute = defineRoute(calls.leaveWaitlist, { querystring: requests.waitlistToken, reply: messageReply }, [
  'invalid_token',
]);

export const openUnsubscribeRoute = defineRoute(calls.openUnsubscribe, { querystring: requests.waitlistToken });

/** An entry as administrators see it. Times are ISO 8601 in UTC. */
export const listedEntry = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  city: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(calls.entryStatuses),
  confirmedAt: z.iso.datetime().optional(),
  /** The last invitation. */
  invitedAt: z.iso.datetime().optional(),
  /** Whether it can be invited now: it waits for no confirmation, and wasn't invited within the last day. */
  canBeInvited: z.boolean(),
});

export type ListedEntry = z.infer<typeof listedEntry>;

const { unreadable } = calls.waitlistMessages;
const typed = { invalid: unreadable, tooLong: unreadable, characters: unreadable };
const filter = {
  /** Words that begin a part of the name or the address, in any case. */
  search: z.optional(typedText(100, typed)),
  /** In any spelling of a city that we know; others as they were typed, in any case. */
  city: z.optional(requiredText(80, { ...typed, required: unreadable })),
  status: z.enum(calls.entryStatuses, unreadable).optional(),
};

export const listWaitlistRoute = defineRoute(calls.listWaitlist, {
  /** Without `page`, the first 1,000. */
  querystring: z.object({
    ...filter,
    order: z.enum(calls.entryOrders, unreadable).optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(calls.mostListedEntries.ofPage).default(50),
  }),
  reply: z.object({
    success: z.literal(true),
    entries: z.array(listedEntry),
    /** How many entries match. */
    total: z.number().int(),
    page: z.number().int().optional(),
  }),
});

/** Entries of a city. `confirmed` and `invited` are parts of `total`. */
const cityDemand = z.object({ city: z.string(), total: z.number().int(), confirmed: z.number().int(), invited: z.number().int() });

export const readWaitlistFiguresRoute = defineRoute(calls.readWaitlistFigures, {
  querystring: z.object({ days: z.coerce.number().int().min(1).max(400).default(30) }),
  reply: z.object({
    success: z.literal(true),
    total: z.number().int(),
    confirmed: z.number().int(),
    /** Within the last 7 × 24 hours. */
    thisWeek: z.number().int(),
    /** The cities with most entries, at most 50, most first. */
    cities: z.array(cityDemand),
    /** Days in UTC, the oldest first, those without sign-ups too. */
    /** `confirmed`: of those who joined that day. Who has left, or never confirmed, is in none of these. */
    days: z.array(z.object({ date: z.iso.date(), joined: z.number().int(), confirmed: z.number().int() })),
  }),
});

export const exportWaitlistRoute = defineRoute(calls.exportWaitlist, {
  querystring: z.object(filter),
  reply: z.unknown(),
});

export const inviteEntriesRoute = defineRoute(calls.inviteEntries, {
  body: requests.inviteRequest,
  reply: messageReply.extend({
    /** Ids of those who were invited. */
    invited: z.array(z.string()),
    /** Ids of those who weren't: unconfirmed, invited within the last day (for another city, too), or gone. */
    skipped: z.array(z.string()),
  }),
});

export const readWaitlistAuditRoute = defineRoute(calls.readWaitlistAudit, { querystring: auditLogQuery, reply: auditLogPage });
