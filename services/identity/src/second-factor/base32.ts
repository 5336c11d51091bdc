/** The alphabet of RFC 4648, in which apps take their secrets. */
export const appAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Crockford's: without the letters that are taken for digits when somebody copies them by hand. */
export const writtenAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Bytes in base32, five bits a character, without padding.
 *
 * @param bytes a multiple of five
 */
export function encodeBase32(bytes: Buffer, alphabet: string): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (group) => alphabet.charAt(Number.parseInt(group, 2)));
}
