import type { City } from '@city-genie/city-data/city';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { hasSessionHint } from '../api/session-hint.js';
import type { PaymentStatus, SessionStatus } from './access-slice.js';
import type { RootState } from './store.js';

/**
 * Who is here, for guards: `unasked` and `checking` wait for the server's reply, only `anonymous` may be sent to log in, and
 * `unknown` is an outage. Without the hint cookie the server isn't asked (`SessionPart`).
 */
export function selectSessionStatus({ access }: RootState): SessionStatus {
  const status = access?.status ?? 'unasked';
  return status === 'unasked' && !hasSessionHint() ? 'anonymous' : status;
}

/** The signed-in user, if any. */
export function selectCurrentUser({ access }: RootState): CurrentUser | null {
  return access?.user ?? null;
}

/** Whether the signed-in user has yet to pay, as far as it is known; undefined for everybody else. */
export function selectPayment({ access }: RootState): PaymentStatus | undefined {
  return access?.user ? access.payment : undefined;
}

/** Until when everything stays open to a signed-in visitor whose last payment has failed, in epoch seconds; null for everybody else. */
export function selectGraceUntil({ access }: RootState): number | null {
  return access?.user ? access.graceUntil : null;
}

/** Whether the server asks a signed-in visitor, who isn't an admin, to pay. */
export function selectNeedsPayment(state: RootState): boolean {
  return selectPayment(state) === 'needed';
}

/** Whether the signed-in user has changed their subscription since the page was loaded: then they know how it stands. */
export function selectHasDecided({ access }: RootState): boolean {
  return access?.hasDecided ?? false;
}

/** How many sessions have ended while their user was here. */
export function selectEndedSessions({ access }: RootState): number {
  return access?.endedSessions ?? 0;
}

/** How many answers have left the page without a user. */
export function selectGuestAnswers({ access }: RootState): number {
  return access?.guestAnswers ?? 0;
}

type CityAccess = 'open' | 'checking' | 'restricted' | 'payment' | 'unknown';

const accessByPayment = { settled: 'open', needed: 'payment', checking: 'checking', unknown: 'unknown' } as const;

/** What to show of a city. Cosmetic: the server decides about the content (docs/rules/access.md#the-site-follows-the-server). */
export function selectCityAccess(state: RootState, city: City): CityAccess {
  if (city.access === 'free') {
    return 'open';
  }
  const payment = selectPayment(state);
  if (payment) {
    return accessByPayment[payment];
  }
  // Prerendered pages show the preview, so it stays until the server is asked.
  return selectSessionStatus(state) === 'checking' ? 'checking' : 'restricted';
}
