/** True when the readable hint cookie says that somebody is signed in; the session cookie itself can't be read by script. */
export function hasSessionHint(cookies: string = typeof document === 'undefined' ? '' : document.cookie): boolean {
  return cookies.split(/;\s*/).includes('signed_in=1');
}
