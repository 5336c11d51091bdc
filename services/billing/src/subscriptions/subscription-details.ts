import type { SubscriptionDetails } from '@city-genie/contracts/billing/routes';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { customerOf, type PayerStore } from '../payers/payer-store.js';
import type { Provider } from '../stripe/provider.js';
import type { Guarantee } from '../withdrawal/guarantee.js';
import { entitledUntil, graceUntil } from './entitled-until.js';
import { isOpen } from './payment-state.js';
import type { SubscriptionRow } from './subscription-model.js';

type Shown = NonNullable<SubscriptionDetails['subscription']>;

type Deps = {
  provider: Provider | undefined;
  payers: Pick<PayerStore, 'find'>;
  guarantee: Pick<Guarantee, 'withdrawableUntil'> | undefined;
  clock: Clock;
  logger: Logger;
};

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
const renewing: readonly SubscriptionRow['status'][] = ['active', 'trialing'];

/** What the account page shows of a subscription. */
export function createSubscriptionDetails({ provider, payers, guarantee, clock, logger }: Deps) {
  /** What the next invoice will ask for; null when Stripe can't say, which spoils nothing else. */
  async function nextAmount({ userId, stripeId }: SubscriptionRow): Promise<number | null> {
    try {
      const customer = provider && customerOf(await payers.find(userId), provider.environment);
      return provider && customer && stripeId ? await provider.nextAmount(customer, stripeId) : null;
    } catch (error) {
      logger.info({ err: error }, 'the next payment isn’t known');
      return null;
    }
  }

  return async (row: SubscriptionRow | null): Promise<Shown | null> => {
    if (row === null || row.status === 'incomplete' || row.status === 'incomplete_expired') {
      return null;
    }
    const { source, status, plan, isCancelled, switchesTo = null, currentPeriodEnd } = row;
    const isGift = source === 'grant';
    const isRenewed = !isGift && !isCancelled && renewing.includes(status);
    // What is renewed is open to the end of its period, as far as anybody knows; the grace beyond is for payments that are late.
    const until = isRenewed ? seconds(currentPeriodEnd) : entitledUntil(row);
    return {
      plan,
      status,
      isGift,
      nextPaymentAt: isRenewed ? seconds(currentPeriodEnd) : null,
      nextPaymentCents: isRenewed ? await nextAmount(row) : null,
      openUntil: isOpen(row, clock) ? until : null,
      isCancelled,
      switchesTo,
      graceUntil: isOpen(row, clock) ? graceUntil(row) : null,
      withdrawableUntil: (await guarantee?.withdrawableUntil(row)) ?? null,
    };
  };
}

export type DetailsOf = ReturnType<typeof createSubscriptionDetails>;
