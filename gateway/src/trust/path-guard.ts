/** The route that every path goes to which no route may see; it answers 400. */
export const refusedPath = '/refused-path';

const encodedSeparator = /%2f|%5c|\\/i;
const encodedControl = /%[01][0-9a-f]|%7f/i;
const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const broken = /%(?![0-9a-f]{2})/i;
/** Longer than any name of a city, a page or an asset. */
const tooLong = /[^/]{201}/;

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Which service a call belongs to stands in its first segment; no client of ours encodes anything there. */
const encodedFirst = /^\/[^/]*%/;

const refusals = [encodedFirst, encodedSeparator, encodedControl, dotSegment, broken, tooLong];

/**
 * Encoded slashes, backslashes, control characters, dot segments, fragments and broken escapes would be read differently by the router,
 * the proxy and a service, so they are refused before the first of them reads the path.
 */
export function guardPath(requestUrl: string): string {
  const path = requestUrl.split('?', 1)[0] ?? '';
  const clean = !requestUrl.includes('#') && path.startsWith('/') && !refusals.some((refused) => refused.test(path)) && decodes(path);
  return clean ? requestUrl : refusedPath;
}
