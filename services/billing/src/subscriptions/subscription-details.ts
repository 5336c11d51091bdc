import type { SubscriptionDetails } from '@city-genie/contracts/billing/routes';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { customerOf, type PayerStore } from '../payers/payer-store.js';
import type { Provider } from '../stripe/provider.js';
import type { Guarantee } from '../withdrawal/guarantee.js';
import { entitledUntil, graceUntil } from './entitled-until.js';
import { isOpen } from './payment-state.js';
import type { SubscriptionRow } from './subscription-model.js';

type Shown = NonNullable<SubscriptionDetails['subscription']>;

type SumName = 'nextPaymentCents' | 'switchNow' | 'withdrawableUntil' | 'withdrawableCents';

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
  /** A sum that Stripe reckons; null when it can't say, which spoils nothing else. */
  async function sum({ stripeId }: SubscriptionRow, reckon: (provider: Provider, id: string) => Promise<number | null>) {
    try {
      return provider && stripeId ? await reckon(provider, stripeId) : null;
    } catch (error) {
      logger.info({ err: error }, 'a sum isn’t known');
      return null;
    }
  }

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

  async function sums(row: SubscriptionRow, isRenewed: boolean): Promise<Pick<Shown, SumName>> {
    const withdrawableUntil = (await guarantee?.withdrawableUntil(row)) ?? null;
    const [nextPaymentCents, change, withdrawableCents] = await Promise.all([
      isRenewed ? nextAmount(row) : null,
      isRenewed && row.status === 'active' && row.plan === 'monthly' ? switchNow(row) : null,
      withdrawableUntil === null ? null : sum(row, (asked, id) => asked.refundable(id)),
    ]);
    return { nextPaymentCents, switchNow: change, withdrawableUntil, withdrawableCents };
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
      openUntil: isOpen(row, clock) ? until : null,
      isCancelled,
      switchesTo,
      graceUntil: isOpen(row, clock) ? graceUntil(row) : null,
      ...(await sums(row, isRenewed)),
    };
  };
}

export type DetailsOf = ReturnType<typeof createSubscriptionDetails>;
