import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { acceptsConnection, freePorts } from '../processes/free-port.js';
import type { ManagedProcess, ProcessSpec } from '../processes/managed-process.js';
import type { Supervisor } from '../processes/supervisor.js';
import { pingRedis } from './probe.js';
import { ensurePrimary, replicaSetName } from './replica-set.js';
import type { StoreSource } from './strategy.js';

export type Stores = {
  /** Without a database name. */
  mongodbUri: string;
  redisUrl: string;
};

const storeTimeoutMs = 60_000;

/** Starts the stores that are local programs, with their data under `dataDir`, and waits until they accept writes. */
export async function runStores(supervisor: Supervisor, dataDir: string, mongo: StoreSource, redis: StoreSource): Promise<Stores> {
  const [mongoPort = 0, redisPort = 0] = await freePorts(2);
  const started: ManagedProcess[] = [];
  if (mongo.kind === 'binary') {
    started.push(supervisor.start(mongodSpec(mongo.path, join(dataDir, 'mongodb'), mongoPort)));
  }
  if (redis.kind === 'binary') {
    started.push(supervisor.start(redisSpec(redis.path, join(dataDir, 'redis'), redisPort)));
  }
  await supervisor.waitUntilReady(started, storeTimeoutMs);
  if (mongo.kind === 'binary') {
    await ensurePrimary(mongoPort);
  }
  return {
    mongodbUri: mongo.kind === 'url' ? mongo.url : `mongodb://127.0.0.1:${mongoPort}/?replicaSet=${replicaSetName}`,
    redisUrl: redis.kind === 'url' ? redis.url : `redis://127.0.0.1:${redisPort}`,
  };
}

function mongodSpec(path: string, dataDir: string, port: number): ProcessSpec {
  const network = ['--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
  const storage = ['--dbpath', dataDir, '--replSet', replicaSetName, '--wiredTigerCacheSizeGB', '0.25'];
  // Otherwise a transaction whose client vanished holds its rows for a minute.
  const shortTransactions = ['--setParameter', 'transactionLifetimeLimitSeconds=10'];
  // By default SIGTERM waits 15 s for other members, which don't exist.
  const quickStop = ['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'];
  return storeSpec('mongod', path, [...network, ...storage, ...shortTransactions, ...quickStop], dataDir, () =>
    acceptsConnection('127.0.0.1', port),
  );
}

function redisSpec(path: string, dataDir: string, port: number): ProcessSpec {
  const network = ['--port', String(port), '--bind', '127.0.0.1'];
  const storage = ['--dir', dataDir, '--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--daemonize', 'no'];
  return storeSpec('redis', path, [...network, ...storage], dataDir, () => pingRedis('127.0.0.1', port));
}

function storeSpec(name: string, command: string, args: readonly string[], dataDir: string, isReady: () => Promise<boolean>): ProcessSpec {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return { name, kind: 'store', command, args, cwd: dataDir, env: process.env, isReady };
}
