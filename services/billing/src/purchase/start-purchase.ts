import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import type { PlanName } from '@city-genie/contracts/billing/plans';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import type { KeepContact } from '../payers/customer-contact.js';
import type { PayerStore } from '../payers/payer-store.js';
import type { InTurn } from '../payers/turns.js';
import type { Provider } from '../stripe/provider.js';
import { providerAway, unlessGone } from '../stripe/provider-faults.js';
import { isOpen } from '../subscriptions/payment-state.js';
import type { ReadSubscription } from '../subscriptions/read-subscription.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import { createCustomerFor } from './customer-for.js';
import { createUnfinished, type Purchase } from './unfinished.js';

type Deps = {
  provider: Provider;
  payers: Pick<PayerStore, 'find' | 'open' | 'addCustomer' | 'dropCustomer' | 'noteTry' | 'isLeaving'>;
  inTurn: InTurn;
  identity: InternalClient;
  read: ReadSubscription;
  keepContact: KeepContact;
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>;
  clock: Clock;
};

const alreadyActive = () => new AppError('conflict', billingMessages.alreadyActive);

/**
 * Begins to sell a plan to a user who has nothing open. Twenty presses are one subscription, another plan takes the place of the one that was
 * begun, and what is overdue comes first: nobody can pay twice (docs/rules/payment.md#one-payment-at-a-time).
 *
 * @throws conflict for whoever has nothing to pay; service_unavailable when it isn't known to be begun, repeat it then
 */
export type StartPurchase = (userId: string, plan: PlanName) => Promise<Purchase>;

export function createStartPurchase(deps: Deps): StartPurchase {
  const { provider, payers, inTurn, read, keepContact, subscriptions, clock } = deps;
  const flights = createSingleFlight<Purchase>();
  const customerFor = createCustomerFor(deps);
  const unfinished = createUnfinished(provider);

  async function begin(userId: string, plan: PlanName): Promise<Purchase> {
    await provider.checkPrices();
    const { customer, isNew } = await customerFor(userId);
    const { subscriptions: all = [], reading = 0 } = (await read(userId)) ?? {};
    if (isOpen(await subscriptions.findByUser(userId), clock)) {
      throw alreadyActive();
    }
    if (!isNew) {
      // Also for what was begun before: the address may have been corrected since, and Stripe's receipt goes there.
      await keepContact(userId);
    }
    return (await unfinished.offer(all, plan)) ?? (await beginAnew(userId, customer, plan, reading));
  }

  async function beginAnew(userId: string, customer: string, plan: PlanName, attempt: number): Promise<Purchase> {
    const begun = await unlessGone(() => provider.createSubscription(customer, plan, { userId, attempt }));
    if (begun === undefined) {
      // Somebody has deleted the customer at Stripe; the next try makes another.
      await payers.dropCustomer(userId, provider.environment, customer);
      throw providerAway();
    }
    const purchase = unfinished.begunOf(begun, plan);
    // Written down at once, so that the next reading asks about it.
    await read(userId);
    if (purchase !== undefined) {
      return purchase;
    }
    // What the customer had to their credit has paid for it.
    throw begun.status === 'active' ? alreadyActive() : providerAway();
  }

  return (userId, plan) =>
    flights.run(`${userId}:${plan}`, async () => {
      await payers.open(userId);
      return inTurn(userId, () => begin(userId, plan));
    });
}
