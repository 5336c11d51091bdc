import { serviceNames } from '@city-genie/contracts/endpoint';
import { pairs } from '@city-genie/local-stack/keys/key-plan';
import { limitVariables } from '@city-genie/service-kit/limits/limit-points';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { environmentOf as composeEnvironment, hardenedBlock, interpolate, readCompose } from './compose.js';
import { generated, environmentOf as podEnvironment, readKustomization, readManifests, type Workload } from './kubernetes.js';
import { configShapeOf, faultsOf, folderOf, processes } from './processes.js';
import { exists, namesIn, readText } from './repository-files.js';
import { packagesNeededBy } from './workspaces.js';

const base = 'k8s/base';
const dev = 'k8s/overlays/dev';
const native = z.object({ optional: z.boolean(), os: z.array(z.string()), cpu: z.array(z.string()), libc: z.array(z.string()) }).partial();
const lockfile = z.object({ packages: z.record(z.string(), native) });
/** The longest time a process may take to stop after the signal (run-process.ts). */
const graceSeconds = 10;

/** The processes that this one calls. */
const calledBy = (name: string) => pairs.flatMap(({ issuer, audience }) => (issuer === name ? [audience] : []));

describe('processes', () => {
  it('are the folders with a server.ts', () => {
    const folders = ['gateway', ...namesIn('services').map((name) => `services/${name}`)];
    expect(processes.map(folderOf).sort()).toEqual(folders.filter((folder) => exists(`${folder}/src/server.ts`)).sort());
  });

  it('have a configuration whose missing and unknown variables can be found', async () => {
    const shape = await configShapeOf('weather');
    expect(faultsOf(shape, { APP_MODE: 'local', PORT: '1', REDIS_URL: '', CALLER_KEYS: 'k' })).toEqual([
      expect.stringContaining('KEYS_FILE'),
      expect.stringContaining('REDIS_URL'),
      'CALLER_KEYS: unknown',
    ]);
  });
});

describe('Dockerfile', () => {
  const lines = readText('Dockerfile').split('\n');
  const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('runs node directly, as a numeric user, and loads no syntax image from a registry', () => {
    expect(lines.filter((line) => line.startsWith('# syntax'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER 10001:10001', 'USER 10001:10001']);
    expect(lastStage).toContain('CMD ["node", "dist/server.js"]');
    expect(lastStage.join('\n')).toMatch(/HEALTHCHECK.*\\\n.*\/healthz/);
  });

  it('installs only for what runs, not for starting, testing or measuring', () => {
    const kept = readText('Dockerfile')
      .split(/^RUN /m)
      .filter((step) => step.startsWith('find services gateway web packages -name package.json'))
      .map((step) => [...step.matchAll(/! -path '(packages\/[^/]+)\/\*'/g)].map(([, folder]) => folder));
    const mailSink = 'packages/local-stack';
    expect(kept).toEqual([packagesNeededBy(processes.map(folderOf)), [mailSink, ...packagesNeededBy([mailSink])]]);
  });

  it('gets the native part of every package for its platforms, which npm installs as an optional dependency', () => {
    const { packages } = lockfile.parse(JSON.parse(readText('package-lock.json')));
    const parts = ['x64', 'arm64'].map((cpu) => packages[`node_modules/@node-rs/argon2-linux-${cpu}-gnu`]);
    expect(parts).toEqual(['x64', 'arm64'].map((cpu) => ({ optional: true, os: ['linux'], cpu: [cpu], libc: ['glibc'] })));
    const bases = lines.filter((line) => line.startsWith('FROM node:')).map((line) => line.split(' ')[1]);
    expect(new Set(bases)).toEqual(new Set(['node:24-bookworm-slim']));
    expect(lines.filter((line) => /omit(=|\s+)optional|no-optional/.test(line))).toEqual([]);
  });

  it('has an allow-list for its build context', () => {
    const rules = readText('.dockerignore').split('\n');
    expect(rules.filter((rule) => rule !== '' && !rule.startsWith('#'))[0]).toBe('*');
    expect(rules).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/.env*']));
  });
});

describe('docker-compose.yml', () => {
  const { blocks, raw } = readCompose('docker-compose.yml');
  const names = Object.keys(blocks);
  const blockOf = (name: string) => {
    const found = blocks[name];
    if (found === undefined) {
      throw new Error(`${name} has no block`);
    }
    return found;
  };

  it.each(processes)('builds %s from its folder and sets all its variables', async (name) => {
    const block = blockOf(name);
    expect(block).toMatchObject({ image: `city-genie/${name}:dev`, build: { args: { APP: folderOf(name) } } });
    const env = composeEnvironment(block, {});
    expect(faultsOf(await configShapeOf(name), env)).toEqual([]);
    expect(env.HOST).toBe('0.0.0.0');
    expect(block.healthcheck?.test.at(-1)).toContain('/readyz');
    expect(Number.parseInt(block.stop_grace_period ?? '', 10)).toBeGreaterThan(graceSeconds);
  });

  it.each(processes)('lets an operator change every limit of %s, and names it in .env.example', (name) => {
    const variables = Object.entries(limitVariables(name));
    const { environment } = blockOf(name);
    const given = variables.map(([variable, field]) => `${variable}=\${${variable}:-${field.parse(undefined)}}`);
    expect(variables.map(([variable]) => `${variable}=${environment[variable]}`)).toEqual(given);
    const example = readText('.env.example');
    expect(variables.filter(([variable, field]) => !example.includes(`# ${variable}=${field.parse(undefined)}`))).toEqual([]);
  });

  it.each(processes)('gives %s the queue’s Redis when it uses a queue', async (name) => {
    const usesQueue = 'QUEUE_REDIS_URL' in (await configShapeOf(name));
    expect('QUEUE_REDIS_URL' in composeEnvironment(blockOf(name), {})).toBe(usesQueue);
  });

  it.each(processes)('starts %s after the stores that it uses', (name) => {
    const { depends_on, environment } = blockOf(name);
    const stores = [
      ...('MONGODB_URI' in environment ? ['mongo'] : []),
      ...('REDIS_URL' in environment || 'QUEUE_REDIS_URL' in environment ? ['redis'] : []),
      ...(name === 'gateway' ? serviceNames : []),
    ];
    const healthy = Object.entries(depends_on).filter(([, { condition }]) => condition === 'service_healthy');
    expect(healthy.map(([other]) => other).sort()).toEqual(stores.sort());
  });

  it.each(processes)('gives %s the ports where those that it calls listen', (name) => {
    const { environment } = blockOf(name);
    const addresses = calledBy(name).map((called) => [called, `http://${called}:${blockOf(called).environment.PORT}`]);
    expect(calledBy(name).map((called) => [called, environment[`${called.toUpperCase()}_URL`]])).toEqual(addresses);
  });

  it('publishes only the gateway, and only to this machine', () => {
    expect(names.filter((name) => blockOf(name).ports.length > 0)).toEqual(['gateway']);
    expect(blockOf('gateway').ports.map((port) => interpolate(port, {}))).toEqual(['127.0.0.1:8080:8080']);
    const mailPorts = readCompose('docker-compose.mail.yml').blocks['mail-sink']?.ports ?? [];
    expect(mailPorts.map((port) => interpolate(port, {}))).toEqual(['127.0.0.1:1080:1080']);
  });

  it.each(names)('gives %s resource limits and no privileges', (name) => {
    expect(() => hardenedBlock.parse(raw[name])).not.toThrow();
  });

  it.each(processes)('mounts for %s only its own secret file', (name) => {
    const { volumes, environment } = blockOf(name);
    const [keys, ...others] = volumes.flatMap((volume) => (typeof volume === 'string' ? [] : [volume]));
    expect([interpolate(keys?.source ?? '', {}), others]).toEqual([`./secrets/${name}`, []]);
    expect(environment.KEYS_FILE).toBe(`${keys?.target}/keys.json`);
  });

  it('has no secret', () => {
    expect(readText('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'secrets/']));
    expect(readText('.env.example')).not.toMatch(/^\w/m);
  });
});

describe('k8s', () => {
  const ownFiles = readKustomization(dev).resources.filter((path) => path.endsWith('.yaml'));
  const ofBase = new Map(readKustomization(base).resources.map((path) => [path, readManifests(`${base}/${path}`)]));
  const manifests = [...ofBase.values(), ...ownFiles.map((path) => readManifests(`${dev}/${path}`))].flat();
  const workloads = manifests.filter((one): one is Workload => one.kind === 'Deployment' || one.kind === 'StatefulSet');
  const named = workloads.map((workload) => [workload.metadata.name, workload] as const);
  const own = named.filter(([name]) => processes.includes(name));
  const addresses = manifests.flatMap((one) => (one.kind === 'Service' ? one.spec.ports.map((port) => [one, port] as const) : []));
  const containerOf = (workload: Workload) => workload.spec.template.spec.containers[0];
  const configMaps = generated('configMapGenerator', [base, dev]);
  const secrets = generated('secretGenerator', [base, dev]);

  it('has a file for every process, and lists every file', () => {
    const yamlIn = (folder: string) => namesIn(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
    expect([...ofBase.keys()].sort()).toEqual([...processes, 'network'].map((name) => `${name}.yaml`).sort());
    expect(yamlIn(base)).toEqual([...ofBase.keys()].sort());
    const patches = readKustomization(dev).patches.map(({ path }) => path);
    expect(yamlIn(dev)).toEqual([...ownFiles, ...patches].sort());
  });

  it.each(processes)('declares %s with its own service account, address and network policy', (name) => {
    const kinds = ofBase.get(`${name}.yaml`)?.map((one) => [one.kind, one.metadata.name]);
    expect(kinds).toEqual(['ServiceAccount', 'Service', 'Deployment', 'NetworkPolicy'].map((kind) => [kind, name]));
  });

  it.each(own)('sets all variables of %s', async (name, workload) => {
    const env = podEnvironment(workload, configMaps, secrets);
    expect(faultsOf(await configShapeOf(name), env)).toEqual([]);
    expect(env).toMatchObject({ HOST: '0.0.0.0', PORT: String(containerOf(workload).ports[0]?.containerPort) });
    expect(workload.spec.template.spec.securityContext.runAsUser).toBe(10001);
    expect(containerOf(workload).image).toBe(`city-genie/${name}`);
  });

  it.each(own)('mounts for %s only its own keys', (name, workload) => {
    const { volumes } = workload.spec.template.spec;
    expect(volumes.flatMap((volume) => ('secret' in volume ? [volume] : []))).toEqual([
      { name: 'keys', secret: { secretName: `keys-${name}` } },
    ]);
    const mounted = containerOf(workload).volumeMounts.find((mount) => mount.name === 'keys');
    expect([mounted?.readOnly, `${mounted?.mountPath}/keys.json`]).toEqual([true, podEnvironment(workload, configMaps, secrets).KEYS_FILE]);
  });

  it.each(own)('checks %s for liveness without its stores', (_name, workload) => {
    const { startupProbe, livenessProbe, readinessProbe } = containerOf(workload);
    expect([startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet?.path)).toEqual(['/healthz', '/healthz', '/readyz']);
    expect(JSON.stringify(livenessProbe)).not.toMatch(/mongo|redis|readyz|exec/i);
  });

  it.each(own)('leaves %s time to finish', (_name, workload) => {
    const pauseSeconds = Number(containerOf(workload).lifecycle?.preStop.exec.command[1] ?? 0);
    expect(workload.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(pauseSeconds + graceSeconds);
  });

  it.each(named)('runs %s under its own account, from an image with a tag', (name, workload) => {
    const { image } = containerOf(workload);
    const tag = readKustomization(dev).images.find((one) => one.name === image)?.newTag;
    expect(tag === undefined ? image : `${image}:${tag}`).toMatch(/^[^:]+:(?!latest$)[\w.-]+$/);
    expect(workload.spec.template.spec.serviceAccountName).toBe(name);
    expect(workload.spec.template.metadata.labels).toMatchObject(workload.spec.selector.matchLabels);
  });

  it('directs every address to the port on which a pod listens', () => {
    for (const [service, port] of addresses) {
      const selector = expect.objectContaining(service.spec.selector ?? {});
      const pods = workloads.filter(({ spec }) => selector.asymmetricMatch(spec.template.metadata.labels));
      expect(pods.map((pod) => containerOf(pod).ports.filter(({ name }) => name === port.targetPort))).toEqual([
        [{ name: port.targetPort, containerPort: port.port }],
      ]);
    }
  });

  it.each(own)('gives %s the addresses of those that it calls', (name, workload) => {
    const expected = calledBy(name).map((called) => {
      const port = addresses.find(([service]) => service.metadata.name === called)?.[1].port;
      return { name: `${called.toUpperCase()}_URL`, value: `http://${called}:${port}` };
    });
    expect(containerOf(workload).env).toEqual(expect.arrayContaining(expected));
  });

  it('exposes only the gateway, and only in the overlay', () => {
    const open = manifests.filter((one) => one.kind === 'Service' && one.spec.type !== undefined);
    expect(open).toEqual([]);
    const patches = readKustomization(dev).patches.flatMap(({ path }) => readManifests(`${dev}/${path}`));
    expect(patches.map(({ kind, metadata }) => [kind, metadata.name])).toEqual([['Service', 'gateway']]);
  });

  it('has no secret, and makes one from a file that is never committed', () => {
    const [stores, ...keys] = readKustomization(dev).secretGenerator;
    expect(keys.map(({ name, files }) => [name, ...files])).toEqual(processes.map((name) => [`keys-${name}`, `secrets/${name}/keys.json`]));
    expect(readText(`${dev}/.gitignore`).split('\n')).toContain('secrets/');
    expect(stores?.literals.filter((line) => /\/\/[^/]*:[^/]*@/.test(line))).toEqual([]);
  });
});
