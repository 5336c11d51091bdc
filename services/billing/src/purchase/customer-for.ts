import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import { contactOf } from '../payers/customer-contact.js';
import { customerOf, type PayerStore } from '../payers/payer-store.js';
import type { Provider } from '../stripe/provider.js';
import { hasFailedForGood } from '../stripe/provider-faults.js';

type Deps = {
  provider: Pick<Provider, 'environment' | 'createCustomer'>;
  payers: Pick<PayerStore, 'find' | 'addCustomer' | 'noteTry' | 'isLeaving'>;
  identity: InternalClient;
};

/** @returns the user's customer at Stripe, and whether it was made just now. @throws 401 for a user who is gone, or about to be */
export function createCustomerFor({ provider, payers, identity }: Deps) {
  return async (userId: string): Promise<{ customer: string; isNew: boolean }> => {
    const payer = await payers.find(userId);
    if (payer === null || payers.isLeaving(payer)) {
      throw notSignedIn();
    }
    const known = customerOf(payer, provider.environment);
    if (known !== undefined) {
      return { customer: known, isNew: false };
    }
    const contact = await contactOf(identity, userId);
    if (contact === undefined) {
      throw notSignedIn();
    }
    try {
      const customer = await provider.createCustomer({ userId, ...contact }, payer.tries);
      await payers.addCustomer(userId, provider.environment, customer);
      return { customer, isNew: true };
    } catch (error) {
      if (hasFailedForGood(error)) {
        await payers.noteTry(userId);
      }
      throw error;
    }
  };
}
