import { paths } from '../../app/paths.js';
import type { LoggedIn } from './login-rules.js';

/** Only its origin matters; the site's own isn't known while it is prerendered. */
const here = 'https://site.invalid';

/**
 * A path of this site, or undefined: whoever writes a link decides what is in its query. Parsed, because browsers read a backslash as a
 * slash and leave out line breaks, so that `/\evil.example` would lead away.
 */
export function sameSitePath(target: string | null): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, here)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(target, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** The pages of the own account, which users have before they pay, or while their payment is on its way. */
const accountPaths: readonly string[] = [paths.account, paths.confirmEmail, paths.subscriptionSuccess];

const isOfAccount = (target: string | undefined): boolean => target !== undefined && accountPaths.includes(new URL(target, here).pathname);

/** Where a login leads: administrators and subscribers to where they wanted to go, others to their account if they wanted that, to pay, or home. */
export function pathAfterLogin({ user, status }: LoggedIn, redirect: string | null): string {
  const target = sameSitePath(redirect);
  if (user.isAdmin || status?.success || isOfAccount(target)) {
    return target ?? paths.home;
  }
  return status?.needsPayment ? paths.subscribe : paths.home;
}
