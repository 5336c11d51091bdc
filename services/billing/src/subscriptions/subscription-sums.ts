import type { SubscriptionDetails } from '@city-genie/contracts/billing/routes';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { hasCode } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { customerOf, type PayerStore } from '../payers/payer-store.js';
import type { Provider } from '../stripe/provider.js';
import type { Guarantee } from '../withdrawal/guarantee.js';
import type { SubscriptionRow } from './subscription-model.js';

type Shown = NonNullable<SubscriptionDetails['subscription']>;

type Sums = Pick<Shown, 'nextPaymentCents' | 'switchNow' | 'withdrawableUntil' | 'withdrawableCents'>;

export type SumsDeps = {
  provider: Provider | undefined;
  payers: Pick<PayerStore, 'find'>;
  guarantee: Pick<Guarantee, 'withdrawableUntil'> | undefined;
  clock: Clock;
  logger: Logger;
};

/**
 * What the account page says of money, and until when it can be had back. Each is null when another service or Stripe can't say it, which
 * spoils nothing else on the page.
 */
export function createSubscriptionSums({ provider, payers, guarantee, clock, logger }: SumsDeps) {
  /** Null when another one can't say, which spoils nothing else on the page. */
  async function unlessAway(what: string, ask: () => Promise<number | null>): Promise<number | null> {
    try {
      return await ask();
    } catch (error) {
      const isAway = hasCode(error, 'service_unavailable');
      logger[isAway ? 'info' : 'error']({ err: error, what }, 'the account page has to do without something');
      return null;
    }
  }

  /** A sum that Stripe reckons. */
  const sum = ({ stripeId }: SubscriptionRow, reckon: (provider: Provider, id: string) => Promise<number | null>) =>
    unlessAway('sum', async () => (provider && stripeId ? reckon(provider, stripeId) : null));

  const withdrawal = async (row: SubscriptionRow): Promise<Pick<Shown, 'withdrawableUntil' | 'withdrawableCents'>> => {
    const withdrawableUntil = guarantee ? await unlessAway('guarantee', () => guarantee.withdrawableUntil(row)) : null;
    const withdrawableCents = withdrawableUntil === null ? null : await sum(row, (asked, id) => asked.refundable(id));
    return { withdrawableUntil, withdrawableCents };
  };

  /** What the next invoice will ask for. */
  const nextAmount = (row: SubscriptionRow) =>
    sum(row, async (asked, id) => {
      const customer = customerOf(await payers.find(row.userId), asked.environment);
      return customer === undefined ? null : asked.nextAmount(customer, id);
    });

  /** What the change to the yearly plan costs now. */
  async function switchNow(row: SubscriptionRow): Promise<Shown['switchNow']> {
    const pricedAt = epochSeconds(clock);
    const amountCents = await sum(row, (asked, id) => asked.switchCosts(id, 'yearly', pricedAt));
    return amountCents === null ? null : { amountCents, pricedAt };
  }

  /** @param isRenewed whether another payment follows */
  return async (row: SubscriptionRow, isRenewed: boolean): Promise<Sums> => {
    const [nextPaymentCents, change, withdrawable] = await Promise.all([
      isRenewed ? nextAmount(row) : null,
      isRenewed && row.status === 'active' && row.plan === 'monthly' ? switchNow(row) : null,
      withdrawal(row),
    ]);
    return { nextPaymentCents, switchNow: change, ...withdrawable };
  };
}
