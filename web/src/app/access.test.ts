import { cities } from '@city-genie/city-data/catalog';
import type { CurrentUser } from '@city-genie/contracts/auth';
import { describe, expect, it } from 'vitest';
import { selectCityAccess, selectNeedsPayment } from './access.js';
import { paymentAsked, sessionRefused, userAsked, userSeen } from './access-slice.js';
import { makeStore } from './store.js';

const user: CurrentUser = {
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

function cityNamed(name: string) {
  const city = cities.find((entry) => entry.name === name);
  if (!city) {
    throw new RangeError(name);
  }
  return city;
}

function accessTo(name: string, ...actions: Parameters<ReturnType<typeof makeStore>['dispatch']>[0][]) {
  const store = makeStore();
  for (const action of actions) {
    store.dispatch(action);
  }
  return selectCityAccess(store.getState(), cityNamed(name));
}

describe('selectCityAccess', () => {
  it('opens Paris to everyone and the others to signed-in visitors', () => {
    expect(accessTo('Paris')).toBe('open');
    expect(accessTo('London')).toBe('restricted');
    expect(accessTo('London', userAsked())).toBe('checking');
    expect(accessTo('London', userSeen(user))).toBe('open');
  });

  it('follows the server’s refusals', () => {
    expect(accessTo('London', userSeen(user), paymentAsked())).toBe('payment');
    expect(accessTo('Paris', userSeen(user), paymentAsked())).toBe('open');
    expect(accessTo('London', userSeen({ ...user, isAdmin: true }), paymentAsked())).toBe('open');
    expect(accessTo('London', userSeen(user), sessionRefused())).toBe('restricted');
  });
});

describe('selectNeedsPayment', () => {
  it('is about signed-in visitors only', () => {
    const store = makeStore();
    store.dispatch(paymentAsked());
    expect(selectNeedsPayment(store.getState())).toBe(false);
    store.dispatch(userSeen(user));
    expect(selectNeedsPayment(store.getState())).toBe(true);
  });
});
