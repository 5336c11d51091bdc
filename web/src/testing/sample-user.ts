import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';

/** A signed-in, paying visitor. */
export const subscriber: CurrentUser = {
  id: '1',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'L',
  email: 'ada@example.com',
  country: 'France',
  isAdmin: false,
  emailVerified: true,
  subscriptionPlan: 'monthly',
  subscriptionStatus: 'active',
};

/** The same before the first payment. */
export const unpaidMember: CurrentUser = { ...subscriber, subscriptionStatus: 'incomplete' };

/** What the server says of the two. */
export const paid: SubscriptionStatus = { success: true, status: 'active', needsPayment: false, subscription: null, graceUntil: null };
export const unpaid: SubscriptionStatus = {
  success: false,
  status: 'incomplete',
  needsPayment: true,
  subscription: null,
  graceUntil: null,
};
