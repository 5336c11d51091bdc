import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { isRecord } from './login-reason.js';

/** What the second step of registration needs to know of the new account; nothing of it is secret. */
export type Registered = Pick<CurrentUser, 'id' | 'firstName' | 'email' | 'subscriptionPlan'>;

/** The state of the registration page's entry in the history, so that a reload stays in the second step. No link can carry it. */
export const registeredState = ({ id, firstName, email, subscriptionPlan }: Registered) => ({
  registered: { id, firstName, email, subscriptionPlan },
});

/** What `registeredState` has put into the state of a navigation. */
export function registeredIn(state: unknown): Registered | undefined {
  const kept = isRecord(state) ? state.registered : undefined;
  if (!isRecord(kept)) {
    return undefined;
  }
  const { id, firstName, email, subscriptionPlan: plan } = kept;
  const isWhole = typeof id === 'string' && typeof firstName === 'string' && typeof email === 'string';
  return isWhole && (plan === 'monthly' || plan === 'yearly') ? { id, firstName, email, subscriptionPlan: plan } : undefined;
}
