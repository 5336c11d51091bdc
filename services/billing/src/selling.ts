import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import type { ProcessKit } from '@city-genie/service-kit/process/process-kit';
import type { Connection } from 'mongoose';
import { createChangeSubscription } from './changes/change-subscription.js';
import { createLedger } from './events/ledger.js';
import { createLookAfter } from './events/look-after.js';
import { createEventWork } from './events/work-events.js';
import { createCorrectedMails } from './notices/corrected-mails.js';
import { createNotices } from './notices/notices.js';
import { createPaymentMails } from './notices/payment-mails.js';
import { createKeepContact } from './payers/customer-contact.js';
import type { PayerStore } from './payers/payer-store.js';
import { createTurns } from './payers/turns.js';
import { createNoteConsent } from './purchase/note-consent.js';
import { createStartPurchase } from './purchase/start-purchase.js';
import { createReconciliation } from './reconciliation/reconcile.js';
import type { Payments } from './stripe/payments.js';
import { createProvider } from './stripe/provider.js';
import { createReadSubscription } from './subscriptions/read-subscription.js';
import type { SubscriptionRepository } from './subscriptions/subscription-repository.js';
import { createGuarantee } from './withdrawal/guarantee.js';
import { createWithdrawals } from './withdrawal/withdrawals.js';

/** How often what waits is looked at, in ms. Events are worked on as they come; this is for those that were left behind. */
export type Rhythm = { eventsMs: number; withdrawalsMs: number; reconciliationMs: number };

export const usualRhythm: Rhythm = { eventsMs: 2000, withdrawalsMs: 30_000, reconciliationMs: 600_000 };

type Deps = {
  connection: Connection;
  outbox: Outbox;
  identity: InternalClient;
  payers: PayerStore;
  subscriptions: SubscriptionRepository;
  publish: (userId: string) => Promise<void>;
};

/** Everything that only exists where something can be bought. */
export function addSelling(kit: ProcessKit, payments: Payments, deps: Deps, rhythm: Rhythm) {
  const { clock, logger } = kit;
  const provider = createProvider(payments, logger);
  const inTurn = createTurns({ connection: deps.connection, clock });
  const shared = { ...deps, provider, inTurn, clock, logger, keys: kit.keys };
  const read = createReadSubscription(shared);
  const guarantee = createGuarantee({ ...shared, environment: provider.environment });
  const mails = createPaymentMails(createNotices(shared), guarantee);
  const ledger = createLedger({ connection: deps.connection, environment: provider.environment, clock });
  const lookAfter = createLookAfter({ ...shared, guarantee, read, mails });
  const keepContact = createKeepContact(shared);
  const repeatCorrected = createCorrectedMails({ ...shared, mails });
  const selling = { ...shared, guarantee, read, keepContact, repeatCorrected, mails, ledger, lookAfter };
  const withdrawals = createWithdrawals(selling);
  const workEvents = createEventWork(selling);
  const reconcile = createReconciliation(selling);
  const { runNow: kickEvents } = kit.every({ name: 'payment-events', everyMs: rhythm.eventsMs }, workEvents);
  kit.every({ name: 'withdrawals', everyMs: rhythm.withdrawalsMs }, () => withdrawals.sweep());
  kit.every({ name: 'reconciliation', everyMs: rhythm.reconciliationMs }, reconcile);
  return {
    provider,
    inTurn,
    read,
    ledger,
    keepContact,
    guarantee,
    withdrawals,
    workEvents,
    reconcile,
    kickEvents,
    startPurchase: createStartPurchase(selling),
    noteConsent: createNoteConsent(selling),
    changes: createChangeSubscription(selling),
  };
}

export type Selling = ReturnType<typeof addSelling>;
