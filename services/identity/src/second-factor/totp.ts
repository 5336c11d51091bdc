import { createHmac } from 'node:crypto';
import { isEqualText } from '@city-genie/service-kit/trust/mac';
import { appAlphabet, encodeBase32 } from './base32.js';

/** What authenticator apps take for granted, so nothing of it can be chosen. */
const digitsOfApps = 6;
const stepMs = 30_000;
/** Clocks differ, and typing takes its time: the code before and the code after count as well. */
const drift = [-1, 0, 1] as const;

/** RFC 4226: the one-time password of a counter. */
export function hotp(secret: Buffer, counter: number, digits = digitsOfApps): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of 30 seconds to which this time belongs; RFC 6238 takes it as the counter. */
export function stepAt(timeMs: number): number {
  return Math.floor(timeMs / stepMs);
}

/** The steps around this time whose code this is, the latest first; as a rule one or none. */
export function stepsOf(code: string, secret: Buffer, timeMs: number): number[] {
  const steps = drift.map((distance) => stepAt(timeMs) + distance);
  return steps.filter((step) => isEqualText(code, hotp(secret, step))).reverse();
}

/** A secret as people type it into an app that can't read pictures. */
export function shownSecret(secret: Buffer): string {
  return encodeBase32(secret, appAlphabet);
}

const issuer = encodeURIComponent('City Genie');

/** A secret as apps read it from a picture. */
export function setupUri(secret: Buffer, username: string): string {
  const parameters = `secret=${shownSecret(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${digitsOfApps}&period=${stepMs / 1000}`;
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?${parameters}`;
}
