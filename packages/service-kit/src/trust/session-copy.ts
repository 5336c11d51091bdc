import { type KnownSession, knownSession } from '@city-genie/contracts/internal/caller';
import { z } from 'zod';
import { type Clock, epochSeconds } from '../clock.js';
import { macFits, macOf } from './mac.js';

/*
 * The copy of a session in Redis, which holds the rights of everybody and which more than one process can write to. So it is believed only
 * with the MAC of identity's and the gateway's own key, for the session whose key it stands under, and no longer than it says itself.
 */

const copy = z.object({
  /** Epoch seconds; an entry that somebody put back later is worth nothing. */
  until: z.number(),
  session: knownSession,
});

const macInput = (sessionHash: string, payload: string): string => `session-copy:${sessionHash}:${payload}`;

/** @param untilSeconds epoch seconds until which it may be believed */
export function sealSessionCopy(sessionHash: string, session: KnownSession, untilSeconds: number, key: string): string {
  const payload = Buffer.from(JSON.stringify({ until: untilSeconds, session })).toString('base64url');
  return `${payload}.${macOf(macInput(sessionHash, payload), key)}`;
}

/** Undefined for whatever identity didn't write for this session, or not lately. */
export function openSessionCopy(sessionHash: string, text: string, keys: readonly string[], clock: Clock): KnownSession | undefined {
  const [payload = '', mac = ''] = text.split('.');
  if (!macFits(macInput(sessionHash, payload), mac, keys)) {
    return undefined;
  }
  const read = copy.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return read.success && read.data.until > epochSeconds(clock) ? read.data.session : undefined;
}
