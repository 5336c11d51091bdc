import { createHash } from 'node:crypto';

/** A page or file in every useful encoding, ready to send. */
export type Resource = {
  contentType: string;
  cacheControl: string;
  etag: string;
  /** Instead of those of all replies. */
  headers: Readonly<Record<string, string>>;
  identity: Buffer;
  gzip?: Buffer;
  br?: Buffer;
};

/** Equal contents have equal tags; weak ones, since each stands for all encodings of its content. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
