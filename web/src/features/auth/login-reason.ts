import { notedSignOut, signedOutText } from './signed-out-note.js';

/** Why somebody is asked to log in, where the site knows more than that a page needs it. */
const reasons = {
  ended: 'Your session has ended. Log in to go on where you were.',
  newPassword: 'Your password is changed. Log in with the new one.',
} as const;

/** Whether an unknown value, such as the state of a navigation, has fields to look at. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The state of a navigation to the login page by who has registered and paid, as the server has said; `mailedTo` is where the link went that
 * confirms the address.
 */
export const paidReason = (mailedTo?: string) => ({ loginReason: 'paid', ...mailedToState(mailedTo) });

/** The state of a navigation on the way from the registration to there. */
export const mailedToState = (mailedTo: string | undefined) => (mailedTo === undefined ? {} : { mailedTo });

/** What `mailedToState` has put into the state of a navigation. */
export function mailedToIn(state: unknown): string | undefined {
  return isRecord(state) && typeof state.mailedTo === 'string' ? state.mailedTo : undefined;
}

function paidText(mailedTo: string | undefined): string {
  const link = mailedTo === undefined ? 'Open the link that we have mailed you' : `Open the link that we have mailed to ${mailedTo}`;
  return `Your payment has arrived. ${link}, then log in: every city is open to you.`;
}

/** The state of a navigation to the login page, which then says why. The browser keeps it, so no link from elsewhere can have it. */
export const loginReason = (reason: keyof typeof reasons) => ({ loginReason: reason });

function knownReason(state: unknown): string | undefined {
  const reason = isRecord(state) ? state.loginReason : undefined;
  if (reason === 'paid') {
    return paidText(mailedToIn(state));
  }
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
