import type { ProcessName } from '@city-genie/contracts/internal/internal-endpoint';
import type { Redis } from 'ioredis';
import type { ServiceOptions } from '../calls/create-service.js';
import type { Clock } from '../clock.js';
import type { Lifecycle, ReadyChecks } from '../observability/health.js';
import type { Logger } from '../observability/logger.js';
import { createMetrics, type Metrics } from '../observability/metrics.js';
import type { KeyRing } from '../trust/keys.js';
import { createPeriodicTask, type PeriodicTask, type PeriodicTaskOptions, type PeriodicWork } from './periodic-task.js';
import { createSteps, type Step } from './steps.js';

/**
 * What a process is built from. What it opens besides is added by the functions of `parts/` (`addMongo`, `addRedis`, …), which a process
 * imports one by one, so that none loads a library it doesn't use. Everything is opened before the process is ready, and closed when it
 * stops.
 */
export type ProcessKit<Config = unknown> = {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly keys: KeyRing;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** Name of the process's database; its own name, except in tests. */
  readonly database: string;
  /** Points of limits, by variable. */
  readonly points: Readonly<Record<string, number>>;
  /** The options of `createService` that the kit provides, with the process's name. */
  readonly service: Omit<ServiceOptions, 'limits'>;
  /** Every connection of `addRedis` for requests. */
  readonly redisConnections: Redis[];
  /**
   * Repeats this work from its turn of the start on. When the process stops it is not begun again, and the run in progress is waited for,
   * before what was registered earlier is closed.
   */
  every(task: PeriodicTaskOptions, work: PeriodicWork): Pick<PeriodicTask, 'runNow'>;
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
};

type Options<Config> = Pick<ProcessKit<Config>, 'config' | 'logger' | 'clock' | 'keys' | 'points'> & {
  name: ProcessName;
  /** For tests; default: the process's name. */
  database?: string | undefined;
};

/** Makes the kit of one process. */
export function createProcessKit<Config>(options: Options<Config>): StartableKit<Config> {
  const { name, config, logger, clock, keys, points, database = name } = options;
  const steps = createSteps();
  const metrics = createMetrics(name);
  const lifecycle: Lifecycle = { state: 'starting' };
  const readyChecks: ReadyChecks = {};
  const failures = metrics.counter('periodic_task_failures_total', 'Failed runs of work that the process repeats', ['task']);
  return {
    ...steps,
    config,
    logger,
    clock,
    keys,
    metrics,
    lifecycle,
    database,
    points,
    service: { name, logger, clock, keys, metrics, lifecycle, readyChecks },
    redisConnections: [],
    every: (repeated, work) => {
      const task = createPeriodicTask({ ...repeated, logger, failures }, work);
      steps.onStart(() => task.start());
      steps.onStop(() => task.stop());
      return task;
    },
    readyWhen: (check, ask) => {
      readyChecks[check] = ask;
    },
  };
}
