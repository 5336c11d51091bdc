/** The route that every path goes to which no route may see; it answers 400. */
export const refusedPath = '/refused-path';

const encodedSeparator = /%2f|%5c|%00|\\/i;
const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const broken = /%(?![0-9a-f]{2})/i;

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Encoded slashes, backslashes, NUL, dot segments and broken escapes would be read differently by the router, the proxy and
 * a service, so they are refused before the first of them reads the path.
 */
export function guardPath(requestUrl: string): string {
  const path = requestUrl.split('?', 1)[0] ?? '';
  const clean = path.startsWith('/') && !encodedSeparator.test(path) && !dotSegment.test(path) && !broken.test(path) && decodes(path);
  return clean ? requestUrl : refusedPath;
}
