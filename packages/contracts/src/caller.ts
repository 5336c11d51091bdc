import { z } from 'zod';

/** D67: the gateway's word on who is calling. Whatever a client sends under this name is deleted. */
export const callerHeader = 'x-cg-caller';
export const requestIdHeader = 'x-request-id';
export const sessionCookie = 'sid';

/** The signed-in user as identity knows it; what the Redis read-through entry holds. */
export const sessionUser = z.object({
  userId: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  /** Epoch seconds until which paid content is open; null = not (D17). */
  entitledUntil: z.number().nullable(),
  version: z.number().int(),
});

export type SessionUser = z.infer<typeof sessionUser>;

/** What the gateway signs for one request to one service. */
export const callerToken = z.object({
  audience: z.string(),
  method: z.string(),
  /** Decoded path without the query. */
  path: z.string(),
  requestId: z.string(),
  /** Epoch seconds. */
  issuedAt: z.number(),
  /** Address of the client as `TRUST_PROXY_HOPS` says. */
  ip: z.string(),
  /** `unknown`: a session cookie came, but nobody could be asked whose it is. */
  session: z.union([sessionUser, z.literal('anonymous'), z.literal('unknown')]),
});

export type CallerToken = z.infer<typeof callerToken>;

/** Reply of identity's internal resolve: whose session this hash is. */
export const resolveReply = z.object({ session: sessionUser.nullable() });
export const resolvePath = '/internal/sessions/resolve';
export const resolveRequest = z.object({ sidHash: z.string().regex(/^[0-9a-f]{64}$/) });

/** Redis read-through entry of a session (design §3); identity alone writes it. */
export function sessionCacheKey(sidHash: string): string {
  return `session:${sidHash}`;
}
