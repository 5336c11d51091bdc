import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Lifecycle } from '../observability/health.js';
import type { Logger } from '../observability/logger.js';

/** What services and the gateway have in common here. */
export type Server = { listen(options: { host: string; port: number }): Promise<string>; close(): PromiseLike<unknown> };

type RunOptions = {
  app: Server;
  /** Where to listen. */
  config: Readonly<{ HOST: string; PORT: number }>;
  logger: Logger;
  lifecycle: Lifecycle;
  /** Connects, migrates, loads. Retried until it succeeds: a store that is late only delays readiness. */
  prepare?: () => Promise<void>;
  /**
   * How long requests are still accepted after the signal; each reply closes its connection. Closing idle connections at once could hit one
   * into which a client is just writing.
   */
  drainMs?: number | undefined;
  /** Closes workers, queues and stores, in this order, after the last request was answered. */
  close?: () => Promise<void>;
};

const graceMs = 10_000;

async function prepareUntilReady(options: RunOptions): Promise<void> {
  for (let attempt = 1; options.lifecycle.state === 'starting'; attempt += 1) {
    try {
      await options.prepare?.();
      if (options.lifecycle.state === 'starting') {
        options.lifecycle.state = 'ready';
      }
    } catch (error) {
      const pauseMs = Math.min(250 * attempt, 2000);
      options.logger.warn({ err: error, attempt, pauseMs }, 'not prepared yet, will retry');
      await wait(pauseMs);
    }
  }
}

/**
 * Ends the process for an error in the background that it can't work on after: a process that is up but does nothing would be restarted by
 * nobody. Thrown apart from the caller, the error reaches `runProcess` as a fault.
 */
export function endByFault(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

/** Becomes unready, finishes requests in flight, then closes workers and stores. */
export async function stopInOrder(
  options: Pick<RunOptions, 'app' | 'lifecycle' | 'drainMs' | 'close'>,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<void> {
  options.lifecycle.state = 'closing';
  await pause(options.drainMs ?? 0);
  await options.app.close();
  await options.close?.();
}

/**
 * Listens at once (so that health answers), prepares, and shuts down in order on SIGTERM, SIGINT or a fault. The exit code is 0 except
 * after a fault.
 */
export async function runProcess(options: RunOptions): Promise<void> {
  const { app, logger } = options;
  closeWithGrace({ delay: graceMs, logger }, async ({ err, signal }) => {
    if (err) {
      logger.fatal({ err }, 'stopping after a fault');
    } else {
      logger.info({ signal }, 'stopping');
    }
    await stopInOrder(options);
  });
  await app.listen({ host: options.config.HOST, port: options.config.PORT });
  await prepareUntilReady(options);
}
