import { z } from 'zod';
import { podSchema } from './pod-schema.js';
import { readYaml } from './repository-files.js';

const named = z.object({ name: z.string() });
const labels = z.record(z.string(), z.string());

/** Whoever may be reached or may come; anybody where nobody is named. */
const peer = z.strictObject({
  podSelector: z.strictObject({ matchLabels: labels }).optional(),
  namespaceSelector: z.strictObject({ matchLabels: labels }).optional(),
  ipBlock: z.strictObject({ cidr: z.string(), except: z.array(z.string()) }).optional(),
});
const policyPorts = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']).optional(), port: z.union([z.string(), z.number()]) }));

const manifest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('NetworkPolicy'),
    metadata: named,
    spec: z.strictObject({
      podSelector: z.strictObject({ matchLabels: labels.optional() }),
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
      ingress: z.array(z.strictObject({ from: z.array(peer).optional(), ports: policyPorts })).default([]),
      egress: z.array(z.strictObject({ to: z.array(peer).optional(), ports: policyPorts })).default([]),
    }),
  }),
  z.object({ kind: z.literal('ServiceAccount'), metadata: named, automountServiceAccountToken: z.literal(false) }),
  z.object({ kind: z.literal('Namespace'), metadata: z.object({ name: z.string(), labels }) }),
  z.object({
    kind: z.literal('Service'),
    metadata: named,
    spec: z.object({
      type: z.string().optional(),
      selector: labels.optional(),
      ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string().optional() })),
    }),
  }),
  z.object({
    kind: z.enum(['Deployment', 'StatefulSet']),
    metadata: named,
    spec: z.object({
      selector: z.object({ matchLabels: labels }),
      template: z.object({ metadata: z.object({ labels }), spec: podSchema }),
    }),
  }),
]);

const generator = z.object({
  name: z.string(),
  behavior: z.literal('merge').optional(),
  literals: z.array(z.string()).default([]),
  files: z.array(z.string()).default([]),
});

const kustomization = z.object({
  resources: z.array(z.string()),
  patches: z.array(z.object({ path: z.string() })).default([]),
  images: z.array(z.object({ name: z.string(), newTag: z.string() })).default([]),
  configMapGenerator: z.array(generator),
  secretGenerator: z.array(generator).default([]),
});

export type Manifest = z.infer<typeof manifest>;
export type NetworkPolicy = Extract<Manifest, { kind: 'NetworkPolicy' }>;
export type Workload = Extract<Manifest, { kind: 'Deployment' | 'StatefulSet' }>;

export function readKustomization(folder: string): z.infer<typeof kustomization> {
  return kustomization.parse(readYaml(`${folder}/kustomization.yaml`)[0]);
}

/** @throws naming the file, and what a manifest lacks or has in excess. */
export function readManifests(path: string): Manifest[] {
  return readYaml(path).map((document) => {
    const { data, error } = manifest.safeParse(document);
    if (data === undefined) {
      throw new Error(`${path}:\n${z.prettifyError(error)}`);
    }
    return data;
  });
}

function pairs(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** The literals of a generator, by the name of the ConfigMap or Secret; a later folder adds to an earlier one. */
export function generated(kind: 'configMapGenerator' | 'secretGenerator', folders: readonly string[]): Map<string, Record<string, string>> {
  const result = new Map<string, Record<string, string>>();
  for (const { name, literals } of folders.flatMap((folder) => readKustomization(folder)[kind])) {
    result.set(name, { ...result.get(name), ...pairs(literals) });
  }
  return result;
}

/** A container's environment. @throws when it names a ConfigMap or key that doesn't exist. */
export function environmentOf(
  { spec }: Workload,
  configMaps: Map<string, Record<string, string>>,
  secrets: Map<string, Record<string, string>>,
): Record<string, string> {
  const [{ env, envFrom }] = spec.template.spec.containers;
  const whole = envFrom.map(({ configMapRef: { name } }) => {
    const map = configMaps.get(name);
    if (map === undefined) {
      throw new Error(`the ConfigMap ${name} does not exist`);
    }
    return map;
  });
  const single = env.flatMap(({ name, value, valueFrom }): [string, string][] => {
    const key = valueFrom?.secretKeyRef;
    const found = key === undefined ? value : secrets.get(key.name)?.[key.key];
    if (found === undefined && key?.optional !== true) {
      throw new Error(`${name} does not exist`);
    }
    return found === undefined ? [] : [[name, found]];
  });
  return Object.assign({}, ...whole, Object.fromEntries(single));
}
