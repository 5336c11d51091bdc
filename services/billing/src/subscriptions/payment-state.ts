import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';
import type { Caller } from '@city-genie/contracts/internal/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import { isEntitled } from '@city-genie/service-kit/trust/entitlement';
import { entitledUntil, graceUntil } from './entitled-until.js';
import type { SubscriptionRow } from './subscription-model.js';

const admin: SubscriptionStatus = { success: true, status: 'admin', needsPayment: false, subscription: null, graceUntil: null };

/** Whether what a user has is open now. */
export function isOpen(row: SubscriptionRow | null, clock: Clock): boolean {
  return row !== null && isEntitled({ entitledUntil: entitledUntil(row) }, clock);
}

/** Whether somebody still has to pay, as the site is told; administrators never have to. */
export function paymentState(who: Caller, row: SubscriptionRow | null, clock: Clock): SubscriptionStatus {
  if (who.kind === 'user' && who.isAdmin) {
    return admin;
  }
  if (row === null || !isOpen(row, clock)) {
    return { success: false, status: row?.status ?? 'incomplete', needsPayment: true, subscription: null, graceUntil: null };
  }
  const { _id, status, currentPeriodEnd } = row;
  const subscription = { status, id: String(_id), current_period_end: Math.floor(currentPeriodEnd.getTime() / 1000) };
  return { success: true, status: 'active', needsPayment: false, subscription, graceUntil: graceUntil(row) };
}
