import type { CurrentUser } from '@city-genie/contracts/auth/routes';

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
