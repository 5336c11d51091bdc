import { once } from 'node:events';
import { type Clock, systemClock } from '@city-genie/service-kit/clock';
import { LateError, withDeadline } from '@city-genie/service-kit/deadline';
import { readLimitPoints } from '@city-genie/service-kit/limits/limit-points';
import { createLogger, type Logger } from '@city-genie/service-kit/observability/logger';
import { type ConfigOf, readProcessConfig } from '@city-genie/service-kit/process/config';
import { createProcessKit, type StartableKit } from '@city-genie/service-kit/process/process-kit';
import type { Server } from '@city-genie/service-kit/process/run-process';
import type { ProcessDefinition } from '@city-genie/service-kit/process/serve';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

type Options<Parts> = {
  env: Readonly<Record<string, string>>;
  clock?: Clock;
  logger?: Logger;
  /** Replacements for parts of the process. */
  parts?: Partial<Parts>;
  /** The test's own MongoDB database. */
  database?: string;
};

export type StartedProcess<Shape extends z.ZodRawShape, Wired> = Wired & {
  kit: StartableKit<ConfigOf<Shape>>;
  /** Stops in the process's own order, in eight seconds unless told otherwise. @throws what says whether its calls or its parts hang */
  stop(timeoutMs?: number): Promise<void>;
};

/** Shorter than the ten seconds that a hook has, and a service for its whole stop: a hook that times out doesn't say why. */
const stopTimeoutMs = 8_000;

/** Ends the calls, then the parts. @throws what says which of them didn't end in time */
async function stopInOrder(name: string, app: Server, kit: { stop(): Promise<void> }, timeoutMs: number): Promise<void> {
  let ending = 'calls';
  const inOrder = async () => {
    try {
      await app.close();
    } finally {
      ending = 'parts';
      await kit.stop();
    }
  };
  await withDeadline(inOrder(), timeoutMs).catch((cause: unknown) => {
    throw cause instanceof LateError ? new Error(`the ${ending} of ${name} did not end: ${cause.message}`, { cause }) : cause;
  });
}

/** Resolves when Redis is reachable, or known to be away. */
async function isKnown(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') {
    await Promise.race([once(redis, 'ready'), new Promise((resolve) => redis.once('error', resolve))]).catch(() => undefined);
  }
}

/** Starts a process like `serve`, except for signals: the same wiring, with test keys. The test tells its app where to listen. */
export async function startProcess<Shape extends z.ZodRawShape, Parts, Wired extends { app: Server }>(
  definition: ProcessDefinition<Shape, Parts, Wired>,
  options: Options<Parts>,
): Promise<StartedProcess<Shape, Wired>> {
  const { name } = definition;
  const { env, clock = systemClock, logger = createLogger(name, 'silent'), parts = {}, database } = options;
  const config = readProcessConfig(definition.config, { APP_MODE: 'local', PORT: '0', KEYS_FILE: 'keys of tests', ...env });
  const kit = createProcessKit({ name, config, logger, clock, keys: testKeys, points: readLimitPoints(name, env), database });
  const wired = await definition.wire(kit, parts);
  await Promise.all(kit.redisConnections.map(isKnown));
  await kit.start();
  kit.lifecycle.state = 'ready';
  return { ...wired, kit, stop: (timeoutMs = stopTimeoutMs) => stopInOrder(name, wired.app, kit, timeoutMs) };
}
