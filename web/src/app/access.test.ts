import { cities } from '@city-genie/city-data/catalog';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { authApi } from '../features/auth/auth-api.js';
import { subscriber, unpaidMember } from '../testing/sample-user.js';
import { server } from '../testing/server.js';
import { refuseCall, refuseEntry, signIn } from '../testing/visitor.js';
import { selectCityAccess, selectCurrentUser, selectNeedsPayment, selectSessionStatus } from './access.js';
import { attachApi } from './attach-api.js';
import { type AppStore, makeStore } from './store.js';

function cityNamed(name: string) {
  const city = cities.find((entry) => entry.name === name);
  if (!city) {
    throw new RangeError(name);
  }
  return city;
}

type Step = (store: AppStore) => unknown;

async function accessTo(name: string, ...steps: Step[]) {
  const store = makeStore();
  for (const step of steps) {
    await step(store);
  }
  return selectCityAccess(store.getState(), cityNamed(name));
}

const subscriberSeen: Step = (store) => signIn(store, subscriber);
const adminSeen: Step = (store) => signIn(store, { ...subscriber, isAdmin: true });
const paymentAsked: Step = (store) => refuseCall(store, 'payment_required');
const sessionRefused: Step = (store) => refuseCall(store, 'unauthenticated');

/** A request for the user that is never answered. */
function userAsked(store: AppStore): void {
  server.use(http.get('*/api/auth/user', () => new Promise<Response>(() => undefined)));
  attachApi(store);
  void store.dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true }));
}

/** A request for the user that fails. */
async function userUnreachable(store: AppStore): Promise<void> {
  server.use(http.get('*/api/auth/user', () => HttpResponse.error()));
  attachApi(store);
  await store.dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true }));
}

describe('selectSessionStatus', () => {
  async function statusAfter(...steps: Step[]) {
    const store = makeStore();
    for (const step of steps) {
      await step(store);
    }
    return selectSessionStatus(store.getState());
  }

  it('without the hint cookie: anonymous at once', async () => {
    expect(await statusAfter()).toBe('anonymous');
    expect(await statusAfter(attachApi)).toBe('anonymous');
  });

  it('with the hint cookie: unasked, then checking, then as the server says', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    expect(await statusAfter()).toBe('unasked');
    expect(await statusAfter(attachApi)).toBe('unasked');
    expect(await statusAfter(userAsked)).toBe('checking');
    expect(await statusAfter(subscriberSeen)).toBe('user');
    expect(await statusAfter(sessionRefused)).toBe('anonymous');
  });

  it('an outage is not taken for an anonymous visitor, and ends no session', async () => {
    expect(await statusAfter(userUnreachable)).toBe('unknown');
    expect(await statusAfter(userUnreachable, userAsked)).toBe('checking');
    expect(await statusAfter(subscriberSeen, userUnreachable)).toBe('user');
    expect(await statusAfter(subscriberSeen, userAsked)).toBe('user');
  });
});

describe('selectCurrentUser', () => {
  it('is kept when a call is refused for another reason than the session', async () => {
    const store = makeStore();
    await signIn(store, subscriber);
    await refuseEntry(store);
    expect(selectCurrentUser(store.getState())).toEqual(subscriber);
    await refuseCall(store, 'unauthenticated');
    expect(selectCurrentUser(store.getState())).toBeNull();
  });
});

describe('selectCityAccess', () => {
  it('opens Paris to all visitors, and the others to signed-in ones', async () => {
    expect(await accessTo('Paris')).toBe('open');
    expect(await accessTo('London')).toBe('restricted');
    expect(await accessTo('London', userAsked)).toBe('checking');
    expect(await accessTo('London', userUnreachable)).toBe('restricted');
    expect(await accessTo('London', subscriberSeen)).toBe('open');
  });

  it('follows the server’s refusals', async () => {
    expect(await accessTo('London', subscriberSeen, paymentAsked)).toBe('payment');
    expect(await accessTo('Paris', subscriberSeen, paymentAsked)).toBe('open');
    expect(await accessTo('London', adminSeen, paymentAsked)).toBe('open');
    expect(await accessTo('London', subscriberSeen, sessionRefused)).toBe('restricted');
  });
});

describe('selectNeedsPayment', () => {
  it('is true for signed-in visitors only', async () => {
    const store = makeStore();
    await refuseCall(store, 'payment_required');
    expect(selectNeedsPayment(store.getState())).toBe(false);
    await signIn(store, subscriber);
    expect(selectNeedsPayment(store.getState())).toBe(true);
  });

  async function unpaid() {
    const store = makeStore();
    await signIn(store, unpaidMember);
    await refuseCall(store, 'payment_required');
    return store;
  }

  it('lasts while the same user is asked for again', async () => {
    const store = await unpaid();
    await signIn(store, unpaidMember);
    expect(selectNeedsPayment(store.getState())).toBe(true);
  });

  it('ends when the user has paid, and when another one is here', async () => {
    const store = await unpaid();
    await signIn(store, subscriber);
    expect(selectNeedsPayment(store.getState())).toBe(false);
    await refuseCall(store, 'payment_required');
    expect(selectNeedsPayment(store.getState())).toBe(true);
    await signIn(store, { ...subscriber, id: '2' });
    expect(selectNeedsPayment(store.getState())).toBe(false);
  });
});
