import { macOf } from './mac.js';

/** 132 bits: collisions don't happen by chance. */
const hashLength = 22;

/**
 * Replaces a text that identifies a person, such as an address. Equal texts have equal hashes under one key; without the key nobody can
 * find the text by trying all. Hashes are stored, so the function must not change. 22 characters of base64url.
 */
export function keyedHash(text: string, key: string): string {
  return macOf(text, key, hashLength);
}
