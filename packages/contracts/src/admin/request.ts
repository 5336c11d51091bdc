import * as z from 'zod/mini';
import { typedText } from '../typed-text.js';
import { adminMessages, mostListedUsers, userOrders } from './endpoints.js';

const { unreadable } = adminMessages;

/** Whom a page believes to be its administrator; it is only held against the session. */
const actor = z.optional(z.string(unreadable));

const wholeNumber = (most: number) => z.int(unreadable).check(z.minimum(1, unreadable), z.maximum(most, unreadable));

/** Without `page`, the first 1,000. */
export const listUsersRequest = z.object({
  username: actor,
  /** Words that begin a part of the username, the name or the address, in any case. */
  search: z.optional(typedText(100, { invalid: unreadable, tooLong: unreadable, characters: unreadable })),
  order: z.optional(z.enum(userOrders, unreadable)),
  /** Only these, e.g. those whom a log names; whoever is gone is missing. */
  ids: z.optional(
    z
      .array(z.string(unreadable).check(z.regex(/^[0-9a-f]{24}$/, unreadable)), unreadable)
      .check(z.maxLength(mostListedUsers.ofPage, unreadable)),
  ),
  /** Only administrators. */
  isAdmin: z.optional(z.literal(true, unreadable)),
  /** From 1. */
  page: z.optional(wholeNumber(10_000)),
  pageSize: z._default(wholeNumber(mostListedUsers.ofPage), 50),
});

export type ListUsersRequest = z.input<typeof listUsersRequest>;

export const setAdminRequest = z.object({ username: actor, isAdmin: z.boolean(unreadable) });

export type SetAdminRequest = z.infer<typeof setAdminRequest>;
