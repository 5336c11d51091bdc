import { createHash } from 'node:crypto';

/** Returns numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * sfc32, a small, fast generator of good quality (C. Doty-Humphrey, PractRand). The numbers depend on the texts alone, on every
 * machine.
 */
export function seededRandom(...texts: readonly string[]): Random {
  const hash = createHash('sha256').update(texts.join('\u0000')).digest();
  let a = hash.readInt32LE(0);
  let b = hash.readInt32LE(4);
  let c = hash.readInt32LE(8);
  let counter = hash.readInt32LE(12);
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
}
