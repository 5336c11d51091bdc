import { randomBytes } from 'node:crypto';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { encodeBase32, writtenAlphabet } from './base32.js';

const codesOfUser = 10;
/** 16 characters. */
const codeBytes = 10;

const written = new RegExp(`^[${writtenAlphabet}]{16}$`);

/** Ten new recovery codes of 80 random bits, in groups of four characters. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: codesOfUser }, () => encodeBase32(randomBytes(codeBytes), writtenAlphabet).replace(/.{4}(?=.)/g, '$&-'));
}

/** A typed recovery code in the form that is hashed: whatever its case and its groups, and with letters that were meant as digits. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return written.test(code) ? code : undefined;
}

/** A typed code of an app. */
export function readAppCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** Hashes what `readRecoveryCode` reads, one after the other: all at once would take every turn. @throws 503 when too many wait */
export async function hashRecoveryCodes(codes: readonly string[], hasher: Pick<PasswordHasher, 'hash'>): Promise<string[]> {
  const hashes: string[] = [];
  for (const code of codes) {
    hashes.push(await hasher.hash(code.replaceAll('-', '')));
  }
  return hashes;
}
