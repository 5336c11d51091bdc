import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of bodies that are sent, the one preferred first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

const accepts = { br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/, gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/ };

/** What a client takes, by its `accept-encoding`. */
export function encodingsIn(accepted = ''): Encoding[] {
  return encodings.filter((encoding) => accepts[encoding].test(accepted));
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Quick, for what is made while somebody waits. */
export const compress: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (content) => compressGzip(content, { level: 4 }),
};
