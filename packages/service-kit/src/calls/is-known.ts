/**
 * Whether a client has this version already, as its `If-None-Match` says: one tag, several or `*`, compared weakly (RFC 9110, 13.1.2).
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (ifNoneMatch ?? '').split(',').map(bare);
  return known.includes('*') || known.includes(bare(etag));
}
