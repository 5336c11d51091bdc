import { notedSignOut, signedOutText } from './signed-out-note.js';

/** Why somebody is asked to log in, where the site knows more than that a page needs it. */
const reasons = {
  ended: 'Your session has ended. Log in to go on where you were.',
  newPassword: 'Your password is changed. Log in with the new one.',
} as const;

/** The state of a navigation to the login page, which then says why. The browser keeps it, so no link from elsewhere can have it. */
export const loginReason = (reason: keyof typeof reasons) => ({ loginReason: reason });

function knownReason(state: unknown): string | undefined {
  const reason = typeof state === 'object' && state !== null && 'loginReason' in state ? state.loginReason : undefined;
  return reason === 'ended' || reason === 'newPassword' ? reasons[reason] : undefined;
}

/**
 * Why one is on the login page, in one line, if there is anything to say. `state` is that of the navigation; `leadsOn`: another page is
 * wanted. `message` is that of the address, where anybody may have put it, so what follows from it claims nothing.
 */
export function reasonText(state: unknown, leadsOn: boolean, message: string | null): string | undefined {
  if (notedSignOut() === 'done') {
    return `${signedOutText}.`;
  }
  const known = knownReason(state);
  if (known !== undefined || message === 'payment-complete') {
    return known ?? 'Please verify your email, then log in.';
  }
  return leadsOn ? 'Log in to go on to the page that you wanted.' : undefined;
}
