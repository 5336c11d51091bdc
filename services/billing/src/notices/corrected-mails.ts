import { readContactRoute } from '@city-genie/contracts/internal/subscriber';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import mongoose, { type Connection } from 'mongoose';
import type { Provider } from '../stripe/provider.js';
import { unlessGone } from '../stripe/provider-faults.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import { type NoticeRow, noticeModel, paidKey } from './notice-model.js';
import type { PaymentMails } from './payment-mails.js';
import { isSameMailbox } from './unverified-mailbox.js';

/** Of one run; the others come with the next. */
const mostRows = 200;

type Deps = {
  connection: Connection;
  identity: InternalClient;
  provider: Pick<Provider, 'bill'>;
  subscriptions: Pick<SubscriptionRepository, 'findPaid'>;
  mails: Pick<PaymentMails, 'paid'>;
  keys: KeyRing;
};

/**
 * Tells of a payment once more when the first mail went to a mailbox that nobody had verified, and the user has verified another one since:
 * the address was mistyped, so its owner never heard of it.
 *
 * @returns work that is safe to repeat, and throws while identity or Stripe is away
 */
export function createCorrectedMails({ connection, identity, provider, subscriptions, mails, keys }: Deps): () => Promise<void> {
  const notices = noticeModel(connection);

  async function repeat({ _id, userId }: NoticeRow): Promise<void> {
    const id = paidKey.billOf(_id);
    const bill = id === undefined ? undefined : await unlessGone(() => provider.bill(id));
    const row = await subscriptions.findPaid(userId);
    if (bill !== undefined && row !== null) {
      await mails.paid(userId, bill, row, 'corrected');
    }
  }

  return async () => {
    const rows = await notices
      .find({ unverified: mongoose.trusted({ $exists: true }) })
      .sort({ at: -1 })
      .limit(mostRows)
      .lean();
    for (const row of rows) {
      const { contact } = await identity.call(readContactRoute, { params: { id: row.userId } });
      if (contact?.isVerified === true) {
        if (!isSameMailbox(row.unverified, contact.to, keys)) {
          await repeat(row);
        }
        await notices.updateOne({ _id: row._id }, { $unset: { unverified: 1 } });
      }
    }
  };
}
