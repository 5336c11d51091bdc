import { readContactRoute } from '@city-genie/contracts/internal/subscriber';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Clock } from '@city-genie/service-kit/clock';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import mongoose, { type Connection } from 'mongoose';
import { mailboxHashes } from '../payers/mailbox-hashes.js';
import type { Provider } from '../stripe/provider.js';
import { unlessGone } from '../stripe/provider-faults.js';
import { isOpen } from '../subscriptions/payment-state.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import { type NoticeRow, noticeModel, paidKey } from './notice-model.js';
import type { PaymentMails } from './payment-mails.js';

type Deps = {
  connection: Connection;
  identity: InternalClient;
  provider: Pick<Provider, 'bill'>;
  subscriptions: Pick<SubscriptionRepository, 'findPaid'>;
  mails: Pick<PaymentMails, 'paid'>;
  keys: KeyRing;
  clock: Clock;
};

/**
 * Tells of a payment once more when the first mail went to a mailbox that nobody had verified, and the user has verified another one since:
 * the address was mistyped, so its owner never heard of it. Not of what has ended since: the mail would say that it is active.
 *
 * @returns work that is safe to repeat; throws the first failure after everything was tried
 */
export function createCorrectedMails({ connection, identity, provider, subscriptions, mails, keys, clock }: Deps): () => Promise<void> {
  const notices = noticeModel(connection);

  async function repeat({ _id, userId }: NoticeRow): Promise<void> {
    const id = paidKey.billOf(_id);
    const bill = id === undefined ? undefined : await unlessGone(() => provider.bill(id));
    const row = await subscriptions.findPaid(userId);
    if (bill !== undefined && row !== null && isOpen(row, clock)) {
      await mails.paid(userId, bill, row, 'corrected');
    }
  }

  async function look(row: NoticeRow): Promise<void> {
    const { contact } = await identity.call(readContactRoute, { params: { id: row.userId } });
    if (contact?.isVerified !== true) {
      return;
    }
    if (!mailboxHashes(contact.to, keys).some((hash) => hash === row.unverified)) {
      await repeat(row);
    }
    await notices.updateOne({ _id: row._id }, { $unset: { unverified: 1 } });
  }

  return async () => {
    const failures: unknown[] = [];
    for await (const row of notices
      .find({ unverified: mongoose.trusted({ $exists: true }) })
      .lean()
      .cursor()) {
      // One user of whom nothing can be learned doesn't keep it from the others.
      await look(row).catch((error: unknown) => void failures.push(error));
    }
    if (failures.length > 0) {
      throw failures[0];
    }
  };
}
