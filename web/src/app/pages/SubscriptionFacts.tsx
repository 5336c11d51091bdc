import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';
import { useSubscriptionQuery } from '../../features/account/subscription-api.js';
import { planWords, type Subscription, statusWord, statusWords } from '../../features/account/subscription-words.js';
import { epochDay } from '../../ui/late/epoch-day.js';
import { Facts } from '../../ui/late/Facts.js';
import { selectCurrentUser } from '../access.js';
import { useAppSelector } from '../hooks.js';

function wordsOf({ status, subscription }: SubscriptionStatus, details: Subscription | null | undefined): string {
  if (status === 'admin') {
    return 'Administrators need no subscription';
  }
  return details ? statusWords(details) : statusWord(subscription?.status ?? status);
}

/**
 * What the server knows of the subscription, in words; by its number it is found at the payment provider. The next payment is told only if
 * there is one: not of a gift, nor of what ends.
 */
export function SubscriptionFacts({ status }: { status: SubscriptionStatus }) {
  const userId = useAppSelector(selectCurrentUser)?.id;
  const { data } = useSubscriptionQuery(userId ?? '', { skip: userId === undefined });
  const details = data?.subscription;
  return (
    <Facts
      facts={[
        ['Plan', details && planWords[details.plan]],
        ['Status', wordsOf(status, details)],
        ['Subscription number', status.subscription?.id],
        ['Next billing date', details?.nextPaymentAt && epochDay(details.nextPaymentAt)],
      ]}
    />
  );
}
