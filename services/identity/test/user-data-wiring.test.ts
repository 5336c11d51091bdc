import {
  eraseUsersRoutes,
  exportUserRoutes,
  settleUserRoute,
  type UserDataService,
  userDataServices,
} from '@city-genie/contracts/internal/user-data';
import { createService, type ServiceApp } from '@city-genie/service-kit/calls/create-service';
import { systemClock } from '@city-genie/service-kit/clock';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { readProcessConfig } from '@city-genie/service-kit/process/config';
import { createProcessKit, type StartableKit } from '@city-genie/service-kit/process/process-kit';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { afterEach, expect, it } from 'vitest';
import { identityConfig } from '../src/config.js';
import { addUserDataClients } from '../src/user-data/user-data-clients.js';

const logger = createLogger('test', 'silent');
const common = {
  APP_MODE: 'local',
  PORT: '0',
  KEYS_FILE: 'keys of tests',
  MONGODB_URI: 'mongodb://127.0.0.1:9',
  REDIS_URL: 'redis://127.0.0.1:9',
};
const site = { PUBLIC_URL: 'https://genie.test', SUPPORT_EMAIL: 'support@genie.test' };
const userId = '64b000000000000000000001';
const running: ServiceApp[] = [];
let kit: StartableKit<unknown> | undefined;

/** A service that answers identity with its own name, and nobody who means another service. The routes of all have the same form. */
async function listening(name: UserDataService): Promise<[string, string]> {
  const app = createService({ name, logger, keys: testKeys }, (calls) => {
    calls.route({ ...exportUserRoutes.billing, handler: async ({ params, body }) => ({ data: { name, ...params, ...body } }) });
    calls.route({ ...eraseUsersRoutes.billing, handler: async () => ({ erased: name === 'waitlist' ? [] : [userId] }) });
    if (name === 'billing') {
      calls.route({ ...settleUserRoute, handler: async () => ({ isSettled: true }) as const });
    }
  });
  running.push(app);
  return [`${name.toUpperCase()}_URL`, await app.listen({ host: '127.0.0.1', port: 0 })];
}

afterEach(async () => {
  await kit?.stop();
  await Promise.all(running.splice(0).map((app) => app.close()));
});

it('identity asks each service at its own address, and is believed', async () => {
  const urls = Object.fromEntries(await Promise.all(userDataServices.map(listening)));
  const config = readProcessConfig(identityConfig, { ...common, ...site, ...urls });
  const identity = createProcessKit({ name: 'identity', config, logger, clock: systemClock, keys: testKeys, points: {} });
  kit = identity;
  const clients = addUserDataClients(identity);
  const answers = userDataServices.map((name) => [name, { name, id: userId, email: 'ada@example.org' }]);
  expect(await clients.exportAll(userId, 'ada@example.org')).toEqual(Object.fromEntries(answers));
  const erased = userDataServices.map(async (name) => [...(await clients.erase(name, [{ id: userId }]))]);
  expect(await Promise.all(erased)).toEqual(userDataServices.map((name) => (name === 'waitlist' ? [] : [userId])));
  await expect(clients.settle(userId)).resolves.toBeUndefined();
});
