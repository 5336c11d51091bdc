import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningStack, startStack } from '@city-genie/local-stack/stack/start-stack';
import type { Stores } from '@city-genie/local-stack/stores/run-stores';
import type { Report } from '@city-genie/local-stack/stores/strategy';
import { startThrowAwayStores } from '@city-genie/local-stack/stores/throw-away-stores';
import { type CuttableProxy, proxyStore } from '@city-genie/service-kit/testing/cuttable-proxy';

/** A stack whose stores are behind proxies, so that tests can cut or stall them. */
export type ProxiedStack = {
  stack: RunningStack;
  mongo: CuttableProxy;
  redis: CuttableProxy;
  /** The stores themselves, bypassing the proxies. */
  stores: Stores;
  /** Stops the stack and the proxies, but not the stores. Can be called again. */
  stopStack: () => Promise<void>;
  /** Stops everything, including the stores. */
  stop: () => Promise<void>;
};

/** Starts such a stack on its own stores. @throws StackError as `startStack`; nothing is left running then */
export async function startProxiedStack(env: Record<string, string>, report: Report): Promise<ProxiedStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'city-genie-proxied-'));
  const stores = await startThrowAwayStores(report);
  const mongo = await proxyStore(stores.mongodbUri);
  const redis = await proxyStore(stores.redisUrl);
  const closeProxies = () => Promise.all([mongo.close(), redis.close()]);
  const clear = async () => {
    await stores.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const stack = await startStack({ mode: 'test', dataDir, stores: { mongodbUri: mongo.uri, redisUrl: redis.uri }, env, report });
    const stopStack = async () => {
      await stack.stop();
      await closeProxies();
    };
    const stop = async () => {
      await stopStack();
      await clear();
    };
    return { stack, mongo, redis, stores, stopStack, stop };
  } catch (error) {
    await closeProxies();
    await clear();
    throw error;
  }
}
