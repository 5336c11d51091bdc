import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import { listInvoicesRoute, openBillingPortalRoute } from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { AppError } from '@city-genie/service-kit/errors';
import { requireUser } from '@city-genie/service-kit/trust/caller';
import type { KeepContact } from '../payers/customer-contact.js';
import { customerOf, type PayerStore } from '../payers/payer-store.js';
import type { Bill } from '../stripe/bill.js';
import type { Provider } from '../stripe/provider.js';

export type ProviderPagesDeps = {
  payers: Pick<PayerStore, 'find'>;
  /** Both are undefined without a payment provider. */
  provider: Provider | undefined;
  keepContact: KeepContact | undefined;
  publicUrl: string;
};

/** A draft is no invoice yet, one that was voided is none any more, and nobody owes the first one of what they haven't bought. */
const isShown = ({ status, reason }: Bill): boolean =>
  status === 'paid' || (['open', 'uncollectible'].includes(status) && reason !== 'subscription_create');

/** Invoices, and the way to the payment provider's own pages for cards. */
export function registerProviderPages(app: Service, { payers, provider, keepContact, publicUrl }: ProviderPagesDeps): void {
  const customer = async (userId: string) => provider && customerOf(await payers.find(userId), provider.environment);

  app.route({
    ...listInvoicesRoute,
    handler: async (request) => {
      const id = await customer(requireUser(request).userId);
      const bills = provider && id ? await provider.billsOf(id) : [];
      const invoices = bills.filter(isShown).map(({ id: bill, number, createdAt, totalCents, refundedCents, currency, status, url }) => {
        return { id: bill, number, createdAt, amountCents: totalCents, refundedCents, currency, status, url };
      });
      return { success: true, invoices } as const;
    },
  });
  app.route({
    ...openBillingPortalRoute,
    handler: async (request) => {
      const { userId } = requireUser(request);
      const id = await customer(userId);
      if (provider === undefined || id === undefined) {
        throw new AppError('conflict', billingMessages.noSubscription);
      }
      // The pages show the address, so it is the present one before they open.
      const [url] = await Promise.all([provider.portal(id, `${publicUrl}/account`), keepContact?.(userId)]);
      return { success: true, url } as const;
    },
  });
}
