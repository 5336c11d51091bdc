import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { billingConfig } from './config.js';
import { billingMigrations } from './migrations.js';

/** Owns subscriptions. */
export const billing = defineProcess({
  name: 'billing',
  config: billingConfig,
  wire: (kit) => {
    addMongo(kit, kit.config.MONGODB_URI, billingMigrations);
    return { app: buildApp(kit.service) };
  },
});
