import { readContactRoute } from '@city-genie/contracts/internal/subscriber';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { CustomerContact, Provider } from '../stripe/provider.js';
import { customerOf, type PayerStore } from './payer-store.js';

/** @returns for whom Stripe keeps a customer, as identity knows them now; undefined for a user who is gone */
export async function contactOf(identity: InternalClient, userId: string): Promise<CustomerContact | undefined> {
  const { contact } = await identity.call(readContactRoute, { params: { id: userId } });
  return contact === null ? undefined : { email: contact.to, name: `${contact.firstName} ${contact.lastName}` };
}

type Deps = {
  provider: Pick<Provider, 'environment' | 'keepContact'>;
  payers: Pick<PayerStore, 'find'>;
  identity: InternalClient;
  logger: Logger;
};

/**
 * Tells Stripe the name and the address of a user, if it has others, since its own receipts go there. Never rejects: nobody is kept from
 * paying by it, and it is done again every few hours as long as something is to be paid.
 */
export type KeepContact = (userId: string) => Promise<void>;

export function createKeepContact({ provider, payers, identity, logger }: Deps): KeepContact {
  return async (userId) => {
    try {
      const customer = customerOf(await payers.find(userId), provider.environment);
      const contact = customer && (await contactOf(identity, userId));
      if (customer && contact) {
        await provider.keepContact(customer, contact);
      }
    } catch (error) {
      logger.warn({ err: error }, 'Stripe isn’t told of a user’s address yet');
    }
  };
}
