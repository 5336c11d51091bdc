import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MortalWorld, openMortalWorld } from './killed/mortal-world.js';
import { type Act, type Ada, type Story, stories } from './killed/stories.js';

/** At every so-manieth step of all acts billing is killed; 1: at each (`npm run payments`). */
const stride = Number(process.env.PAYMENT_KILL_STRIDE ?? 400);
/**
 * MongoDB ends the transaction of a process that died after some seconds (a minute, if nobody sets it); until then nobody can change what it
 * has changed.
 */
const patienceMs = 90_000;
/** With many kills these are two. Only then: in a run of all tests others have their transactions on the same server. */
const transactionSeconds = process.env.PAYMENT_KILL_STRIDE === undefined ? undefined : 2;
const never = Number.POSITIVE_INFINITY;

let world: MortalWorld;
beforeAll(async () => {
  world = await openMortalWorld({ transactionSeconds });
});
afterAll(() => world.close());

/** Repeats it, as people and Stripe do, until it is answered and worked off. */
async function untilDone(ada: Ada, act: Act): Promise<void> {
  const begunAt = performance.now();
  let isDone = false;
  while (!isDone) {
    if (performance.now() - begunAt > patienceMs) {
      throw new Error(`it is never answered as it should, at last with ${JSON.stringify(world.answered())}`);
    }
    await world.revive();
    isDone = (await act(world, ada)) && (await world.workOff());
    if (!isDone) {
      await world.waitAWhile();
    }
  }
}

async function prepare({ before }: Story): Promise<Ada> {
  await world.revive();
  await world.reset();
  const ada: Ada = { id: world.newUser(), secret: '', hasPaid: false };
  for (const act of before) {
    await untilDone(ada, act);
  }
  return ada;
}

/** How often each mail was asked for. */
async function mailsTo({ id }: Ada): Promise<Record<string, number>> {
  const rows = await world.stores.connection.collection('outbox').find({ 'payload.subjectId': id }).toArray();
  const mails: Record<string, number> = {};
  for (const { name } of rows) {
    mails[String(name)] = (mails[String(name)] ?? 0) + 1;
  }
  return mails;
}

/** What must be, whatever happened. */
const always = {
  customers: 1,
  running: 'one at most',
  payable: 0,
  openWithoutPayment: false,
  paidAndNotOpen: false,
  paymentsWithoutMail: 0,
};

/** What there is in the end, also in the words of the story's end. */
async function endOf(ada: Ada) {
  const { stripe, identity, clock, oracle } = world;
  const customers = stripe.events('customer.created').map(({ data }) => Object(data).object);
  const { isEntitled, running, payable, payments, statuses } = await oracle(customers[0]?.id ?? '');
  const mails = await mailsTo(ada);
  const isOpen = (identity.known.get(ada.id)?.entitledUntil ?? 0) > clock.nowMs() / 1000;
  return {
    customers: customers.length,
    running: running.length < 2 ? 'one at most' : `${running.length}`,
    payable,
    openWithoutPayment: isOpen && !isEntitled,
    paidAndNotOpen: isEntitled && !isOpen,
    paymentsWithoutMail: payments.length - (mails['billing.paid'] ?? 0),
    end: { mails, statuses, isOpen, refunds: stripe.events('refund.created').length },
  };
}

/** Lives the story, with a kill at its act's n-th step. @returns its steps, if nothing interrupted it, and what there is in the end */
async function live(story: Story, n: number) {
  const ada = await prepare(story);
  world.killAt(n);
  const isDone = (await story.act(world, ada)) && (await world.workOff());
  const steps = world.spare();
  if (!isDone) {
    await untilDone(ada, story.act);
  }
  for (const act of story.after) {
    await untilDone(ada, act);
  }
  return { steps, found: await endOf(ada) };
}

/** Steps of the stories before. */
let earlierSteps = 0;

describe.each(stories)('when $name', (story) => {
  it('billing may be killed: nothing is lost, and nothing is done twice', async () => {
    const wanted = { ...always, end: story.end };
    const { steps, found } = await live(story, never);
    expect(found).toEqual(wanted);
    const points = Array.from({ length: steps }, (_, at) => at + 1).filter((n) => (earlierSteps + n) % stride === 0);
    earlierSteps += steps;
    const wrong: unknown[] = [];
    for (const n of points) {
      const after = await live(story, n);
      if (!isDeepStrictEqual(after.found, wanted)) {
        wrong.push({ killedAt: n, ...after.found });
      }
    }
    process.stdout.write(`${story.name}: ${steps} steps, killed at ${points.length} of them, ${wrong.length} times wrong\n`);
    expect(wrong).toEqual([]);
  }, 3_600_000);
});
