import type { Clock } from './clock.js';
import type { Card } from './rows/card.js';
import type { Price, Product } from './rows/catalog.js';
import type { Customer } from './rows/customer.js';
import type { Invoice } from './rows/invoice.js';
import type { Charge, Dispute, PaymentIntent, Refund } from './rows/payment.js';
import type { Schedule } from './rows/schedule.js';
import type { PortalSession, StoredEvent, StoredObject } from './rows/stored.js';
import type { Subscription } from './rows/subscription.js';

/** All rows of one noun by id, the oldest first. */
export type Table<Row> = Map<string, Row>;

/** Everything Stripe knows. It lives in memory and is gone with the process. */
export type World = {
  clock: Clock;
  /** The address of the stand-in itself, without a slash at the end. */
  url: string;
  /** What becomes of a subscription whose payment isn't made up for. */
  afterRetries: 'canceled' | 'unpaid';
  /** When a schedule lets go of its subscription: as its last phase begins, or as the real one does, when that has ended. */
  schedulesReleased: 'with-last-phase' | 'after-last-phase';
  /** The request that is being answered, as events name it. */
  request: { id: string | null; idempotency_key: string | null };
  /** Called with each new event. */
  onEvent: (event: StoredEvent) => void;
  invoiceCount: number;
  cards: Table<Card>;
  charges: Table<Charge>;
  customers: Table<Customer>;
  disputes: Table<Dispute>;
  events: Table<StoredEvent>;
  intents: Table<PaymentIntent>;
  invoices: Table<Invoice>;
  portalConfigurations: Table<StoredObject>;
  portalSessions: Table<PortalSession>;
  prices: Table<Price>;
  products: Table<Product>;
  refunds: Table<Refund>;
  schedules: Table<Schedule>;
  subscriptions: Table<Subscription>;
  webhookEndpoints: Table<StoredObject>;
};

export type WorldOptions = Pick<World, 'clock' | 'url' | 'afterRetries' | 'schedulesReleased' | 'onEvent'>;

export function createWorld({ clock, url, afterRetries, schedulesReleased, onEvent }: WorldOptions): World {
  return {
    clock,
    url,
    afterRetries,
    schedulesReleased,
    onEvent,
    request: { id: null, idempotency_key: null },
    invoiceCount: 0,
    cards: new Map(),
    charges: new Map(),
    customers: new Map(),
    disputes: new Map(),
    events: new Map(),
    intents: new Map(),
    invoices: new Map(),
    portalConfigurations: new Map(),
    portalSessions: new Map(),
    prices: new Map(),
    products: new Map(),
    refunds: new Map(),
    schedules: new Map(),
    subscriptions: new Map(),
    webhookEndpoints: new Map(),
  };
}

/** A row that is referred to by another one, so it must be there. */
export function rowOf<Row>(table: Table<Row>, id: string): Row {
  const row = table.get(id);
  if (row === undefined) {
    throw new Error(`The stand-in lost ${id}`);
  }
  return row;
}

/** The newest first, as Stripe lists them. */
export function newestFirst<Row>(table: Table<Row>): Row[] {
  return [...table.values()].reverse();
}
