import type { City } from '@city-genie/city-data/city';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { hasSessionHint } from '../api/session-hint.js';
import type { SessionStatus } from './access-slice.js';
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

/** Whether the server has asked a signed-in visitor, who isn't an admin, to pay. */
export function selectNeedsPayment({ access }: RootState): boolean {
  return access?.user ? !access.user.isAdmin && access.paymentRequired : false;
}

type CityAccess = 'open' | 'checking' | 'restricted' | 'payment';

/** What to show of a city. Cosmetic: the server decides about the content (docs/rules/access.md#the-site-follows-the-server). */
export function selectCityAccess(state: RootState, city: City): CityAccess {
  if (city.access === 'free') {
    return 'open';
  }
  switch (selectSessionStatus(state)) {
    case 'user':
      return selectNeedsPayment(state) ? 'payment' : 'open';
    case 'checking':
      return 'checking';
    // Prerendered pages show the preview, so it stays until the server is asked.
    case 'unasked':
    case 'anonymous':
    case 'unknown':
      return 'restricted';
  }
}
