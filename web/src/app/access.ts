import type { City } from '@city-genie/city-data/city';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { RootState } from './store.js';

/** The signed-in user, if any. */
export function selectCurrentUser({ access }: RootState): CurrentUser | null {
  return access?.user ?? null;
}

/** Whether the server has asked a signed-in visitor, who isn't an admin, to pay. */
export function selectNeedsPayment({ access }: RootState): boolean {
  return access?.user ? !access.user.isAdmin && access.paymentRequired : false;
}

export type CityAccess = 'open' | 'checking' | 'restricted' | 'payment';

/** What to show of a city. Cosmetic: the server decides about the content (docs/rules/access.md#the-site-follows-the-server). */
export function selectCityAccess(state: RootState, city: City): CityAccess {
  if (city.access === 'free') {
    return 'open';
  }
  if (!state.access?.user) {
    return state.access?.checking ? 'checking' : 'restricted';
  }
  return selectNeedsPayment(state) ? 'payment' : 'open';
}
