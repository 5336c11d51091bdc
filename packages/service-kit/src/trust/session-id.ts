import { createHash, randomBytes } from 'node:crypto';
import { macFits, macOf } from './mac.js';

/*
 * A session cookie's value: 256 random bits, followed by the beginning of their MAC. So the gateway recognises made-up cookies without a
 * look-up (docs/rules/sessions-and-callers.md#session-cookies-carry-a-mac).
 */

const randomPart = /^[\w-]{43}$/;
const whole = /^([\w-]{43})([\w-]{22})$/;
/** 132 bits. */
const macLength = 22;

const macInput = (random: string): string => `session-cookie:${random}`;

/** A new value of a session cookie. */
export function issueSessionId(key: string): string {
  const random = randomBytes(32).toString('base64url');
  return `${random}${macOf(macInput(random), key, macLength)}`;
}

/** Whether identity issued this value. `old`: the form of values without a MAC; only identity knows the few that are left. */
export function isIssuedSessionId(value: string, keys: readonly string[]): 'yes' | 'no' | 'old' {
  const [, random, mac] = whole.exec(value) ?? [];
  if (random === undefined || mac === undefined) {
    return randomPart.test(value) ? 'old' : 'no';
  }
  return macFits(macInput(random), mac, keys, macLength) ? 'yes' : 'no';
}

/** SHA-256 in hex; the id under which a session is stored. */
export function hashSessionId(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
