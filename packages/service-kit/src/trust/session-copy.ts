import { type KnownSession, knownSession } from '@city-genie/contracts/internal/caller';
import { z } from 'zod';
import { type Clock, epochSeconds } from '../clock.js';
import { macFits, macOf } from './mac.js';

/*
 * The copy of a session in Redis carries the user's rights, and several processes can write to Redis. So it counts only with a MAC under
 * the key that identity and the gateway share, for the session in its Redis key, and until its own expiry
 * (docs/rules/sessions-and-callers.md#copies-of-sessions).
 */

const copy = z.object({
  /** Epoch seconds; a copy that is put back later is rejected. */
  until: z.number(),
  session: knownSession,
});

const macInput = (sessionHash: string, payload: string): string => `session-copy:${sessionHash}:${payload}`;

/** @param untilSeconds expiry of the copy, in epoch seconds */
export function sealSessionCopy(sessionHash: string, session: KnownSession, untilSeconds: number, key: string): string {
  const payload = Buffer.from(JSON.stringify({ until: untilSeconds, session })).toString('base64url');
  return `${payload}.${macOf(macInput(sessionHash, payload), key)}`;
}

/** Undefined when identity didn't write the copy for this session, or when it has expired. */
export function openSessionCopy(sessionHash: string, text: string, keys: readonly string[], clock: Clock): KnownSession | undefined {
  const [payload = '', mac = ''] = text.split('.');
  if (!macFits(macInput(sessionHash, payload), mac, keys)) {
    return undefined;
  }
  const read = copy.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return read.success && read.data.until > epochSeconds(clock) ? read.data.session : undefined;
}
