import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that depends on the texts alone, so that a seed reproduces a plan on every machine. */
export function seededFraction(...texts: string[]): number {
  return createHash('sha256').update(texts.join('\u0000')).digest().readUInt32BE(0) / 2 ** 32;
}
