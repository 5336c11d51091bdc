/** Whether the readable hint cookie says that the visitor is signed in; scripts can't read the session cookie itself. */
export function hasSessionHint(cookies: string = typeof document === 'undefined' ? '' : document.cookie): boolean {
  return cookies.split(/;\s*/).includes('signed_in=1');
}
