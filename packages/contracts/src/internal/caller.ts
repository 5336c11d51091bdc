import { z } from 'zod';

/** The issuer's word on who is calling. Whatever a client sends under this name is deleted. */
export const callerHeader = 'x-cg-caller';
export const requestIdHeader = 'x-request-id';
export const sessionCookie = 'sid';
/** Between registration and payment, or between password and second factor. */
export const pendingCookie = 'sid_pending';

/** SHA-256 of a session cookie's value, in hex: what a session is called everywhere but in the browser. */
export const sessionHash = z.string().regex(/^[0-9a-f]{64}$/);

/** The signed-in user as identity knows it. */
export const sessionUser = z.object({
  userId: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  /** Epoch seconds until which paid content is open; null = not. */
  entitledUntil: z.number().nullable(),
  /** Grows with every change of rights. */
  version: z.number().int(),
});

export type SessionUser = z.infer<typeof sessionUser>;

/** What a pending session is good for; for everything else its holder is nobody. */
export const pendingPurposes = ['subscription', 'second_factor'] as const;

const pendingSession = z.object({ kind: z.literal('pending'), purpose: z.enum(pendingPurposes), userId: z.string() });

/** What identity knows of a session. Before sessions had kinds all of them were users'. */
export const knownSession = z.union([pendingSession, sessionUser.extend({ kind: z.literal('user').default('user') })]);

export type KnownSession = z.infer<typeof knownSession>;

/**
 * Who is calling. `unknown`: a session cookie came, but nobody could be asked whose it is. A service that ends sessions finds
 * in `sessionHash` which one.
 */
export const caller = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({ kind: z.literal('unknown') }),
  pendingSession.extend({ sessionHash }),
  sessionUser.extend({ kind: z.literal('user'), sessionHash }),
]);

export type Caller = z.infer<typeof caller>;
export type SignedInCaller = Extract<Caller, { kind: 'user' }>;

/** What one process signs for one request to another. */
export const callerToken = z.object({
  /** The process that signed: the gateway, or a service that calls on its own behalf. */
  issuer: z.string(),
  audience: z.string(),
  method: z.string(),
  /** Decoded path without the query. */
  path: z.string(),
  requestId: z.string(),
  /** Epoch seconds. */
  issuedAt: z.number(),
  /** Address of the client as `TRUST_PROXY_HOPS` says. */
  ip: z.string(),
  /** SHA-256 of the body in base64url, for calls whose body is bound. */
  bodyHash: z.string().optional(),
  who: caller,
});

export type CallerToken = z.infer<typeof callerToken>;

/** Redis read-through entry of a session; identity alone writes it. The braces keep both keys in one slot of a Redis Cluster. */
export function sessionCacheKey(sidHash: string): string {
  return `session:{${sidHash}}`;
}

/** What identity holds in Redis while it reads a session for such an entry: without it nothing is written. */
export function sessionFillKey(sidHash: string): string {
  return `session-fill:{${sidHash}}`;
}
