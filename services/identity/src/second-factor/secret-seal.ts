import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';

const algorithm = 'aes-256-gcm';
const version = '1';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Secrets as they are stored: encrypted and authenticated, for one user. */
export type SecretSeal = {
  seal(secret: Buffer, userId: string): string;
  /** Undefined when no key of ours has sealed this for this user: a row that was moved to somebody else can't be opened. */
  open(sealed: string, userId: string): OpenedSecret | undefined;
};

/** `isOutdated`: sealed with another key than today's. */
export type OpenedSecret = { secret: Buffer; isOutdated: boolean };

function cipherKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'second-factor', keyBytes));
}

function about(userId: string): Buffer {
  return Buffer.from(`second-factor:${userId}`);
}

function openWith(key: string, sealed: Buffer, userId: string): Buffer | undefined {
  const [iv, secret, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, -tagBytes), sealed.subarray(-tagBytes)];
  const decipher = createDecipheriv(algorithm, cipherKey(key), iv, { authTagLength: tagBytes }).setAAD(about(userId)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(secret), decipher.final()]);
  } catch {
    // Another key, another user, or changed.
    return undefined;
  }
}

/** Every key of the purpose opens, the first seals. */
export function createSecretSeal(keys: Pick<KeyRing, 'purposeKeys'>): SecretSeal {
  return {
    seal(secret, userId) {
      const iv = randomBytes(ivBytes);
      const [key] = keys.purposeKeys('secondFactor');
      const cipher = createCipheriv(algorithm, cipherKey(key), iv, { authTagLength: tagBytes }).setAAD(about(userId));
      const sealed = Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${sealed.toString('base64url')}`;
    },
    open(sealed, userId) {
      const [form, text = ''] = sealed.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if (form !== version || bytes.length <= ivBytes + tagBytes) {
        return undefined;
      }
      const [first, ...others] = keys.purposeKeys('secondFactor');
      const secret = openWith(first, bytes, userId);
      if (secret !== undefined) {
        return { secret, isOutdated: false };
      }
      const old = others.map((key) => openWith(key, bytes, userId)).find((opened) => opened !== undefined);
      return old && { secret: old, isOutdated: true };
    },
  };
}
