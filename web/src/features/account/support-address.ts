import type { Account } from '@city-genie/contracts/account/routes';
import { mailto } from '../../ui/late/mailto.js';

/** Whether the user has what a subscription brings, whichever plan it is. */
export const isSubscriber = ({ subscriptionStatus }: Pick<Account, 'subscriptionStatus'>): boolean => subscriptionStatus === 'active';

/** Where to write for help. The subject tells us whose mail is to be answered first: priority support is part of a subscription. */
export function supportAddress(mailbox: string, account: Pick<Account, 'username' | 'subscriptionStatus'>): string {
  return mailto(mailbox, `${isSubscriber(account) ? 'Priority support (subscriber)' : 'Support'}: ${account.username}`);
}
