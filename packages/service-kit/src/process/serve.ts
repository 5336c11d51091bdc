import { limitsOf } from '@city-genie/contracts/endpoints';
import { callersOf } from '@city-genie/contracts/internal/internal-calls';
import { type ProcessName, processNames } from '@city-genie/contracts/internal/internal-endpoint';
import type { z } from 'zod';
import { systemClock } from '../clock.js';
import { readLimitPoints } from '../limits/limit-points.js';
import { createLogger } from '../observability/logger.js';
import { type KeyNeeds, type KeyPurpose, openKeyFile } from '../trust/keys.js';
import { type ConfigOf, orExit, readProcessConfig } from './config.js';
import { createProcessKit, type ProcessKit } from './process-kit.js';
import { runProcess, type Server } from './run-process.js';

/** Everything that defines a process. `serve` runs it, and tests start the same definition. */
export type ProcessDefinition<Shape extends z.ZodRawShape, Parts, Wired extends { app: Server }> = {
  name: ProcessName;
  /** Variables it reads in addition to the common ones. */
  config: Shape;
  /** Keys it needs in addition to those of its calls and limits. */
  keyPurposes?: readonly KeyPurpose[];
  /** How long requests are still accepted after the stop signal, in ms. */
  drainMs?: (config: ConfigOf<Shape>) => number;
  /**
   * Builds the process. `parts`: replacements that tests pass in.
   *
   * @throws ConfigError for invalid values
   */
  wire: (kit: ProcessKit<ConfigOf<Shape>>, parts: Partial<Parts>) => Wired | Promise<Wired>;
};

/** Infers the types of a definition. */
export function defineProcess<const Shape extends z.ZodRawShape, Wired extends { app: Server }, Parts = object>(
  definition: ProcessDefinition<Shape, Parts, Wired>,
): ProcessDefinition<Shape, Parts, Wired> {
  return definition;
}

/**
 * The keys of a process: for the processes it calls, from the processes that call it, for the hashes under which its limits count callers, and
 * for the purposes it names itself.
 */
export function keyNeeds(name: ProcessName, purposes: readonly KeyPurpose[] = []): Required<KeyNeeds> {
  const counting: KeyPurpose[] = limitsOf(name).length > 0 ? ['pseudonym'] : [];
  return {
    sign: processNames.filter((audience) => callersOf(audience).includes(name)),
    verify: callersOf(name),
    purposes: [...new Set([...purposes, ...counting])],
  };
}

/** Runs a process until it is told to stop. An invalid environment ends it with a message, before it listens. */
export async function serve<Shape extends z.ZodRawShape, Parts, Wired extends { app: Server }>(
  definition: ProcessDefinition<Shape, Parts, Wired>,
): Promise<void> {
  const { name, keyPurposes, drainMs, wire } = definition;
  const config = await orExit(() => readProcessConfig(definition.config, process.env));
  const points = await orExit(() => readLimitPoints(name, process.env));
  const logger = createLogger(name, config.LOG_LEVEL);
  const keys = await orExit(() => openKeyFile(config.KEYS_FILE, logger, keyNeeds(name, keyPurposes)));
  const kit = createProcessKit({ name, config, logger, clock: systemClock, keys, points });
  const { app } = await orExit(async () => wire(kit, {}));
  const { lifecycle, start: prepare, stop: close } = kit;
  await runProcess({ app, config, logger, lifecycle, prepare, close, drainMs: drainMs?.(config) });
}
