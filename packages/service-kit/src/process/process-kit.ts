import type { ProcessName } from '@city-genie/contracts/internal/internal-endpoint';
import type { QueueName } from '@city-genie/contracts/internal/job';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Connection, Model } from 'mongoose';
import type { ServiceOptions } from '../calls/create-service.js';
import { createInternalClient, type InternalClient } from '../calls/internal-client.js';
import { openServicePool, type ServicePool } from '../calls/service-pool.js';
import type { Clock } from '../clock.js';
import type { JobWorkerOptions } from '../jobs/job-worker.js';
import { type OutboxRow, outboxModel } from '../jobs/outbox.js';
import type { RelayQueues } from '../jobs/outbox-hand-over.js';
import { createOutboxSweep } from '../jobs/outbox-relay.js';
import { createQueue } from '../jobs/queue.js';
import { createWorkers } from '../jobs/workers.js';
import { type CallLimits, createCallLimits } from '../limits/call-limits.js';
import type { Lifecycle, ReadyChecks } from '../observability/health.js';
import type { Logger } from '../observability/logger.js';
import { createMetrics, type Metrics } from '../observability/metrics.js';
import { type Migration, migrate } from '../stores/migrations.js';
import { createMongo, openMongo, pingMongo } from '../stores/mongo.js';
import { closeRedis, createRedis, type RedisPurpose } from '../stores/redis.js';
import type { KeyRing } from '../trust/keys.js';
import { createPeriodicTask, type PeriodicTask, type PeriodicTaskOptions } from './periodic-task.js';
import { createSteps, type Step, type Steps } from './steps.js';

/** Where messages are written in the transaction of their change. */
export type Outbox = {
  rows: Model<OutboxRow>;
  /** Call it after the commit: moves pending messages. */
  kick(): void;
};

/** What a process is built from. Everything it opens is opened before the process is ready, and closed when it stops. */
export type ProcessKit<Config> = {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly keys: KeyRing;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** The options of `createService` that the kit provides, with the process's name. */
  readonly service: Omit<ServiceOptions, 'limits'>;
  /**
   * The process's own database, opened and migrated before the process is ready.
   *
   * @param isNeeded false when the process can work without it after the start; it is then no part of readiness
   */
  mongo(uri: string, migrations: readonly Migration[], options?: { isNeeded?: boolean }): Connection;
  /** A Redis connection, no part of readiness; `worker` for a queue's worker, which closes it itself. */
  redis(url: string, purpose?: RedisPurpose): Redis;
  /** The producer of a queue. */
  queue(name: QueueName, redis: Redis): Queue;
  /** The outbox of this database; its messages go to these queues. */
  outbox(connection: Connection, queues: RelayQueues, options?: { sweepMs?: number }): Outbox;
  /**
   * A worker on a queue, with its figures; a process may have several. It starts in its turn, and on stop waits for the jobs in flight.
   *
   * @param isNeeded false when the process also answers calls, which it can do without the queue; the queue's Redis is then no part of
   * readiness
   */
  worker<Result>(url: string, options: JobWorkerOptions<Result> & { queue: QueueName }, more?: { isNeeded?: boolean }): void;
  /** The limits of this service's endpoints. */
  limits(redis: Redis): CallLimits;
  /** Connections to another service. */
  pool(url: string): ServicePool;
  /** Calls to another service, in this process's name. */
  client(pool: ServicePool, options?: { timeoutMs?: number }): InternalClient;
  /**
   * Repeats this work from its turn of the start on. When the process stops it is not begun again, and the run in progress is waited for,
   * before what was registered earlier is closed.
   */
  every(task: PeriodicTaskOptions, work: () => Promise<unknown>): Pick<PeriodicTask, 'runNow'>;
  readyWhen(name: string, check: () => Promise<unknown>): void;
  /** Runs before the process is ready, in order of registration. When one fails, the start is tried again from this step on. */
  onStart(step: Step): void;
  /** Runs after the last request was answered, in reverse order of registration. */
  onStop(step: Step): void;
};

/** The kit, with the start and stop of everything that was registered. */
export type StartableKit<Config> = ProcessKit<Config> & {
  start(): Promise<void>;
  /** Runs all steps, even if some fail. @throws AggregateError of the failures */
  stop(): Promise<void>;
  /** All `request` connections to Redis. */
  readonly redisConnections: readonly Redis[];
};

type Options<Config> = {
  name: ProcessName;
  config: Config;
  logger: Logger;
  clock: Clock;
  keys: KeyRing;
  /** Points of limits, by variable. */
  points: Readonly<Record<string, number>>;
  /** For tests; default: the process's name. */
  database?: string | undefined;
};

/** The stores of a process, opened and closed by its steps. */
function createStores({ onStart, onStop }: Steps, database: string, logger: Logger, readyChecks: ReadyChecks) {
  const redisConnections: Redis[] = [];
  return {
    redisConnections,
    mongo: (uri: string, migrations: readonly Migration[], { isNeeded = true } = {}): Connection => {
      const connection = createMongo(logger);
      if (isNeeded) {
        readyChecks.mongodb = () => pingMongo(connection);
      }
      onStart(async () => {
        await openMongo(connection, uri, database);
        await migrate(connection, migrations, logger);
      });
      onStop(() => connection.close());
      return connection;
    },
    redis: (url: string, purpose: RedisPurpose = 'request'): Redis => {
      const connection = createRedis(url, purpose, logger);
      if (purpose === 'request') {
        redisConnections.push(connection);
        onStop(() => closeRedis(connection));
      }
      return connection;
    },
    queue: (name: string, connection: Redis): Queue => {
      const queue = createQueue(name, connection, logger);
      onStop(() => queue.close());
      return queue;
    },
  };
}

/** Makes the kit of one process. */
export function createProcessKit<Config>(options: Options<Config>): StartableKit<Config> {
  const { name, config, logger, clock, keys, points, database = name } = options;
  const steps = createSteps();
  const metrics = createMetrics(name);
  const lifecycle: Lifecycle = { state: 'starting' };
  const readyChecks: ReadyChecks = {};
  const stores = createStores(steps, database, logger, readyChecks);
  const failures = metrics.counter('periodic_task_failures_total', 'Failed runs of work that the process repeats', ['task']);
  const every: StartableKit<Config>['every'] = (repeated, work) => {
    const task = createPeriodicTask({ ...repeated, logger, failures }, work);
    steps.onStart(() => task.start());
    steps.onStop(() => task.stop());
    return task;
  };
  return {
    ...steps,
    ...stores,
    config,
    logger,
    clock,
    keys,
    metrics,
    lifecycle,
    service: { name, logger, clock, keys, metrics, lifecycle, readyChecks },
    every,
    outbox: (connection, queues, { sweepMs = 2000 } = {}) => {
      const rows = outboxModel(connection);
      const sweep = createOutboxSweep({ outbox: rows, queues, clock, logger, metrics });
      return { rows, kick: every({ name: 'outbox', everyMs: sweepMs }, sweep).runNow };
    },
    worker: createWorkers({ steps, stores, readyChecks, metrics, clock, logger }),
    limits: (redis) => createCallLimits({ redis, secret: keys.purposeKeys('pseudonym')[0], points }),
    pool: (url) => {
      const pool = openServicePool(url);
      steps.onStop(() => pool.close());
      return pool;
    },
    client: (pool, more) => createInternalClient({ pool, issuer: name, keys, clock, ...more }),
    readyWhen: (check, ask) => {
      readyChecks[check] = ask;
    },
  };
}
