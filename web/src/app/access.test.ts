import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { subscriber } from '../testing/sample-user.js';
import { selectCityAccess, selectNeedsPayment } from './access.js';
import { paymentAsked, sessionRefused, userAsked, userSeen } from './access-slice.js';
import { makeStore } from './store.js';

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
    expect(accessTo('London', userSeen(subscriber))).toBe('open');
  });

  it('follows the server’s refusals', () => {
    expect(accessTo('London', userSeen(subscriber), paymentAsked())).toBe('payment');
    expect(accessTo('Paris', userSeen(subscriber), paymentAsked())).toBe('open');
    expect(accessTo('London', userSeen({ ...subscriber, isAdmin: true }), paymentAsked())).toBe('open');
    expect(accessTo('London', userSeen(subscriber), sessionRefused())).toBe('restricted');
  });
});

describe('selectNeedsPayment', () => {
  it('is about signed-in visitors only', () => {
    const store = makeStore();
    store.dispatch(paymentAsked());
    expect(selectNeedsPayment(store.getState())).toBe(false);
    store.dispatch(userSeen(subscriber));
    expect(selectNeedsPayment(store.getState())).toBe(true);
  });
});
