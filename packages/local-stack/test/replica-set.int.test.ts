import { type CuttableProxy, cuttableProxy } from '@city-genie/service-kit/testing/cuttable-proxy';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ensurePrimary } from '../src/stores/replica-set.js';
import type { Stores } from '../src/stores/run-stores.js';
import { startThrowAwayStores } from '../src/stores/throw-away-stores.js';

let stores: Stores & { stop: () => Promise<void> };
let direct: mongoose.mongo.MongoClient;
const proxies: CuttableProxy[] = [];

beforeAll(async () => {
  stores = await startThrowAwayStores(() => undefined);
  direct = new mongoose.mongo.MongoClient(`mongodb://${new URL(stores.mongodbUri).host}/?directConnection=true`);
});
afterEach(() => Promise.all(proxies.splice(0).map((proxy) => proxy.close())));
afterAll(async () => {
  await direct.close();
  await stores.stop();
});

/** How often the server has been given this command. */
async function countOf(command: string): Promise<number> {
  const { metrics } = await direct.db('admin').command({ serverStatus: 1 });
  return metrics.commands[command].total;
}

it.each(['replSetGetConfig', 'replSetReconfig'])(
  'a set moves to its new address also when the answer to %s is cut off',
  async (command) => {
    const proxy = await cuttableProxy(Number(new URL(stores.mongodbUri).port));
    proxies.push(proxy);
    const before = await countOf(command);
    proxy.loseAnswersAfter(command);
    const moved = ensurePrimary(proxy.port);
    await vi.waitFor(async () => expect(await countOf(command)).toBeGreaterThan(before), { timeout: 10_000, interval: 25 });
    await proxy.restore();
    await moved;
    const { config } = await direct.db('admin').command({ replSetGetConfig: 1 });
    expect(config.members).toMatchObject([{ host: `127.0.0.1:${proxy.port}` }]);
    expect(await direct.db('admin').command({ hello: 1 })).toMatchObject({ isWritablePrimary: true });
  },
);
