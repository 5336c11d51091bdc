import { pendingCookie, sessionCookie } from '@city-genie/contracts/internal/caller';

/** The name of a cookie that scripts can't read. `__Host-` binds it to this host and to https. */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

export function sessionCookieNames(publicUrl: string): { full: string; pending: string } {
  return { full: cookieName(sessionCookie, publicUrl), pending: cookieName(pendingCookie, publicUrl) };
}
