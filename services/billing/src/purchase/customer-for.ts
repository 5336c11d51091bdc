import { readContactRoute } from '@city-genie/contracts/internal/subscriber';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import { customerOf, type PayerStore } from '../payers/payer-store.js';
import type { Provider } from '../stripe/provider.js';
import { hasFailedForGood } from '../stripe/provider-faults.js';

type Deps = {
  provider: Pick<Provider, 'environment' | 'createCustomer'>;
  payers: Pick<PayerStore, 'find' | 'addCustomer' | 'noteTry' | 'isLeaving'>;
  identity: InternalClient;
};

/** @returns the user's customer at Stripe, made if need be. @throws 401 for a user who is gone, or about to be */
export function createCustomerFor({ provider, payers, identity }: Deps) {
  return async (userId: string): Promise<string> => {
    const payer = await payers.find(userId);
    if (payer === null || payers.isLeaving(payer)) {
      throw notSignedIn();
    }
    const known = customerOf(payer, provider.environment);
    if (known !== undefined) {
      return known;
    }
    const { contact } = await identity.call(readContactRoute, { params: { id: userId } });
    if (contact === null) {
      throw notSignedIn();
    }
    const { to: email, firstName, lastName } = contact;
    try {
      const customer = await provider.createCustomer({ userId, email, name: `${firstName} ${lastName}` }, payer.tries);
      await payers.addCustomer(userId, provider.environment, customer);
      return customer;
    } catch (error) {
      if (hasFailedForGood(error)) {
        await payers.noteTry(userId);
      }
      throw error;
    }
  };
}
