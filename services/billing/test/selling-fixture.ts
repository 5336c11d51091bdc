import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Caller } from '@city-genie/contracts/internal/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { stubClient } from '@city-genie/service-kit/testing/stub-client';
import { type FakeStripe, startFakeStripe } from '@city-genie/stand-ins/stripe/server';
import { openTestStores, type TestStores } from '@city-genie/test-kit/test-stores';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { noticeModel } from '../src/notices/notice-model.js';
import { payerModel } from '../src/payers/payer-model.js';
import { startBilling, testPayments } from './billing-fixture.js';

const webhookUrl = '/api/webhooks/stripe';

/** What identity was told last of a user. */
type Published = { entitledUntil: number | null; status: string; plan?: string; revision: number };

/** Identity, as far as billing knows it: everybody has a mailbox, and it notes what it is told. */
export function fakeIdentity() {
  const told = new Map<string, Published[]>();
  const state = { isAway: false, gone: new Set<string>(), unverified: new Set<string>(), mailboxes: new Map<string, string>() };
  const client = stubClient(async (input) => {
    const id =
      'params' in input && typeof input.params === 'object' && input.params !== null && 'id' in input.params ? String(input.params.id) : '';
    if (state.isAway) {
      throw new Error('identity is away');
    }
    if (input.body === undefined) {
      const contact = {
        to: state.mailboxes.get(id) ?? `${id}@example.org`,
        firstName: 'Ada',
        lastName: 'Lovelace',
        username: 'ada',
        isVerified: !state.unverified.has(id),
      };
      return { contact: state.gone.has(id) ? null : contact };
    }
    told.set(id, [...(told.get(id) ?? []), input.body as Published]);
    return { isKnown: true };
  });
  /** As identity would: the message with the greatest number counts. */
  const knows = (id: string): Published | undefined => [...(told.get(id) ?? [])].sort((a, b) => b.revision - a.revision)[0];
  return { client, state, told, knows };
}

/** Stands for the gateway: brings events to the service, byte by byte. */
export async function openDoor(app: { inject: (request: object) => Promise<{ statusCode: number; body: string }> }, clock: Clock) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = { ...request.headers, ...signedHeaders('billing', 'POST', webhookUrl, { clock }) };
      void app.inject({ method: 'POST', url: webhookUrl, headers, payload: Buffer.concat(chunks) }).then(
        ({ statusCode, body }) => response.writeHead(statusCode).end(body),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}${webhookUrl}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** The clock of a file; Stripe's is the same. */
export function movableClock(start: string) {
  let ms = Date.parse(start);
  return {
    nowMs: () => ms,
    move: (seconds: number) => {
      ms += seconds * 1000;
    },
  };
}

export const paymentsEnv = (stripe: Pick<FakeStripe, 'url' | 'ids'>) => ({
  ...testPayments,
  STRIPE_API_URL: stripe.url,
  STRIPE_PRICE_MONTHLY: stripe.ids.monthly,
  STRIPE_PRICE_YEARLY: stripe.ids.yearly,
});

/** MongoDB forgets what was handed over a day ago by its own clock, on which all that the tests do is long past. */
export async function keepHandedOver({ connection, database }: TestStores): Promise<void> {
  const expiry = { name: 'expiry', expireAfterSeconds: 50 * 365 * 86_400 };
  await connection.getClient().db(database).command({ collMod: 'outbox', index: expiry });
}

async function open(label: string) {
  const stores = await openTestStores(label, 'billing');
  const clock = movableClock('2026-11-24T10:00:00Z');
  const stripe = await startFakeStripe({ now: () => new Date(clock.nowMs()) });
  const identity = fakeIdentity();
  const billing = await startBilling(stores, { clock, env: paymentsEnv(stripe), parts: { identity: identity.client, publishMs: 60_000 } });
  await keepHandedOver(stores);
  const door = await openDoor(billing.app, clock);
  const { selling } = billing;
  if (selling === undefined) {
    throw new Error('nothing is sold');
  }
  return { stores, clock, stripe, identity, billing, selling, door };
}

export type Opened = Awaited<ReturnType<typeof open>>;

/** How many events wait, and whether one of them has failed and is tried again later. */
async function waitingIn({ stores, selling, clock }: Opened): Promise<{ count: number; isPostponed: boolean }> {
  const failed = { attempts: { $gt: 0 }, nextAttemptAt: { $gt: new Date(clock.nowMs()) } };
  const isPostponed = (await stores.connection.collection('payment_events').countDocuments(failed)) > 0;
  return { count: (await selling.ledger.waiting()).count, isPostponed };
}

/** Somebody who may pay, with the acts of their pages. */
function visitorOf({ billing, stripe, identity, stores }: Opened, id: string) {
  const who: Caller = { ...testCallers.unpaid, userId: id };
  const post = async (url: string, payload?: object) => {
    const reply = await billing.ask({ method: 'POST', url, who, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const get = async (url: string) => (await billing.ask({ method: 'GET', url, who })).json();
  const row = () => billing.subscriptions.findPaid(id);
  const customer = async () => (await payerModel(stores.connection).findById(id).lean())?.customers.at(-1)?.id ?? '';
  const start = (plan = 'monthly') => post('/api/create-subscription', { priceId: plan });
  return {
    id,
    who,
    post,
    get,
    row,
    customer,
    start,
    /** Begins and pays with a card. */
    async buy(plan = 'monthly', card: Parameters<FakeStripe['pay']>[1] = 'ok') {
      const { body } = await start(plan);
      return stripe.pay(body.clientSecret, card);
    },
    status: () => get('/api/subscription-status'),
    details: async () => (await get('/api/subscription')).subscription,
    act: (name: string, payload?: object) => post(`/api/subscription/${name}`, payload),
    entitledUntil: () => identity.knows(id)?.entitledUntil ?? null,
    mails: async () => {
      const mails = await stores.connection.collection('outbox').find({ 'payload.subjectId': id }).sort({ createdAt: 1 }).toArray();
      return mails.map(({ name, payload }) => ({ name: String(name), ...payload }));
    },
    subscriptionsAtStripe: async () => (await billing.selling?.provider.subscriptionsOf(await customer())) ?? [],
  };
}

export type Visitor = ReturnType<typeof visitorOf>;

/** What tests leave behind about their users. */
export const emptied = ['payers', 'subscriptions', 'payment_events', 'payment_notices', 'withdrawals', 'outbox'];

/**
 * One installation that sells, for all tests of a file: stores, Stripe's stand-in, billing. Tests have users of their own and may only put
 * the clock forward.
 */
export function useSelling(label: string) {
  let opened: Opened | undefined;
  const it = (): Opened => {
    if (opened === undefined) {
      throw new Error('it is open while a test runs');
    }
    return opened;
  };
  beforeAll(async () => {
    opened = await open(label);
  });
  beforeEach(async () => {
    const { stripe, door, identity, stores } = it();
    // Nobody of the tests before goes on paying.
    stripe.reset();
    await Promise.all(emptied.map((name) => stores.connection.collection(name).deleteMany({})));
    stripe.webhooks({ url: door.url, secret: testPayments.STRIPE_WEBHOOK_SECRET });
    stripe.hold(false);
    identity.state.isAway = false;
  });
  afterAll(async () => {
    const { billing, door, stripe, stores } = it();
    stripe.webhooks(null);
    await stripe.settled();
    await billing.stop();
    await door.close();
    await stripe.close();
    await stores.close();
  });
  const caughtUp = async () => {
    const { stripe, selling, billing, clock } = it();
    await stripe.settled();
    const look = async () => {
      const { count, isPostponed } = await waitingIn(it());
      if (isPostponed) {
        clock.move(60);
        await selling.workEvents(new AbortController().signal);
      }
      expect(count).toBe(0);
    };
    await vi.waitFor(look, { timeout: 10_000, interval: 10 });
    await billing.publication.sweep();
  };
  return {
    it,
    visitor: () => visitorOf(it(), randomBytes(12).toString('hex')),
    /** Everything that Stripe told is worked off, and identity knows it. */
    caughtUp,
    /** Puts both clocks forward, lets Stripe do what is due, and works it off. */
    async pass(seconds: number) {
      it().clock.move(seconds);
      await it().stripe.advance(0);
      await caughtUp();
    },
    notices: (userId: string) => noticeModel(it().stores.connection).find({ userId }).lean(),
  };
}

export const hour = 3600;
export const day = 86_400;
export type { TestStores };
