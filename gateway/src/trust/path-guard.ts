/** The route to which ambiguous paths are rewritten; it answers 400. */
export const refusedPath = '/refused-path';

const encodedSeparator = /%2f|%5c|\\/i;
const encodedControl = /%[01][0-9a-f]|%7f/i;
const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const broken = /%(?![0-9a-f]{2})/i;
/** Longer than any name of a city, page or asset. */
const tooLong = /[^/]{201}/;

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The first segment decides which service is called; no client of ours encodes anything in it. */
const encodedFirst = /^\/[^/]*%/;

const refusals = [encodedFirst, encodedSeparator, encodedControl, dotSegment, broken, tooLong];

/**
 * Refuses encoded slashes, backslashes, control characters, dot segments, fragments and broken escapes, which router, proxy and services
 * would read differently. It runs before any of them reads the path.
 */
export function guardPath(requestUrl: string): string {
  const path = requestUrl.split('?', 1)[0] ?? '';
  const clean = !requestUrl.includes('#') && path.startsWith('/') && !refusals.some((refused) => refused.test(path)) && decodes(path);
  return clean ? requestUrl : refusedPath;
}
