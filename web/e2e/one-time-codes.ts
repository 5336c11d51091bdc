import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;
/** A code is on its way for less than this. */
const marginMs = 8000;

function bytesOf(base32: string): Buffer {
  const bits = [...base32.replaceAll(' ', '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * An authenticator app that never shows a code twice, since each is good once: it may use the one before and the one after that of now, as
 * an app with a wrong clock would.
 */
export function authenticator(secret: string): () => Promise<string> {
  let last = 0;
  return async () => {
    // The oldest that is still good when it arrives.
    const step = Math.max(last + 1, Math.floor((Date.now() + marginMs) / stepMs) - 1);
    while (step > Math.floor(Date.now() / stepMs) + 1) {
      await wait(1000);
    }
    last = step;
    return codeAt(secret, step);
  };
}
