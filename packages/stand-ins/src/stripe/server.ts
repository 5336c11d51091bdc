import { createServer } from 'node:http';
import { createActs, type StripeActs } from './control/acts.js';
import { handle } from './handle.js';
import type { Keys } from './http/api.js';
import { defaultIds, type SeedIds } from './seed.js';
import { createState } from './state.js';

export type FakeStripeOptions = {
  /** Default or 0: a free one. */
  port?: number;
  /** The time at the stand-in, before it is put forward; default: the system clock. */
  now?: () => Date;
  /** Ids of the product and the two prices that are there from the start. */
  prices?: Partial<SeedIds>;
  /** The only keys that are accepted; default: all that begin with `sk_` and `pk_`. */
  keys?: Keys;
  /** What becomes of a subscription whose payment isn't made up for in 21 days; default: canceled. */
  afterRetries?: 'canceled' | 'unpaid';
  /** When a schedule lets go of its subscription; default: as its last phase begins. The real one does it when that phase has ended. */
  schedulesReleased?: 'with-last-phase' | 'after-last-phase';
};

export type FakeStripe = StripeActs & {
  /** The address without a slash at the end. */
  url: string;
  port: number;
  /** Ids of the product and the two prices. */
  ids: SeedIds;
  /** Unix seconds. */
  now: () => number;
  /** Also ends hanging requests and forgets what hasn't been sent. */
  close: () => Promise<void>;
};

/**
 * A stand-in for Stripe: a real HTTP server on loopback with the part of the API that a subscription needs, Stripe.js with a payment
 * form, the customer portal, and signed webhooks. It remembers what was done, and its clock can be put forward. `POST /_control/<act>`
 * does what the methods do, `GET /_calls` returns the requests so far.
 */
export async function startFakeStripe(options: FakeStripeOptions = {}): Promise<FakeStripe> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : (options.port ?? 0);
  const url = `http://127.0.0.1:${port}`;
  const ids = { ...defaultIds, ...options.prices };
  const state = createState({
    url,
    now: options.now ?? (() => new Date()),
    ids,
    keys: options.keys ?? {},
    afterRetries: options.afterRetries ?? 'canceled',
    schedulesReleased: options.schedulesReleased ?? 'with-last-phase',
  });
  server.on('request', (request, response) => {
    handle(request, response, state).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  return {
    ...createActs(state),
    url,
    port,
    ids,
    now: state.clock.now,
    close: async () => {
      const closed = new Promise<void>((resolve, reject) => server.close((error) => (error === undefined ? resolve() : reject(error))));
      server.closeAllConnections();
      await state.courier.close();
      await closed;
    },
  };
}
