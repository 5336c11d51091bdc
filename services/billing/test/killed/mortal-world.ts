import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { startFakeStripe } from '@city-genie/stand-ins/stripe/server';
import { openTestStores } from '@city-genie/test-kit/test-stores';
import { inject, vi } from 'vitest';
import { billingAddresses, testPayments } from '../billing-fixture.js';
import { createOracle } from '../model/oracle.js';
import { emptied, keepHandedOver, movableClock, paymentsEnv } from '../selling-fixture.js';
import { countedWay, type Steps } from './counted-steps.js';
import { startDoor, startIdentity } from './http-neighbours.js';
import { type Mortal, startMortal } from './mortal-process.js';

const noLast = Number.POSITIVE_INFINITY;
const freshSteps = (): Steps => ({ count: 0, lastAt: noLast, isOver: false, onLast: () => undefined });

/** Longer than a turn, and than a claim, of a process that died. */
const patienceSeconds = 120;
/** As long as a turn. */
const turnSeconds = 30;

/**
 * An installation whose billing is a process that can be killed at any step; everything around it goes on.
 *
 * @param transactionSeconds after which MongoDB ends the transactions of whoever died; without it, after a minute
 */
export async function openMortalWorld({ transactionSeconds }: { transactionSeconds?: number | undefined }) {
  const stores = await openTestStores('killed');
  if (transactionSeconds !== undefined) {
    await stores.connection.getClient().db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: transactionSeconds });
  }
  const clock = movableClock('2026-11-24T10:00:00Z');
  const stripe = await startFakeStripe({ now: () => new Date(clock.nowMs()) });
  const identity = await startIdentity();
  let steps = freshSteps();
  let billing: Mortal | undefined;
  const door = await startDoor(clock, () => billing?.url ?? '');
  const stepsOf = () => steps;
  const ways = {
    mongodb: await countedWay(inject('mongodbUri'), 'mongodb', stepsOf),
    stripe: await countedWay(stripe.url, 'http', stepsOf),
    identity: await countedWay(identity.url, 'http', stepsOf),
  };
  const env = {
    ...stores.env,
    ...billingAddresses,
    ...paymentsEnv(stripe),
    MONGODB_URI: ways.mongodb.url,
    STRIPE_API_URL: ways.stripe.url,
    IDENTITY_URL: ways.identity.url,
  };

  const isAlive = () => billing !== undefined && !billing.isOver() && !steps.isOver;

  /** Starts billing again if it has been killed; by then it was noticed and has taken a while. */
  async function revive(): Promise<void> {
    if (!isAlive()) {
      await billing?.gone();
      clock.move(patienceSeconds);
      steps = freshSteps();
      billing = await startMortal({ env, database: stores.database, nowMs: clock.nowMs() });
    }
  }

  async function call(url: string, userId: string, body: object | undefined): Promise<number> {
    const isInternal = url.startsWith('/internal/');
    const caller = isInternal ? { issuer: 'identity', body: '' } : { who: { ...testCallers.unpaid, userId } };
    const headers = { ...(body && { 'content-type': 'application/json' }), ...signedHeaders('billing', 'POST', url, { clock, ...caller }) };
    const reply = await fetch(`${billing?.url}${url}`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
    answered = await reply.json();
    return reply.status;
  }
  let answered: unknown;

  const collection = (name: string) => stores.connection.collection(name);
  const waiting = () => collection('payment_events').countDocuments({ nextAttemptAt: { $exists: true } });
  /** Those that met the open transaction of a killed process, and are tried again later. */
  const postponed = () =>
    collection('payment_events').countDocuments({ attempts: { $gt: 0 }, nextAttemptAt: { $gt: new Date(clock.nowMs()) } });

  return {
    stores,
    clock,
    stripe,
    identity,
    revive,
    isAlive,
    steps: () => steps.count,
    /** Kills it at its n-th step from now on. */
    killAt(n: number): void {
      steps.count = 0;
      steps.lastAt = n;
      steps.onLast = () => billing?.kill();
    },
    /** Nothing is going to kill it any more. @returns how many steps it made since `killAt` */
    spare(): number {
      steps.lastAt = noLast;
      return steps.count;
    },
    /** A new account at Stripe, and nobody has begun to pay. */
    async reset(): Promise<void> {
      stripe.reset();
      await Promise.all(emptied.map((name) => collection(name).deleteMany({})));
      await keepHandedOver(stores);
      stripe.webhooks({ url: door.url, secret: testPayments.STRIPE_WEBHOOK_SECRET });
    },
    /** Whether it was answered as it should; false when it was busy, or died meanwhile. @throws Error for any other answer */
    async ask(url: string, userId: string, body?: object): Promise<boolean> {
      const status = await call(url, userId, body).catch((error: unknown) => (isAlive() ? Promise.reject(error) : 0));
      if (![0, 200, 503].includes(status)) {
        throw new Error(`${url} was answered with ${status}: ${JSON.stringify(answered)}`);
      }
      return status === 200;
    },
    answered: () => answered,
    /** Before something is tried again, as people and Stripe do: a turn that couldn't be given back ends by itself. */
    async waitAWhile(): Promise<void> {
      clock.move(turnSeconds);
      // It has to know the time before it is asked, or the next call would come from its future.
      await order({ works: false });
      await pause(250);
    },
    /** Stripe tells what it has to tell, and all of it is worked off; false when billing was busy, or died meanwhile. */
    async workOff(): Promise<boolean> {
      await order({ works: false });
      await stripe.advance(0);
      if (!(await order({ works: true }))) {
        return false;
      }
      const isOver = async () => !isAlive() || (await waiting()) === 0 || (await postponed()) > 0;
      await vi.waitUntil(isOver, { timeout: 15_000, interval: 5 });
      return (await postponed()) === 0 && order({ works: true });
    },
    newUser: () => randomBytes(12).toString('hex'),
    oracle: createOracle(stripe),
    async close(): Promise<void> {
      stripe.webhooks(null);
      await stripe.settled();
      billing?.kill();
      await billing?.gone();
      await Promise.all([...Object.values(ways), door, identity, stripe].map(({ close }) => close()));
      await stores.close();
    },
  };

  /** @returns whether it has done what it was told; false when it is busy, or died meanwhile */
  async function order({ works }: { works: boolean }): Promise<boolean> {
    const isDone = await billing?.tell({ nowMs: clock.nowMs(), works }).catch((error: unknown) => {
      if (isAlive()) {
        throw error;
      }
    });
    return isAlive() && isDone === true;
  }
}

export type MortalWorld = Awaited<ReturnType<typeof openMortalWorld>>;
