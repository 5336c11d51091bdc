import { z } from 'zod';

/** Carries the caller token between processes. The gateway drops whatever a client sends under this name. */
export const callerHeader = 'x-cg-caller';
export const requestIdHeader = 'x-request-id';
export const sessionCookie = 'sid';
/** The cookie of a session between registration and payment, or between password and second factor. */
export const pendingCookie = 'sid_pending';
/** Tells the site's scripts that there may be a session; they can't read the session cookies. */
export const hintCookie = 'signed_in';

/** SHA-256 of a session cookie's value, in hex; identifies a session everywhere outside the browser. */
export const sessionHash = z.string().regex(/^[0-9a-f]{64}$/);

/** The signed-in user as identity knows them. */
export const sessionUser = z.object({
  userId: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  /** Epoch seconds until which paid content is open; null = not entitled (docs/rules/access.md#entitled-until). */
  entitledUntil: z.number().nullable(),
  /** Increases with every change of rights. */
  version: z.number().int(),
  /** An administrator who has to set up a second factor before acting as one. */
  mustSetUpSecondFactor: z.literal(true).optional(),
});

export type SessionUser = z.infer<typeof sessionUser>;

/**
 * What a pending session may be used for; for everything else its holder is anonymous
 * (docs/rules/sessions-and-callers.md#kinds-of-sessions).
 */
const pendingPurposes = ['subscription', 'second_factor'] as const;

/** What a full session adds to its user. */
const fullSession = {
  /** Epoch seconds of the last login, or the last proof, of this session; missing in sessions from before there was step-up. */
  provedAt: z.number().int().optional(),
};

const pendingSession = z.object({ kind: z.literal('pending'), purpose: z.enum(pendingPurposes), userId: z.string() });

/** A session as identity knows it. Sessions from before `kind` existed are full ones. */
export const knownSession = z.union([pendingSession, sessionUser.extend({ ...fullSession, kind: z.literal('user').default('user') })]);

export type KnownSession = z.infer<typeof knownSession>;

/**
 * Who is calling. `unknown`: a session cookie came, but the session couldn't be looked up (docs/rules/access.md#unknown-callers).
 * `sessionHash` tells a service that ends sessions which one.
 */
export const caller = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({ kind: z.literal('unknown') }),
  pendingSession.extend({ sessionHash }),
  sessionUser.extend({ ...fullSession, kind: z.literal('user'), sessionHash }),
]);

export type Caller = z.infer<typeof caller>;
export type SignedInCaller = Extract<Caller, { kind: 'user' }>;

/** What a process signs for one request to another process. */
export const callerToken = z.object({
  /** The process that signed: the gateway, or a service that calls in its own name. */
  issuer: z.string(),
  audience: z.string(),
  method: z.string(),
  /** Decoded path without the query. */
  path: z.string(),
  requestId: z.string(),
  /** Epoch seconds. */
  issuedAt: z.number(),
  /** Address of the client, as determined by `TRUST_PROXY_HOPS`. */
  ip: z.string(),
  /** SHA-256 of the body in base64url, where the signature covers it. */
  bodyHash: z.string().optional(),
  who: caller,
});

export type CallerToken = z.infer<typeof callerToken>;

/** Redis key of a session's copy; only identity writes it. The braces keep both keys in one slot of a Redis Cluster. */
export function sessionCacheKey(sidHash: string): string {
  return `session:{${sidHash}}`;
}

/** Redis key that identity sets while it reads a session for the copy; without it the copy is not written. */
export function sessionFillKey(sidHash: string): string {
  return `session-fill:{${sidHash}}`;
}
