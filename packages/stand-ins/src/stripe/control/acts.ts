import { showEvent } from '../events/record.js';
import type { WebhookSettings } from '../events/webhook.js';
import type { Fault } from '../http/faults.js';
import { missing } from '../refusal.js';
import { unexpectedState } from '../routes/payments.js';
import type { Behaviour } from '../rows/card.js';
import type { PaymentIntent } from '../rows/payment.js';
import { addCard, replaceCards } from '../rules/cards.js';
import { runDue } from '../rules/due.js';
import { answerChallenge, charge } from '../rules/payment.js';
import { closeDispute, disputeCharge, failRefund, refund } from '../rules/refund.js';
import { endSubscription } from '../rules/subscription-change.js';
import { type LoggedCall, resetState, type State } from '../state.js';
import type { Wire } from '../wire/wire.js';
import { rowOf, type Table, type World } from '../world.js';

/** A payment after somebody tried to pay. `code` says why it failed. */
export type PayOutcome = { status: PaymentIntent['status']; code: string | null };

/** What tests and demonstrations can do that isn't Stripe's API. What names an unknown id is refused with an error. */
export type StripeActs = {
  /** Puts the clock forward, does what is due and sends failed events again; resolves when all of that is answered. */
  advance: (seconds: number) => Promise<void>;
  /** Types a card into the form that has the secret. */
  pay: (clientSecret: string, card: Behaviour) => PayOutcome;
  /** Answers the challenge that a payment waits for. */
  challenge: (clientSecret: string, isPassed: boolean) => PayOutcome;
  /** Gives the customer, and subscriptions with a card of their own, a new default card. */
  setCard: (customer: string, behaviour: Behaviour) => void;
  /** Lets requests to come go wrong. */
  fail: (...faults: Fault[]) => void;
  /** Nothing goes wrong any more. */
  clearFaults: () => void;
  /** Says where events go; null: nowhere. */
  webhooks: (settings: WebhookSettings | null) => void;
  hold: (isHeld?: boolean) => void;
  flush: () => Promise<void>;
  /** Resolves when no event is on its way. */
  settled: () => Promise<void>;
  /** Returns the dispute's id. */
  dispute: (charge: string) => string;
  closeDispute: (dispute: string, status: 'won' | 'lost') => void;
  refundFails: (refund: string) => void;
  /** As by somebody at Stripe's dashboard; `isRefunded`: the last payment is given back. */
  cancelByOperator: (subscription: string, isRefunded?: boolean) => void;
  /** Requests to the API so far; `match` as `POST /v1/customers`. */
  calls: (match?: string) => LoggedCall[];
  /** Events so far, the oldest first. */
  events: (type?: string) => Wire[];
  /** Events that couldn't be delivered, the oldest first. */
  undelivered: () => Wire[];
  /** A new account, without requests, faults and webhooks; the clock goes on. */
  reset: () => void;
};

export function createActs(state: State): StripeActs {
  return {
    ...payingActs(state),
    ...troubleActs(state),
    advance: async (seconds) => {
      state.clock.advance(seconds);
      runDue(state.world);
      state.courier.retry();
      await state.courier.settled();
    },
    fail: (...faults) => state.faults.add(faults),
    clearFaults: () => state.faults.reset(),
    webhooks: state.courier.configure,
    hold: (isHeld = true) => state.courier.hold(isHeld),
    flush: state.courier.flush,
    settled: state.courier.settled,
    calls: (match) => state.calls.filter(({ method, path }) => match === undefined || match === `${method} ${path}`),
    events: (type) => [...state.world.events.values()].filter((event) => type === undefined || event.type === type).map(showEvent),
    undelivered: () => [...state.world.events.values()].filter(({ delivery }) => delivery === 'failed').map(showEvent),
    reset: () => resetState(state),
  };
}

function payingActs(state: State): Pick<StripeActs, 'pay' | 'challenge' | 'setCard'> {
  return {
    pay: (clientSecret, card) => {
      const intent = intentOf(state, clientSecret);
      if (rowOf(state.world.invoices, intent.invoice).status !== 'open') {
        throw unexpectedState(intent);
      }
      charge(state.world, intent, addCard(state.world, card), false);
      return { status: intent.status, code: intent.lastError?.code ?? null };
    },
    challenge: (clientSecret, isPassed) => {
      const intent = intentOf(state, clientSecret);
      answerChallenge(state.world, intent, isPassed);
      return { status: intent.status, code: intent.lastError?.code ?? null };
    },
    setCard: (customer, behaviour) => {
      const { world } = current(state);
      replaceCards(world, known(world.customers, customer), behaviour);
    },
  };
}

function troubleActs(state: State): Pick<StripeActs, 'dispute' | 'closeDispute' | 'refundFails' | 'cancelByOperator'> {
  return {
    dispute: (id) => disputeCharge(current(state).world, known(state.world.charges, id)).id,
    closeDispute: (id, status) => closeDispute(current(state).world, known(state.world.disputes, id), status),
    refundFails: (id) => failRefund(current(state).world, known(state.world.refunds, id)),
    cancelByOperator: (id, isRefunded = false) => {
      const { world } = current(state);
      const subscription = known(world.subscriptions, id);
      endSubscription(world, subscription, 'cancellation_requested');
      if (isRefunded) {
        refundLast(world, subscription.id);
      }
    },
  };
}

function refundLast(world: World, subscription: string): void {
  const charges = [...world.charges.values()].filter(
    ({ failure, paymentIntent }) => failure === null && invoiceOf(world, paymentIntent).subscription === subscription,
  );
  const last = charges.at(-1);
  if (last !== undefined && last.amountRefunded < last.amount) {
    refund(world, last, { amount: last.amount - last.amountRefunded, reason: 'requested_by_customer', metadata: {} });
  }
}

function invoiceOf(world: World, intent: string): { subscription: string } {
  return rowOf(world.invoices, rowOf(world.intents, intent).invoice);
}

/** The state as it is now, with all that is due done. */
function current(state: State): State {
  runDue(state.world);
  return state;
}

function intentOf(state: State, clientSecret: string): PaymentIntent {
  const intent = [...current(state).world.intents.values()].find((row) => row.clientSecret === clientSecret);
  if (intent === undefined) {
    throw missing('payment_intent', clientSecret, 'client_secret');
  }
  return intent;
}

function known<Row>(table: Table<Row>, id: string): Row {
  const row = table.get(id);
  if (row === undefined) {
    throw missing('object', id);
  }
  return row;
}
