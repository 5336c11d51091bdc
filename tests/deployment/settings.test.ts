import { describe, expect, it } from 'vitest';
import { readCompose } from './compose.js';
import { generated, environmentOf as podEnvironment, readKustomization, readManifests } from './kubernetes.js';
import { configShapeOf, processes } from './processes.js';
import { readText } from './repository-files.js';

const base = 'k8s/base';
const dev = 'k8s/overlays/dev';

/** What an image, a manifest or the compose file decides by itself, and no operator. */
const fixed = new Set(['HOST', 'PORT', 'KEYS_FILE', 'WEB_DIR', 'MAP_CACHE_DIR', ...processes.map((name) => `${name.toUpperCase()}_URL`)]);

const settableBy = async (name: string) => Object.keys(await configShapeOf(name)).filter((variable) => !fixed.has(variable));

describe('docker compose', () => {
  const { blocks } = readCompose('docker-compose.yml');

  it.each(processes)('lets an operator set every variable of %s', async (name) => {
    const { environment = {} } = blocks[name] ?? {};
    const isSettable = (variable: string) => new RegExp(`^\\$\\{${variable}[:}]`).test(environment[variable] ?? '');
    expect((await settableBy(name)).filter((variable) => !isSettable(variable))).toEqual([]);
  });

  it('reads exactly the variables that .env.example names', () => {
    const files = ['docker-compose.yml', 'docker-compose.mail.yml'];
    const used = files.flatMap((file) => [...readText(file).matchAll(/\$\{(\w+)/g)].map(([, variable]) => variable));
    const named = [...readText('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, variable]) => variable);
    expect(named.sort()).toEqual([...new Set(used)].sort());
  });
});

describe('k8s', () => {
  const configMaps = generated('configMapGenerator', [base, dev]);
  const manifests = readKustomization(base).resources.flatMap((path) => readManifests(`${base}/${path}`));
  const workloads = manifests.flatMap((one) => (one.kind === 'Deployment' ? [[one.metadata.name, one] as const] : []));

  it.each(workloads)('lets an overlay set every variable of %s, in its own ConfigMap or in the Secret', async (name, workload) => {
    const settable = await settableBy(name);
    const mine = Object.fromEntries(settable.map((variable) => [variable, 'mine']));
    const env = podEnvironment(workload, new Map([...configMaps, [name, mine]]), new Map([['city-genie', mine]]));
    expect(configMaps.has(name)).toBe(true);
    expect(settable.filter((variable) => env[variable] !== 'mine')).toEqual([]);
  });

  it('names every entry of the Secret', () => {
    const keys = workloads.flatMap(([, { spec }]) =>
      spec.template.spec.containers[0].env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []),
    );
    const [comment = ''] = readText(`${base}/kustomization.yaml`).split('\napiVersion');
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !comment.includes(key))).toEqual([]);
  });
});
