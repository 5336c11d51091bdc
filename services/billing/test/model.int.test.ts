import { describe, expect, it } from 'vitest';
import { acts, type Person, troubles } from './model/acts.js';
import { createOracle, type Oracle } from './model/oracle.js';
import { type Seeded, seeded } from './model/seeded.js';
import { day, hour, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp } = useSelling('model');

/** People at once; each lives one sequence, and all share the clock. */
const peopleAtOnce = 10;
const actsOfEach = Number(process.env.PAYMENT_ACTS ?? 6);
const sequences = Number(process.env.PAYMENT_SEQUENCES ?? 200);
const firstSeed = Number(process.env.PAYMENT_SEED ?? 1);

/** How far the clock goes between two acts, by how often. */
const steps: readonly (readonly [number, number])[] = [
  [4, 0],
  [2, hour],
  [2, 3 * day],
  [1, 8 * day],
  [1, 31 * day],
  [0.5, 366 * day],
];

/** Everything that waits is done: trouble ends, events come, what failed is tried again. */
async function calm(): Promise<void> {
  const { stripe, identity, clock, selling } = opened();
  stripe.clearFaults();
  identity.state.isAway = false;
  stripe.hold(false);
  await stripe.flush();
  const signal = new AbortController().signal;
  for (let round = 0; round === 0 || (round < 5 && (await selling.ledger.waiting()).count > 0); round += 1) {
    // Longer than any pause of what failed, also of what was under way while the trouble ended.
    clock.move(hour);
    await stripe.advance(0);
    await selling.workEvents(signal);
    await selling.withdrawals.sweep();
    await selling.reconcile(signal);
    await selling.workEvents(signal);
    await stripe.settled();
  }
  await caughtUp();
}

/** What is wrong with somebody, in words. */
async function findings(person: Person, oracle: Oracle): Promise<string[]> {
  const now = Math.floor(opened().clock.nowMs() / 1000);
  const customer = await person.customer();
  if (customer === '') {
    return (person.entitledUntil() ?? 0) > now ? ['open without a customer'] : [];
  }
  const { isEntitled, running, payable, payments } = await oracle(customer);
  const isOpen = (person.entitledUntil() ?? 0) > now;
  const mails = (await person.mails()).filter(({ name }) => name === 'billing.paid');
  const perPeriod = payments.filter(({ reason, leftCents }) => reason === 'subscription_create' && leftCents > 0);
  return [
    ...(isOpen === isEntitled ? [] : [`open: ${isOpen}, paid: ${isEntitled}`]),
    ...(running.length < 2 ? [] : [`${running.length} subscriptions run`]),
    ...(payable < 2 ? [] : [`${payable} could be paid`]),
    ...(perPeriod.length < 2 || running.length < 2 ? [] : [`${perPeriod.length} first payments of what runs`]),
    ...(mails.length === payments.length ? [] : [`${payments.length} payments, ${mails.length} mails about them`]),
    ...(person.isLeaving && running.length > 0 ? ['runs after leaving'] : []),
  ];
}

/** One round of people, each with a sequence. @returns what was found, with what had been done */
async function live(random: Seeded, oracle: Oracle): Promise<string[]> {
  const people: Person[] = Array.from({ length: peopleAtOnce }, () => ({ ...visitor(), secrets: [], isLeaving: false }));
  const stories = people.map((): string[] => []);
  const found: string[] = [];
  for (let step = 0; step < actsOfEach; step += 1) {
    const trouble = random.pick(troubles)(opened(), random);
    for (const [at, person] of people.entries()) {
      const done = person.isLeaving ? 'gone' : await random.pick(acts)(person, opened(), random);
      stories[at]?.push(`${trouble}; ${done}`);
    }
    const passed = random.pick(steps);
    opened().clock.move(passed);
    await opened().stripe.advance(0);
    for (const story of stories) {
      story.push(`+${passed / hour} h`);
    }
    if (step % 2 === 1 || step === actsOfEach - 1) {
      await calm();
      for (const [at, person] of people.entries()) {
        found.push(...(await findings(person, oracle)).map((finding) => `${finding}\n    ${stories[at]?.join('\n    ')}`));
      }
    }
    if (found.length > 0) {
      return found;
    }
  }
  return found;
}

describe('whatever people, Stripe and the clock do', () => {
  const rounds = Math.ceil(sequences / peopleAtOnce);
  it.each(Array.from({ length: rounds }, (_, round) => firstSeed + round))(
    'what is paid is open, and nothing else: seed %i',
    async (seed) => {
      expect(await live(seeded(seed), createOracle(opened().stripe))).toEqual([]);
    },
    60_000,
  );
});
