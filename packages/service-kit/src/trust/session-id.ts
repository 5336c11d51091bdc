import { createHash, randomBytes } from 'node:crypto';
import { macFits, macOf } from './mac.js';

/*
 * A session cookie's value: 256 random bits and, behind them, the beginning of their MAC. So the gateway tells a cookie that was made up
 * from one that identity gave out without asking anybody.
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

/** Whether identity gave out this value. `old`: it may have, before its values carried a MAC; identity knows the few that are left. */
export function isIssuedSessionId(value: string, keys: readonly string[]): 'yes' | 'no' | 'old' {
  const [, random, mac] = whole.exec(value) ?? [];
  if (random === undefined || mac === undefined) {
    return randomPart.test(value) ? 'old' : 'no';
  }
  return macFits(macInput(random), mac, keys, macLength) ? 'yes' : 'no';
}

/** SHA-256 in hex: under which a session is stored. */
export function hashSessionId(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
