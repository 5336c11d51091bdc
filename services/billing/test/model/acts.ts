import { termsVersion } from '@city-genie/contracts/auth/terms';
import type { FakeStripe } from '@city-genie/stand-ins/stripe/server';
import type { Opened, Visitor } from '../selling-fixture.js';
import type { Seeded } from './seeded.js';

/** Somebody in the model, and what their pages hold. */
export type Person = Visitor & { secrets: string[]; isLeaving: boolean };

/** What anybody may do next. @returns what was done, for the report */
export type Act = (person: Person, world: Opened, random: Seeded) => Promise<string>;

const cards = ['ok', 'ok', 'ok', 'declined', 'requires_action', 'expires'] as const;

/** What can't be done is refused, and that is fine: then nothing may have changed. */
function attempt(act: () => unknown): string {
  try {
    return JSON.stringify(act());
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 40) : 'refused';
  }
}

const start: Act = async (person, _world, random) => {
  const plan = random.pick([
    [2, 'monthly'],
    [1, 'yearly'],
  ]);
  const { status, body } = await person.start(plan);
  if (status === 200) {
    person.secrets.push(body.clientSecret);
  }
  return `start ${plan}: ${status}`;
};

/** Also with a secret of a page that was left open. */
const pay: Act = async (person, { stripe }, random) => {
  const secret = person.secrets[random.below(person.secrets.length)];
  const card = cards[random.below(cards.length)] ?? 'ok';
  return secret === undefined ? 'nothing to pay' : `pay ${card}: ${attempt(() => stripe.pay(secret, card))}`;
};

const change =
  (name: 'cancel' | 'resume' | 'withdraw'): Act =>
  async (person) =>
    `${name}: ${(await person.act(name)).status}`;

const switchPlan: Act = async (person, _world, random) => {
  const plan = random.pick([
    [1, 'monthly'],
    [1, 'yearly'],
  ]);
  return `switch ${plan}: ${(await person.act('switch', { plan, termsVersion })).status}`;
};

const newCard: Act = async (person, { stripe }, random) => {
  const customer = await person.customer();
  const card = cards[random.below(cards.length)] ?? 'ok';
  return customer === '' ? 'no card' : `card ${card}: ${attempt(() => stripe.setCard(customer, card))}`;
};

const look: Act = async (person) => {
  const { needsPayment, code } = await person.status();
  return `status: ${code ?? needsPayment}`;
};

const operatorEnds: Act = async (person, { stripe }, random) => {
  const [subscription] = (await person.row())?.stripeId === undefined ? [] : [(await person.row())?.stripeId ?? ''];
  const isRefunded = random.below(2) === 0;
  return subscription === undefined
    ? 'operator: nothing'
    : `operator ends, refund ${isRefunded}: ${attempt(() => stripe.cancelByOperator(subscription, isRefunded))}`;
};

const dispute: Act = async (person, { stripe }) => {
  const customer = await person.customer();
  const charges = stripe.events('charge.succeeded').map(({ data }) => data as { object: { id: string; customer: string } });
  const own = charges.findLast(({ object }) => object.customer === customer);
  return own === undefined ? 'dispute: nothing' : `dispute: ${attempt(() => stripe.dispute(own.object.id))}`;
};

const leave: Act = async (person, { billing }) => {
  const reply = await billing.identity.post(`/internal/users/${person.id}/settle`, undefined, {});
  person.isLeaving = person.isLeaving || reply.statusCode === 200;
  return `leave: ${reply.statusCode}`;
};

/** What people do, by how often. */
export const acts: readonly (readonly [number, Act])[] = [
  [6, start],
  [8, pay],
  [2, change('cancel')],
  [2, change('resume')],
  [2, change('withdraw')],
  [3, switchPlan],
  [2, newCard],
  [3, look],
  [0.6, operatorEnds],
  [0.5, dispute],
  [0.4, leave],
];

type Trouble = (world: Opened, random: Seeded) => string;

const calls = [
  'GET /v1/subscriptions',
  'POST /v1/subscriptions',
  'POST /v1/subscriptions/:id',
  'DELETE /v1/subscriptions/:id',
  'POST /v1/refunds',
  'POST /v1/customers',
  'GET /v1/invoices',
] as const;
const kinds: Parameters<FakeStripe['fail']>[0]['kind'][] = ['status-500', 'reset', 'reset-after-accept', 'status-429'];

/** What goes wrong meanwhile, by how often. */
export const troubles: readonly (readonly [number, Trouble])[] = [
  [3, () => 'all is well'],
  [
    2,
    ({ stripe }, random) => {
      const fault = { match: calls[random.below(calls.length)] ?? calls[0], kind: kinds[random.below(kinds.length)] ?? 'reset', times: 2 };
      stripe.fail(fault);
      return `${fault.match} ${fault.kind}`;
    },
  ],
  [
    1,
    ({ identity }) => {
      identity.state.isAway = true;
      return 'identity away';
    },
  ],
  [
    2,
    ({ stripe }) => {
      stripe.hold(true);
      return 'events held';
    },
  ],
];
