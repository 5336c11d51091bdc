import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Creating a key object takes longer than signing, and a process uses few keys. */
const maxCached = 100;
const keyObjects = new Map<string, KeyObject>();

function keyObject(key: string): KeyObject {
  const known = keyObjects.get(key);
  if (known !== undefined) {
    return known;
  }
  if (keyObjects.size >= maxCached) {
    keyObjects.clear();
  }
  const made = createSecretKey(key, 'utf8');
  keyObjects.set(key, made);
  return made;
}

/** Characters of a full MAC. */
const wholeLength = 43;

/** HMAC-SHA256 in base64url, optionally truncated to `length` characters. */
export function macOf(text: string, key: string, length = wholeLength): string {
  return createHmac('sha256', keyObject(key)).update(text).digest('base64url').slice(0, length);
}

/** Whether any of the keys made this MAC, compared in constant time. */
export function macFits(text: string, mac: string, keys: readonly string[], length = wholeLength): boolean {
  return mac.length === length && keys.some((key) => isEqualText(mac, macOf(text, key, length)));
}

/** Compares secrets in constant time. */
export function isEqualText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
