import { z } from 'zod';
import { readYaml } from './repository-files.js';

const scalar = z.union([z.string(), z.number()]).transform(String);

/** A folder of the host; a missing one must stop the start, instead of being created empty. */
const bound = z.strictObject({
  type: z.literal('bind'),
  source: z.string(),
  target: z.string(),
  read_only: z.literal(true),
  bind: z.strictObject({ create_host_path: z.literal(false) }),
});

const block = z.object({
  image: z.string().default(''),
  build: z.object({ args: z.object({ APP: z.string() }).optional(), target: z.string().optional() }).optional(),
  environment: z.record(z.string(), scalar).default({}),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  stop_grace_period: z.string().optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  volumes: z.array(z.union([z.string(), bound])).default([]),
  networks: z.array(z.string()).default([]),
});

/** Settings that every container must have, ours or not. */
export const hardenedBlock = z.object({
  restart: z.literal('unless-stopped'),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: z.undefined().optional(),
  privileged: z.undefined().optional(),
  network_mode: z.undefined().optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
});

const network = z.strictObject({
  internal: z.union([z.boolean(), z.string()]).optional(),
  driver_opts: z.record(z.string(), z.string()).optional(),
});

const composeFile = z.object({ services: z.record(z.string(), z.unknown()), networks: z.record(z.string(), network).default({}) });

export type ComposeBlock = z.infer<typeof block>;

type Compose = { blocks: Record<string, ComposeBlock>; raw: Record<string, unknown>; networks: Record<string, z.infer<typeof network>> };

/** The services of a compose file, parsed and raw, and its networks. */
export function readCompose(path: string): Compose {
  const { services: raw, networks } = composeFile.parse(readYaml(path)[0]);
  return { raw, networks, blocks: z.record(z.string(), block).parse(raw) };
}

/**
 * Compose's `${NAME}`, `${NAME:-default}`, `${NAME:?message}` and `${NAME:+instead}`, from the inside out.
 * @throws when a required variable is missing.
 */
export function interpolate(text: string, variables: Record<string, string>): string {
  const next = text.replace(/\$\{(\w+)(?::([-?+])([^${}]*))?\}/, (_all, name: string, kind: string | undefined, word = '') => {
    const value = variables[name] ?? '';
    if (value === '' && kind === '?') {
      throw new Error(`${name} ${word}`);
    }
    if (kind === '+') {
      return value === '' ? '' : word;
    }
    return value === '' && kind === '-' ? word : value;
  });
  return next === text ? text : interpolate(next, variables);
}

export function environmentOf(container: ComposeBlock, variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(container.environment).map(([name, text]) => [name, interpolate(text, variables)]));
}
