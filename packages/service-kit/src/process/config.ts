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
/** The site's address, without a slash at its end. */
export const publicUrl = httpUrl.transform((text) => text.replace(/\/+$/, ''));
/** A switch: `true` or `false`. */
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' });

/**
 * Where the tiles of maps are from: maps reads them there, and identity tells the site whether there is anything to show. Both are set for
 * both.
 */
export const mapSources = {
  /** A folder with PMTiles files, as maps sees it. */
  MAP_TILES_DIR: z.string().optional(),
  /** A tile server: the address of its TileJSON, or a template with {z}, {x} and {y}. */
  MAP_TILES_URL: httpUrl
    .refine((text) => !/^\w+:\/\/[^/]*@/.test(text), 'must have no user name or password')
    .refine(
      (text) => [0, 3].includes(['{z}', '{x}', '{y}'].filter((part) => text.includes(part)).length),
      'must have all of {z}, {x} and {y}, or none of them where it is the address of a TileJSON',
    )
    .optional(),
};

/** Variables that every process reads, in addition to its own. */
export const commonConfig = {
  APP_MODE: z.enum(['local', 'production']),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The secret file of this process (`keys.ts`). */
  KEYS_FILE: z.string().min(1),
  /** Calls and pages for those who build the site (docs/rules/accounts.md#developer-tools). */
  ENABLE_DEV_TOOLS: flag.default(false),
};

/** The configuration of a process: the common variables and its own. */
export type ConfigOf<Shape extends z.ZodRawShape> = Readonly<z.output<z.ZodObject<typeof commonConfig>>> &
  Readonly<z.output<z.ZodObject<Shape>>>;

function parseEnv<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): Readonly<z.output<T>> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(present);
  if (!result.success) {
    throw new ConfigError(`Invalid configuration:\n${z.prettifyError(result.error)}`);
  }
  return Object.freeze(result.data);
}

/** Reads variables of the environment. @throws ConfigError listing all faults */
export function readConfig<T extends z.ZodRawShape>(shape: T, env: NodeJS.ProcessEnv): Readonly<z.output<z.ZodObject<T>>> {
  return parseEnv(z.object(shape), env);
}

/** They put a stand-in in the place of the payment provider. */
const standInVariables = ['STRIPE_API_URL', 'STRIPE_JS_URL'] as const;

/**
 * Reads the environment of a process. The queue is in REDIS_URL unless QUEUE_REDIS_URL is set.
 *
 * @param own its variables in addition to the common ones
 * @throws ConfigError listing all faults
 */
export function readProcessConfig<Shape extends z.ZodRawShape>(own: Shape, env: NodeJS.ProcessEnv): ConfigOf<Shape> {
  const common = z.object(commonConfig).refine(({ APP_MODE, ENABLE_DEV_TOOLS }) => APP_MODE !== 'production' || !ENABLE_DEV_TOOLS, {
    path: ['ENABLE_DEV_TOOLS'],
    error: 'must not be set in production: one of its calls verifies any address',
  });
  const schema = z.intersection(common, z.object(own)).superRefine((config, { addIssue }) => {
    const named = config.APP_MODE === 'production' ? standInVariables.filter((name) => name in config) : [];
    for (const name of named) {
      addIssue({ code: 'custom', path: [name], message: 'must not be set in production: it makes payments simulated' });
    }
  });
  return parseEnv(schema, { ...env, QUEUE_REDIS_URL: env.QUEUE_REDIS_URL || env.REDIS_URL });
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
