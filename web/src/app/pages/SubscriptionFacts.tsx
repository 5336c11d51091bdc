import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';
import { useSubscriptionQuery } from '../../features/account/subscription-api.js';
import { epochDay } from '../../ui/late/epoch-day.js';
import { Facts } from '../../ui/late/Facts.js';
import { selectCurrentUser } from '../access.js';
import { useAppSelector } from '../hooks.js';

/** What the server knows of the subscription. The next payment is told only if there is one: not of a gift, nor of what ends. */
export function SubscriptionFacts({ status: { status, subscription } }: { status: SubscriptionStatus }) {
  const userId = useAppSelector(selectCurrentUser)?.id;
  const { data } = useSubscriptionQuery(userId ?? '', { skip: userId === undefined });
  const nextPaymentAt = data?.subscription?.nextPaymentAt;
  return (
    <Facts
      facts={[
        ['Status', subscription?.status ?? status],
        ['Subscription', subscription?.id],
        ['Next billing date', nextPaymentAt && epochDay(nextPaymentAt)],
      ]}
    />
  );
}
