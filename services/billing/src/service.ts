import { demoEntitledUntil, demoUsers } from '@city-genie/contracts/internal/demo-users';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { billingConfig } from './config.js';
import { billingMigrations } from './migrations.js';
import { createSubscriptionRepository } from './subscriptions/subscription-repository.js';

/** Owns subscriptions. */
export const billing = defineProcess({
  name: 'billing',
  config: billingConfig,
  wire: (kit) => {
    const { config, clock, service } = kit;
    const connection = addMongo(kit, config.MONGODB_URI, billingMigrations);
    const subscriptions = createSubscriptionRepository({ connection, clock });
    if (config.APP_MODE === 'local') {
      kit.onStart(() => subscriptions.grant(demoUsers.subscriber.id, demoEntitledUntil));
    }
    const prices = new Set(
      ['monthly', 'yearly', config.STRIPE_PRICE_MONTHLY, config.STRIPE_PRICE_YEARLY].filter((price) => price !== undefined),
    );
    const app = buildApp({ service, subscriptions, prices, clock });
    return { app, connection, subscriptions };
  },
});
