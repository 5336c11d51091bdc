import { z } from 'zod';

/** An invalid configuration; the message lists every fault. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Rejects secrets that are too short or copied from an example. */
export const secretKey = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((text) => !/change-?me|placeholder|example|secret-?key/i.test(text), 'is a placeholder');

export const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address with ${protocols.join(' or ')}`,
    );

export const mongoUri = url(['mongodb:', 'mongodb+srv:']);
export const redisUrl = url(['redis:', 'rediss:']);
export const httpUrl = url(['http:', 'https:']);

/** Variables that every process reads. */
export const commonConfig = {
  APP_MODE: z.enum(['local', 'production']),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The secret file of this process (`keys.ts`). */
  KEYS_FILE: z.string().min(1),
};

/**
 * Reads the environment once, before the process listens.
 * @throws ConfigError listing all faults
 */
export function readConfig<T extends z.ZodRawShape>(shape: T, env: NodeJS.ProcessEnv): Readonly<z.output<z.ZodObject<T>>> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.object(shape).safeParse(present);
  if (!result.success) {
    throw new ConfigError(`Invalid configuration:\n${z.prettifyError(result.error)}`);
  }
  return Object.freeze(result.data);
}

/** For the start of a process: on an invalid configuration it prints the message and exits, before the process listens. */
export async function orExit<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ConfigError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    throw error;
  }
}
