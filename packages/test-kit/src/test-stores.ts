import { proxyStore } from '@city-genie/service-kit/testing/cuttable-proxy';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { afterEach, beforeEach, inject } from 'vitest';
import type {} from './global-setup.js'; // declares the names of `inject`
import { testDatabaseName, testRedisUrl } from './test-names.js';

/** Databases that earlier tests of this worker gave back, by the service that has migrated them. */
const emptied = new Map<string, string[]>();

/** Empties a database but for the marks of its migrations, so its collections and indexes are there for the next test. */
async function giveBack(connection: mongoose.Connection, database: string, service: string): Promise<void> {
  const names = (await connection.listCollections()).map(({ name }) => name).filter((name) => !name.startsWith('schema_'));
  await Promise.all(names.map((name) => connection.collection(name).deleteMany({})));
  emptied.set(service, [...(emptied.get(service) ?? []), database]);
}

/**
 * Both stores of a test, empty, behind proxies that can be cut, and with direct access that bypasses them.
 *
 * @param service takes a database that this service has migrated for an earlier test, if there is one: to make some twenty collections with
 * their indexes takes longer than most tests do. Not for tests that change indexes.
 */
export async function openTestStores(label: string, service?: string) {
  const database = (service && emptied.get(service)?.pop()) ?? testDatabaseName(label);
  const redisUrl = testRedisUrl(inject('redisUrl'));
  const mongo = await proxyStore(inject('mongodbUri'));
  const redisProxy = await proxyStore(redisUrl);
  const connection = await mongoose.createConnection(inject('mongodbUri'), { dbName: database }).asPromise();
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  return {
    database,
    /** The addresses through the proxies, as a process's environment. */
    env: { MONGODB_URI: mongo.uri, REDIS_URL: redisProxy.uri },
    mongoProxy: mongo,
    redisProxy,
    connection,
    redis,
    /** Ends a cut or stall of either store. */
    restore: async () => {
      await mongo.restore();
      await redisProxy.restore();
    },
    close: async () => {
      await (service === undefined ? connection.dropDatabase() : giveBack(connection, database, service));
      await connection.close();
      redis.disconnect();
      await mongo.close();
      await redisProxy.close();
    },
  };
}

export type TestStores = Awaited<ReturnType<typeof openTestStores>>;

/** Empties this worker's Redis, for tests that need no other store. */
export async function emptyRedis(): Promise<void> {
  const redis = new Redis(testRedisUrl(inject('redisUrl')));
  await redis.flushdb();
  redis.disconnect();
}

/** New stores for each test of a file. What a test started on them is stopped before they are closed. */
export function useTestStores(label: string) {
  const running: { stop(): Promise<void> }[] = [];
  let opened: TestStores | undefined;

  function stores(): TestStores {
    if (!opened) {
      throw new Error('the stores are open while a test runs');
    }
    return opened;
  }

  beforeEach(async () => {
    opened = await openTestStores(label);
  });
  afterEach(async () => {
    await stores().restore();
    await Promise.all(running.splice(0).map((process) => process.stop()));
    await stores().close();
  });
  return {
    stores,
    /** Stops it after the test. */
    stopAfter: <T extends { stop(): Promise<void> }>(process: T): T => {
      running.push(process);
      return process;
    },
  };
}
