import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { day, hour, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('contact');

async function emailAtStripe(customer: string) {
  const { hostname: host, port } = new URL(opened().stripe.url);
  const stripe = new Stripe('sk_test_operator', { host, port: Number(port), protocol: 'http', telemetry: false });
  const found = await stripe.customers.retrieve(customer);
  return found.deleted ? undefined : found.email;
}

/** Somebody who has paid, and who moves to another mailbox. */
async function subscriber() {
  const ada = visitor();
  await ada.buy();
  await caughtUp();
  const customer = await ada.customer();
  const isTold = () =>
    opened()
      .stripe.calls(`POST /v1/customers/${customer}`)
      .filter(({ body }) => 'email' in body).length;
  return { ...ada, customer, isTold, at: () => emailAtStripe(customer), move: () => moveTo(ada.id, 'ada@new.example') };
}

const moveTo = (userId: string, email: string) => void opened().identity.state.mailboxes.set(userId, email);

/** What is done every ten minutes, some hours later. */
async function reconcileLater() {
  opened().clock.move(6 * hour);
  await opened().selling.reconcile(new AbortController().signal);
  await caughtUp();
}

it('another address is told to Stripe within hours, once', async () => {
  const ada = await subscriber();
  await reconcileLater();
  expect([await ada.at(), ada.isTold()]).toEqual([`${ada.id}@example.org`, 0]);
  ada.move();
  await reconcileLater();
  await reconcileLater();
  expect([await ada.at(), ada.isTold()]).toEqual(['ada@new.example', 1]);
});

it('Stripe’s pages open with the present address', async () => {
  const ada = await subscriber();
  ada.move();
  expect((await ada.post('/api/billing-portal')).status).toBe(200);
  expect(await ada.at()).toBe('ada@new.example');
  await ada.post('/api/billing-portal');
  expect(ada.isTold()).toBe(1);
});

it('a new subscription begins with the present address', async () => {
  const ada = await subscriber();
  await ada.act('withdraw');
  await caughtUp();
  ada.move();
  expect((await ada.start()).status).toBe(200);
  expect(await ada.at()).toBe('ada@new.example');
});

it('what was begun with a mistyped address is paid with the corrected one', async () => {
  const ada = visitor();
  const begun = (await ada.start()).body.clientSecret;
  moveTo(ada.id, 'ada@right.example');
  expect((await ada.start()).body.clientSecret).toBe(begun);
  expect(await emailAtStripe(await ada.customer())).toBe('ada@right.example');
});

it('what can’t be told now keeps nobody from anything, and is told later', async () => {
  const ada = await subscriber();
  ada.move();
  const { identity, stripe } = opened();
  identity.state.isAway = true;
  expect((await ada.post('/api/billing-portal')).status).toBe(200);
  identity.state.isAway = false;
  stripe.fail({ match: `POST /v1/customers/${ada.customer}`, kind: 'status-500', times: 2 });
  await reconcileLater();
  expect(await ada.at()).toBe(`${ada.id}@example.org`);
  await reconcileLater();
  expect(await ada.at()).toBe('ada@new.example');
});

it('nothing is told of a user, or a customer, who is gone', async () => {
  const ada = await subscriber();
  opened().identity.state.gone.add(ada.id);
  ada.move();
  await reconcileLater();
  opened().identity.state.gone.delete(ada.id);
  await opened().selling.provider.deleteCustomer(ada.customer);
  await opened().selling.keepContact(ada.id);
  expect(ada.isTold()).toBe(0);
});

describe('a payment that was told to a mistyped address', () => {
  async function mistyped() {
    const ada = visitor();
    opened().identity.state.unverified.add(ada.id);
    await ada.buy();
    await caughtUp();
    const told = async () => (await ada.mails()).map(({ name, to }) => `${name} ${to}`);
    const first = `billing.paid ${ada.id}@example.org`;
    expect(await told()).toEqual([first]);
    const verify = () => opened().identity.state.unverified.delete(ada.id);
    return { ...ada, told, first, verify };
  }

  it('is told once more to the one that the user verifies', async () => {
    const ada = await mistyped();
    moveTo(ada.id, 'ada@right.example');
    await reconcileLater();
    expect(await ada.told()).toEqual([ada.first]);
    ada.verify();
    opened().identity.state.isAway = true;
    await expect(opened().selling.reconcile(new AbortController().signal)).rejects.toThrow();
    opened().identity.state.isAway = false;
    await reconcileLater();
    await reconcileLater();
    expect(await ada.told()).toEqual([ada.first, 'billing.paid ada@right.example']);
    expect((await ada.mails()).at(-1)).toMatchObject({ occasion: 'first', amountCents: 499, isWithdrawable: true });
  });

  it('promises no money back when the time for that is over', async () => {
    const ada = await mistyped();
    moveTo(ada.id, 'ada@slow.example');
    await pass(35 * day);
    ada.verify();
    await reconcileLater();
    const repeated = (await ada.mails()).filter(({ to }) => to === 'ada@slow.example');
    expect(repeated.map(({ occasion, isWithdrawable }) => [occasion, isWithdrawable])).toContainEqual(['first', false]);
  });

  it('is told to others although of one nothing can be learned', async () => {
    const [ada, eve] = [await mistyped(), await mistyped()];
    moveTo(eve.id, 'eve@right.example');
    ada.verify();
    eve.verify();
    // Nobody can say whether this one is the mailbox of the mail before.
    opened().identity.state.mailboxes.set(ada.id, 'no mailbox');
    await reconcileLater().catch(() => undefined);
    expect(await eve.told()).toEqual([eve.first, 'billing.paid eve@right.example']);
    opened().identity.state.mailboxes.delete(ada.id);
  });

  it('isn’t when it was right, nor when a verified address changes later', async () => {
    const ada = await mistyped();
    ada.verify();
    await reconcileLater();
    moveTo(ada.id, 'ada@later.example');
    await reconcileLater();
    expect(await ada.told()).toEqual([ada.first]);
  });

  it('isn’t when what was paid for has ended since', async () => {
    const ada = await mistyped();
    moveTo(ada.id, 'ada@late.example');
    await ada.act('withdraw');
    await caughtUp();
    ada.verify();
    await reconcileLater();
    expect((await ada.told()).filter((mail) => mail.startsWith('billing.paid'))).toEqual([ada.first]);
  });

  it('isn’t to a user who is gone', async () => {
    const ada = await mistyped();
    opened().identity.state.gone.add(ada.id);
    await reconcileLater();
    opened().identity.state.gone.delete(ada.id);
    expect(await ada.told()).toEqual([ada.first]);
  });
});
