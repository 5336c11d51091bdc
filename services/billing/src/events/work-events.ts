import type { PayerStore } from '../payers/payer-store.js';
import type { Provider } from '../stripe/provider.js';
import type { LedgerRow } from './event-model.js';
import type { Ledger } from './ledger.js';
import type { LookAfter } from './look-after.js';

type Deps = {
  provider: Pick<Provider, 'environment' | 'customerOfCharge'>;
  ledger: Pick<Ledger, 'take' | 'done' | 'failed'>;
  payers: Pick<PayerStore, 'userOf' | 'dropCustomer'>;
  lookAfter: LookAfter;
};

/** So many customers are read at once: many renew in the same minute, and Stripe allows some 25 calls a second. */
const atOnce = 5;

/** Those of one customer together; those that don't name one, each by itself. */
function byCustomer(events: readonly LedgerRow[]): LedgerRow[][] {
  const groups = new Map<string, LedgerRow[]>();
  for (const event of events) {
    const key = event.customer ?? event._id;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()];
}

/**
 * Works off events, all of a customer by one reading. Whatever an event says is read from Stripe, so their order, their number and their
 * content change nothing; each step is safe to repeat.
 */
export function createEventWork({ provider, ledger, payers, lookAfter }: Deps) {
  /** Disputes and refunds name no customer, but a payment. */
  async function customerOf({ customer, charge }: LedgerRow): Promise<string | undefined> {
    return customer ?? (charge === undefined ? undefined : await provider.customerOfCharge(charge));
  }

  async function workFor(customer: string, events: readonly LedgerRow[]): Promise<void> {
    const userId = await payers.userOf(provider.environment, customer);
    if (userId === undefined) {
      return;
    }
    await lookAfter(userId, events);
    if (events.some(({ type }) => type === 'customer.deleted')) {
      await payers.dropCustomer(userId, provider.environment, customer);
    }
  }

  /** @returns why it failed; undefined when it is done */
  async function tryFor(events: readonly LedgerRow[], work: () => Promise<void>): Promise<unknown> {
    try {
      await work();
      await ledger.done(events.map(({ _id }) => _id));
      return undefined;
    } catch (error) {
      await ledger.failed(events);
      return error;
    }
  }

  async function workOff(due: readonly LedgerRow[]): Promise<unknown[]> {
    const groups = byCustomer(due);
    const failures: unknown[] = [];
    const workOn = async (events: readonly LedgerRow[]) => {
      const [first] = events;
      const customer = first && (await customerOf(first));
      await (customer === undefined ? undefined : workFor(customer, events));
    };
    for (let at = 0; at < groups.length; at += atOnce) {
      const some = groups.slice(at, at + atOnce);
      failures.push(...(await Promise.all(some.map((events) => tryFor(events, () => workOn(events))))));
    }
    return failures.filter((failure) => failure !== undefined);
  }

  /** Works off what is due. @throws the first failure; what failed is tried again later */
  return async (signal: AbortSignal): Promise<void> => {
    const failures: unknown[] = [];
    for (let due = await ledger.take(); due.length > 0 && !signal.aborted; due = await ledger.take()) {
      failures.push(...(await workOff(due)));
    }
    if (failures.length > 0) {
      throw failures[0];
    }
  };
}
