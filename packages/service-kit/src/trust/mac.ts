import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Turning a key into a key object takes longer than a signature, and a process knows few keys. */
const mostRemembered = 100;
const keyObjects = new Map<string, KeyObject>();

function keyObject(key: string): KeyObject {
  const known = keyObjects.get(key);
  if (known !== undefined) {
    return known;
  }
  if (keyObjects.size >= mostRemembered) {
    keyObjects.clear();
  }
  const made = createSecretKey(key, 'utf8');
  keyObjects.set(key, made);
  return made;
}

/** Letters of a whole MAC. */
const wholeLength = 43;

/** HMAC-SHA256 in base64url, or as many letters of its beginning. */
export function macOf(text: string, key: string, length = wholeLength): string {
  return createHmac('sha256', keyObject(key)).update(text).digest('base64url').slice(0, length);
}

/** Whether any of the keys made this MAC of this length; told in constant time. */
export function macFits(text: string, mac: string, keys: readonly string[], length = wholeLength): boolean {
  return mac.length === length && keys.some((key) => isEqualText(mac, macOf(text, key, length)));
}

/** Compares secrets without telling by the time it takes how much of them is right. */
export function isEqualText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
