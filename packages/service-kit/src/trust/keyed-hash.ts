import { macOf } from './mac.js';

/** 132 bits: no two texts share one by chance. */
const hashLength = 22;

/**
 * What is kept instead of a text that says who somebody is, such as an address: equal texts have equal hashes under one key, and without the
 * key nobody can find a text by trying them all. Hashes are stored, so they must stay as they are. 22 letters of base64url.
 */
export function keyedHash(text: string, key: string): string {
  return macOf(text, key, hashLength);
}
