import { planNames } from '@city-genie/contracts/billing/plans';
import { demoEntitledUntil, demoUsers } from '@city-genie/contracts/internal/demo-users';
import { mailQueue } from '@city-genie/contracts/internal/job';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { addClient, addPool } from '@city-genie/service-kit/parts/add-client';
import { addLimits } from '@city-genie/service-kit/parts/add-limits';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addOutbox } from '@city-genie/service-kit/parts/add-outbox';
import { addQueue } from '@city-genie/service-kit/parts/add-queue';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { billingConfig } from './config.js';
import { createPersonalData } from './leaving/personal-data.js';
import { createSettlement } from './leaving/settlement.js';
import { billingMigrations } from './migrations.js';
import { createPayerStore } from './payers/payer-store.js';
import { createPublication } from './publication/publish.js';
import { addSelling, type Rhythm, usualRhythm } from './selling.js';
import { addSellingFigures } from './selling-figures.js';
import { paymentsOf } from './stripe/payments.js';
import { createFreshSubscription } from './subscriptions/fresh-subscription.js';
import { createGrants } from './subscriptions/grants.js';
import { createSubscriptionDetails } from './subscriptions/subscription-details.js';
import { createSubscriptionRepository } from './subscriptions/subscription-repository.js';
import { createMayBeWithdrawn } from './withdrawal/may-be-withdrawn.js';

type Parts = { identity: InternalClient; rhythm: Rhythm; publishMs: number };

/** Owns subscriptions. */
export const billing = defineProcess({
  name: 'billing',
  config: billingConfig,
  wire: (kit, { rhythm = usualRhythm, publishMs = 2000, ...parts }: Partial<Parts>) => {
    const { config, clock, service, logger } = kit;
    const payments = paymentsOf(config);
    const environment = payments?.environment;
    // What was really paid stays open where nothing is sold at the moment.
    const counted = environment ?? 'live';
    const connection = addMongo(kit, config.MONGODB_URI, billingMigrations);
    const limits = addLimits(kit, addRedis(kit, config.REDIS_URL));
    const queue = addQueue(kit, mailQueue, addRedis(kit, config.QUEUE_REDIS_URL));
    const outbox = addOutbox(kit, connection, { [mailQueue]: queue });
    const identity = parts.identity ?? addClient(kit, addPool(kit, config.IDENTITY_URL));
    const payers = createPayerStore({ connection, clock });
    const subscriptions = createSubscriptionRepository({ connection, payers, environment: counted, clock });
    const publication = createPublication({ connection, identity, subscriptions, environment: counted, logger });
    const grant = createGrants({ connection, clock });
    if (config.APP_MODE === 'local') {
      kit.onStart(() => grant(demoUsers.subscriber.id, demoEntitledUntil));
    }
    kit.onStart(() => publication.begin());
    kit.every({ name: 'publications', everyMs: publishMs }, () => publication.sweep());
    const shared = { connection, outbox, identity, payers, subscriptions, publish: publication.publish };
    const selling = payments && addSelling(kit, payments, shared, rhythm);
    const { provider, withdrawals, guarantee, read } = selling ?? {};
    if (selling !== undefined) {
      addSellingFigures(kit.metrics, { ...selling, publication, clock });
    }
    const prices = payments?.prices;
    const app = buildApp({
      service,
      limits,
      clock,
      ...shared,
      payments,
      prices,
      environment,
      provider,
      withdrawals,
      plansByPrice: new Map(planNames.flatMap((plan) => [plan, prices?.[plan] ?? plan].map((price) => [price, plan] as const))),
      keepContact: selling?.keepContact,
      startPurchase: selling?.startPurchase,
      mayBeWithdrawn: createMayBeWithdrawn(guarantee, logger),
      noteConsent: selling?.noteConsent,
      changes: selling?.changes,
      ledger: selling?.ledger,
      kickEvents: selling?.kickEvents ?? (() => undefined),
      publicUrl: config.PUBLIC_URL,
      savingsLabel: config.YEARLY_SAVINGS_LABEL,
      ensurePublished: publication.ensurePublished,
      freshSubscription: createFreshSubscription({ subscriptions, read, clock }),
      detailsOf: createSubscriptionDetails({ provider, payers, guarantee, clock, logger }),
      settle: createSettlement(subscriptions, selling && { ...selling, payers }),
      personalData: createPersonalData({ ...shared, messages: { outbox: outbox.rows, queues: [queue] }, limits, provider, logger }),
    });
    return { app, connection, subscriptions, payers, publication, selling, outbox: outbox.rows, queue };
  },
});
