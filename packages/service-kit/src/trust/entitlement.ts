import type { SessionUser } from '@city-genie/contracts/internal/caller';
import { type Clock, epochSeconds } from '../clock.js';

/** The only check that ends a paid or grace period, by comparing times (docs/rules/access.md#entitled-until). */
export function isEntitled(user: Pick<SessionUser, 'entitledUntil'>, clock: Clock): boolean {
  return user.entitledUntil !== null && user.entitledUntil > epochSeconds(clock);
}
