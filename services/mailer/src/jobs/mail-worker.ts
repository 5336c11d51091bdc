import { setTimeout as wait } from 'node:timers/promises';
import { mailQueue } from '@city-genie/contracts/internal/job';
import { createWorker } from '@city-genie/service-kit/jobs/queue';
import type { JobHandle } from '@city-genie/service-kit/jobs/read-job';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { closeRedis } from '@city-genie/service-kit/stores/redis';
import type { Worker, WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { MailOutcome } from './mail-processor.js';

/** Mails in flight per process, and the number of SMTP connections. */
export const mailConcurrency = 5;

/** How long the worker waits on stop until the queue has the last outcomes. */
const defaultReportTimeoutMs = 500;

export type MailOutcomes = { sent(): void; retried(): void; failed(): void };

export type MailWorker = {
  /** Processes jobs until `stop`. A failure of the loop is fatal for the process. */
  run(): void;
  /** Takes no more jobs, waits for the mails in flight, and closes the connection. */
  stop(): Promise<void>;
};

type Deps = {
  /** A `worker` connection, used by this worker alone. */
  connection: Redis;
  process: (job: JobHandle) => Promise<MailOutcome>;
  outcomes: MailOutcomes;
  logger: Logger;
  reportTimeoutMs?: number;
  /** For tests, e.g. a shorter lock. */
  options?: Partial<WorkerOptions>;
};

/** Counts and logs the outcome of each job, once and without an address. */
function report(worker: Worker<unknown>, outcomes: MailOutcomes, logger: Logger): void {
  worker.on('completed', (job, outcome: MailOutcome) => {
    if (outcome === 'known') {
      return;
    }
    outcomes.sent();
    logger.info({ jobId: job.id, mail: job.name, attempt: job.attemptsMade }, 'mail sent');
  });
  worker.on('failed', (job, error) => {
    const line = { jobId: job?.id, mail: job?.name, attempt: job?.attemptsMade, reason: error.message };
    if (job === undefined || job.finishedOn !== undefined) {
      outcomes.failed();
      logger.error(line, 'mail given up');
      return;
    }
    outcomes.retried();
    // An outage is logged as one warning per mail, not per attempt.
    logger[job.attemptsMade === 1 ? 'warn' : 'debug'](line, 'mail will be tried again');
  });
}

/** A worker on the mail queue. */
export function createMailWorker(deps: Deps): MailWorker {
  const { connection, process, outcomes, logger, reportTimeoutMs = defaultReportTimeoutMs, options } = deps;
  const inFlight = new Set<Promise<MailOutcome>>();

  function track(job: JobHandle): Promise<MailOutcome> {
    const sending = process(job).finally(() => inFlight.delete(sending));
    inFlight.add(sending);
    return sending;
  }

  const settings = { autorun: false, concurrency: mailConcurrency, ...options };
  const worker = createWorker<unknown>(mailQueue, track, connection, logger, settings);
  report(worker, outcomes, logger);
  return {
    run: () => {
      void worker.run();
    },
    stop: async () => {
      const closed = worker.close();
      do {
        await Promise.allSettled(inFlight);
        await Promise.race([closed, wait(reportTimeoutMs)]);
      } while (inFlight.size > 0);
      // While Redis is away `closed` never resolves. Another worker that takes over the last jobs finds their sent markers.
      closeRedis(connection);
    },
  };
}
