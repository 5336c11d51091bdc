import { cities } from '@city-genie/city-data/catalog';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { subscriptionChanged } from '../api/subscription-changed.js';
import { authApi } from '../features/auth/auth-api.js';
import { paid, subscriber, unpaid, unpaidMember } from '../testing/sample-user.js';
import { server } from '../testing/server.js';
import { refuseCall, refuseEntry, signIn, tellPayment } from '../testing/visitor.js';
import { selectCityAccess, selectCurrentUser, selectGraceUntil, selectNeedsPayment, selectPayment, selectSessionStatus } from './access.js';
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
const toldPaid: Step = (store) => tellPayment(store, paid);
const toldUnpaid: Step = (store) => tellPayment(store, unpaid);
const toldNothing: Step = (store) => tellPayment(store, 'no answer');
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

describe('selectGraceUntil', () => {
  const inGrace: Step = (store) => tellPayment(store, { ...paid, status: 'past_due', graceUntil: 1_800_000_000 });

  async function graceAfter(...steps: Step[]) {
    const store = makeStore();
    for (const step of steps) {
      await step(store);
    }
    return selectGraceUntil(store.getState());
  }

  it('is what the server says of this user, for as long as it says so', async () => {
    expect(await graceAfter()).toBeNull();
    expect(await graceAfter(subscriberSeen, toldPaid)).toBeNull();
    expect(await graceAfter(subscriberSeen, inGrace, subscriberSeen)).toBe(1_800_000_000);
    expect(await graceAfter(subscriberSeen, inGrace, toldPaid)).toBeNull();
    expect(await graceAfter(subscriberSeen, inGrace, sessionRefused)).toBeNull();
    expect(await graceAfter(subscriberSeen, inGrace, (store) => signIn(store, { ...subscriber, id: '2' }))).toBeNull();
  });
});

describe('selectCityAccess', () => {
  it('opens Paris to all visitors, and the others to those who have paid', async () => {
    expect(await accessTo('Paris')).toBe('open');
    expect(await accessTo('London')).toBe('restricted');
    expect(await accessTo('London', userAsked)).toBe('checking');
    expect(await accessTo('London', userUnreachable)).toBe('restricted');
    expect(await accessTo('London', subscriberSeen)).toBe('checking');
    expect(await accessTo('London', subscriberSeen, toldPaid)).toBe('open');
    expect(await accessTo('London', subscriberSeen, toldUnpaid)).toBe('payment');
    expect(await accessTo('Paris', subscriberSeen, toldUnpaid)).toBe('open');
    expect(await accessTo('London', adminSeen)).toBe('open');
    const changed: Step = (store) => store.dispatch(subscriptionChanged());
    expect(await accessTo('London', subscriberSeen, toldPaid, changed)).toBe('checking');
    expect(await accessTo('London', adminSeen, changed)).toBe('open');
  });

  it('opens nothing while it is unknown whether the visitor has paid, Paris excepted', async () => {
    expect(await accessTo('London', subscriberSeen, toldNothing)).toBe('unknown');
    expect(await accessTo('Paris', subscriberSeen, toldNothing)).toBe('open');
    expect(await accessTo('London', subscriberSeen, toldNothing, toldPaid)).toBe('open');
    expect(await accessTo('London', subscriberSeen, toldPaid, toldNothing)).toBe('open');
  });

  it('follows the server’s refusals', async () => {
    expect(await accessTo('London', subscriberSeen, paymentAsked)).toBe('payment');
    expect(await accessTo('Paris', subscriberSeen, paymentAsked)).toBe('open');
    expect(await accessTo('London', adminSeen, paymentAsked)).toBe('open');
    expect(await accessTo('London', subscriberSeen, sessionRefused)).toBe('restricted');
  });
});

describe('selectNeedsPayment', () => {
  async function needsPaymentAfter(...steps: Step[]) {
    const store = makeStore();
    for (const step of steps) {
      await step(store);
    }
    return selectNeedsPayment(store.getState());
  }

  it('is true for signed-in visitors only', async () => {
    expect(await needsPaymentAfter(paymentAsked)).toBe(false);
    expect(await needsPaymentAfter(paymentAsked, subscriberSeen)).toBe(true);
  });

  it('is what the server says of the subscription; an admin never has to pay', async () => {
    expect(await needsPaymentAfter(subscriberSeen, toldUnpaid)).toBe(true);
    expect(await needsPaymentAfter(subscriberSeen, toldPaid)).toBe(false);
    expect(await needsPaymentAfter(subscriberSeen, (store) => tellPayment(store, { ...unpaid, status: 'admin' }))).toBe(false);
    expect(await needsPaymentAfter(adminSeen, paymentAsked)).toBe(false);
  });

  it('follows whichever the server said last, its status or a refusal', async () => {
    expect(await needsPaymentAfter(subscriberSeen, toldPaid, paymentAsked)).toBe(true);
    expect(await needsPaymentAfter(subscriberSeen, paymentAsked, toldPaid)).toBe(false);
  });

  it('ignores an answer about somebody who has left', async () => {
    expect(await needsPaymentAfter(subscriberSeen, (store) => tellPayment(store, unpaid, '2'))).toBe(false);
  });

  const unpaidSeen: Step = (store) => signIn(store, unpaidMember);

  it('lasts while the same user is asked for again', async () => {
    expect(await needsPaymentAfter(unpaidSeen, paymentAsked, unpaidSeen)).toBe(true);
  });

  it('ends when the user has paid, and when another one is here', async () => {
    expect(await needsPaymentAfter(unpaidSeen, paymentAsked, subscriberSeen)).toBe(false);
    const another: Step = (store) => signIn(store, { ...unpaidMember, id: '2' });
    expect(await needsPaymentAfter(unpaidSeen, paymentAsked, another)).toBe(false);
  });

  it('is to be asked again after each of these, and after another log-in', async () => {
    const store = makeStore();
    for (const step of [unpaidSeen, toldUnpaid, subscriberSeen]) {
      await step(store);
    }
    expect(selectPayment(store.getState())).toBe('checking');
    for (const step of [toldPaid, sessionRefused, subscriberSeen]) {
      await step(store);
    }
    expect(selectPayment(store.getState())).toBe('checking');
  });
});
