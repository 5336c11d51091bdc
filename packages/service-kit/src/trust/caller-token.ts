import { createHash } from 'node:crypto';
import { type CallerToken, callerToken } from '@city-genie/contracts/internal/caller';
import { type Clock, epochSeconds } from '../clock.js';
import { signV1, verifyV1 } from './caller-token-v1.js';
import type { KeyRing } from './keys.js';
import { macFits, macOf } from './mac.js';

const version = '2';
const maxAgeSeconds = 60;

/** The path as signer and verifier compare it: decoded, without the query. @throws URIError for an invalid escape */
export function callerPath(requestUrl: string): string {
  const path = requestUrl.split('?', 1)[0] ?? '/';
  return decodeURIComponent(path);
}

export function bodyHashOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url');
}

/**
 * `2.payload.signature`: the issuer's statement of who is calling, for one request to one service, signed with the key of that pair. While
 * that key doesn't exist, it is a token of version 1.
 */
export function signCaller(token: CallerToken, keys: KeyRing): string {
  const key = keys.signingKey(token.audience);
  if (key === undefined) {
    return signV1(token, keys.v1Keys());
  }
  const signed = `${version}.${Buffer.from(JSON.stringify(token)).toString('base64url')}`;
  return `${signed}.${macOf(signed, key)}`;
}

export type Expected = { keys: KeyRing; audience: string; method: string; path: string; clock: Clock };

/** A verified token; `isBodyFree`: of version 1, which doesn't cover the body. */
export type VerifiedCaller = CallerToken & { isBodyFree?: true };

/**
 * @returns the caller, or undefined when the header is missing, forged, of another version, older than 60 s, signed with the key of another
 * pair, or meant for another service, method or path.
 */
export function verifyCaller(header: string | string[] | undefined, expected: Expected): VerifiedCaller | undefined {
  if (typeof header !== 'string') {
    return undefined;
  }
  const [first = '', payload, signature, rest] = header.split('.');
  if (payload !== undefined && signature === undefined) {
    const old = verifyV1(header, expected.keys.v1Keys());
    return old && fits(old, expected) ? { ...old, isBodyFree: true } : undefined;
  }
  if (first !== version || !payload || !signature || rest !== undefined) {
    return undefined;
  }
  const token = callerToken.safeParse(parseJson(payload));
  if (!token.success || !fits(token.data, expected)) {
    return undefined;
  }
  // Only keys of the issuer that the payload names are tried, so no process can sign in the name of another.
  return macFits(`${first}.${payload}`, signature, expected.keys.verificationKeys(token.data.issuer)) ? token.data : undefined;
}

function fits(token: CallerToken, { audience, method, path, clock }: Expected): boolean {
  const ageSeconds = epochSeconds(clock) - token.issuedAt;
  return token.audience === audience && token.method === method && token.path === path && Math.abs(ageSeconds) <= maxAgeSeconds;
}

function parseJson(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    // Not JSON, so forged.
    return undefined;
  }
}
