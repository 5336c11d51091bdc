import { type CallerToken, sessionUser } from '@city-genie/contracts/internal/caller';
import { z } from 'zod';
import { macFits, macOf } from './mac.js';

/*
 * Version 1 of the token, `payload.signature`, from before each pair had its own key; all processes shared one. It is read and written only
 * while a key file holds such keys, so that processes of both versions can run side by side during a rollout.
 */

const tokenV1 = z.object({
  audience: z.string(),
  method: z.string(),
  path: z.string(),
  requestId: z.string(),
  issuedAt: z.number(),
  ip: z.string(),
  session: z.union([sessionUser, z.literal('anonymous'), z.literal('unknown')]),
});

/** Version 1 had no session hash; no service used it then. */
const noSession = '0'.repeat(64);

function toWho(session: z.infer<typeof tokenV1>['session']): CallerToken['who'] {
  return typeof session === 'string' ? { kind: session } : { kind: 'user', sessionHash: noSession, ...session };
}

function toSession({ who }: CallerToken): z.infer<typeof tokenV1>['session'] {
  switch (who.kind) {
    case 'user':
      return sessionUser.parse(who);
    case 'unknown':
      return 'unknown';
    default:
      // Version 1 had no pending sessions; their holders counted as anonymous.
      return 'anonymous';
  }
}

/** @throws Error when there is no key for this call */
export function signV1(token: CallerToken, keys: readonly string[]): string {
  const [key] = keys;
  if (key === undefined) {
    throw new Error(`${token.issuer} has no key for calls to ${token.audience}`);
  }
  const { audience, method, path, requestId, issuedAt, ip } = token;
  const payload = Buffer.from(JSON.stringify({ audience, method, path, requestId, issuedAt, ip, session: toSession(token) }));
  const text = payload.toString('base64url');
  return `${text}.${macOf(text, key)}`;
}

/** The token in the current form, or undefined when it is invalid. Its issuer counts as the gateway, which issued almost all of them. */
export function verifyV1(header: string, keys: readonly string[]): CallerToken | undefined {
  const [payload = '', signature = ''] = header.split('.');
  if (!macFits(payload, signature, keys)) {
    return undefined;
  }
  const token = tokenV1.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!token.success) {
    return undefined;
  }
  const { session, ...rest } = token.data;
  return { ...rest, issuer: 'gateway', who: toWho(session) };
}
