import type { Counter } from 'prom-client';
import type { Logger } from '../observability/logger.js';

export type PeriodicTaskOptions = {
  /** For log lines and metrics. */
  name: string;
  everyMs: number;
};

/** What is repeated. Work that takes long looks at the signal between its steps: once it is aborted, the process stops and waits for it. */
export type PeriodicWork = (signal: AbortSignal) => Promise<unknown>;

export type PeriodicTask = {
  /** Runs the work now; if it is running, once more after that. */
  runNow(): void;
  /** From now on the work runs every `everyMs`; a turn that comes while it is running is skipped. */
  start(): void;
  /** Ends the repetition for good, tells the work that is running to end, and waits for it. */
  stop(): Promise<void>;
};

/**
 * Work that is repeated, never overlapping itself. A failure is left to the next run; of an outage only the first failure and the end
 * are logged.
 *
 * @param failures counts failed runs by task
 */
export function createPeriodicTask(
  { name, everyMs, logger, failures }: PeriodicTaskOptions & { logger: Logger; failures: Counter<'task'> },
  work: PeriodicWork,
): PeriodicTask {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let hasFailed = false;
  failures.inc({ task: name }, 0);

  async function runOnce(): Promise<void> {
    try {
      await work(stopping.signal);
      if (hasFailed) {
        logger.info(`${name}: works again`);
      }
      hasFailed = false;
    } catch (error) {
      failures.inc({ task: name });
      logger[hasFailed ? 'debug' : 'warn']({ err: error }, `${name}: will try again`);
      hasFailed = true;
    }
  }

  async function runWhileWanted(): Promise<void> {
    do {
      isWantedAgain = false;
      await runOnce();
    } while (isWantedAgain);
    running = undefined;
  }

  function runUnlessRunning(): void {
    running ??= stopping.signal.aborted ? undefined : runWhileWanted();
  }

  return {
    runNow: () => {
      isWantedAgain = running !== undefined && !stopping.signal.aborted;
      runUnlessRunning();
    },
    start: () => {
      timer = setInterval(runUnlessRunning, everyMs);
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      isWantedAgain = false;
      await running;
    },
  };
}
