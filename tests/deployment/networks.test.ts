import { pairs } from '@city-genie/local-stack/keys/key-plan';
import { describe, expect, it } from 'vitest';
import { type ComposeBlock, interpolate, readCompose } from './compose.js';
import { type NetworkPolicy, readKustomization, readManifests } from './kubernetes.js';
import { configShapeOf, processes } from './processes.js';

/** Those whose work is outside. */
const goOut = ['billing', 'mailer', 'maps', 'weather'];
const callersOf = (name: string) => pairs.flatMap(({ issuer, audience }) => (audience === name ? [issuer] : []));
const calledBy = (name: string) => pairs.flatMap(({ issuer, audience }) => (issuer === name ? [audience] : []));

/** The stores that a process uses, by its variables. */
async function storesOf(name: string): Promise<string[]> {
  const shape = await configShapeOf(name);
  const usesRedis = 'REDIS_URL' in shape || 'QUEUE_REDIS_URL' in shape;
  return [...('MONGODB_URI' in shape ? ['mongo'] : []), ...(usesRedis ? ['redis'] : [])];
}

describe('the networks of docker-compose.yml', () => {
  const { blocks, networks } = readCompose('docker-compose.yml');
  const isInternal = (name: string) => interpolate(String(networks[name]?.internal ?? false), {}) === 'true';
  const hasNone = ([, block]: [string, ComposeBlock]) => block.networks.length === 0;
  const othersWith = (name: string) => {
    const shared = (blocks[name]?.networks ?? []).filter((network) => network !== 'outside');
    return Object.keys(blocks).filter((other) => blocks[other]?.networks.some((network) => shared.includes(network)));
  };

  it('are named by every container, so that none is in that of all', () => {
    expect(Object.entries(blocks).filter(hasNone)).toEqual([]);
  });

  it('lead out for those whose work is outside, and in to the gateway alone', () => {
    const members = (network: string) => Object.keys(blocks).filter((name) => blocks[name]?.networks.includes(network));
    const open = Object.keys(networks).filter((name) => !isInternal(name));
    expect(open.map((network) => [network, members(network).sort()])).toEqual([
      ['visitors', ['gateway']],
      ['outside', goOut],
    ]);
    const options = open.map((network) => networks[network]?.driver_opts);
    const bridge = 'com.docker.network.bridge';
    expect(options).toEqual([{ [`${bridge}.enable_ip_masquerade`]: 'false' }, { [`${bridge}.enable_icc`]: 'false' }]);
  });

  it.each(processes)('bring %s to what it uses', async (name) => {
    expect(othersWith(name)).toEqual(expect.arrayContaining([...calledBy(name), ...(await storesOf(name))]));
  });

  it('keep databases from who has none, and users’ data from who reads what strangers send', () => {
    const databases = processes.filter((name) => othersWith(name).includes('mongo'));
    expect(databases.sort()).toEqual(['billing', 'identity', 'mailer', 'recommendations', 'waitlist']);
    for (const name of ['maps', 'weather']) {
      expect(othersWith(name).sort()).toEqual(['gateway', 'maps', 'recommendations', 'redis', 'weather']);
    }
  });
});

describe('the network policies of k8s', () => {
  const policies = (folder: string) =>
    readKustomization(folder)
      .resources.filter((path) => path.endsWith('.yaml'))
      .flatMap((path) => readManifests(`${folder}/${path}`))
      .filter((one): one is NetworkPolicy => one.kind === 'NetworkPolicy');
  const base = policies('k8s/base');
  const policyOf = (name: string) => base.filter((one) => one.metadata.name === name);
  const nameOf = 'app.kubernetes.io/name';
  const stores: Readonly<Record<string, number>> = { mongo: 27017, redis: 6379 };

  it('forbid what none of them allows, but for questions about names', () => {
    expect(policyOf('default').map(({ spec }) => [spec.podSelector, spec.policyTypes, spec.ingress])).toEqual([
      [{}, ['Ingress', 'Egress'], []],
    ]);
    const [rule, ...more] = policyOf('default').flatMap(({ spec }) => spec.egress);
    expect([rule?.ports.map(({ port }) => port), rule?.to?.length, more]).toEqual([[53, 53], 1, []]);
    expect(base.map(({ metadata }) => metadata.name).sort()).toEqual([...processes, 'default'].sort());
  });

  it.each(processes)('let in to %s those who call it', (name) => {
    const [policy] = policyOf(name);
    expect([policy?.spec.podSelector, policy?.spec.policyTypes]).toEqual([{ matchLabels: { [nameOf]: name } }, ['Ingress', 'Egress']]);
    const callers = policy?.spec.ingress.map(({ from, ports }) => [from?.map((one) => one.podSelector?.matchLabels[nameOf]), ports]);
    expect(callers).toEqual([[name === 'gateway' ? undefined : callersOf(name), [{ port: 'http' }]]]);
  });

  it.each(processes)('let %s out to those that it calls, its stores, and to the world if that is its work', async (name) => {
    const rules = policyOf(name).flatMap(({ spec }) => spec.egress);
    const called = rules.flatMap(({ to = [] }) => to.flatMap((one) => one.podSelector?.matchLabels[nameOf] ?? []));
    expect(called).toEqual(calledBy(name));
    const anywhere = rules.filter(({ to }) => to === undefined).map(({ ports }) => ports.map(({ port }) => port));
    const mail = name === 'mailer' ? [[25, 465, 587]] : [];
    expect(anywhere).toEqual([(await storesOf(name)).map((store) => stores[store]), ...mail]);
    const blocks = rules.flatMap(({ to = [], ports }) => to.flatMap(({ ipBlock }) => (ipBlock ? [[ipBlock.cidr, ports]] : [])));
    expect(blocks).toEqual(goOut.includes(name) && name !== 'mailer' ? [['0.0.0.0/0', [{ port: 443 }]]] : []);
  });

  it('let in to the stores of the dev overlay those that use them', async () => {
    const dev = policies('k8s/overlays/dev');
    for (const store of Object.keys(stores)) {
      const users = [];
      for (const name of processes) {
        users.push(...((await storesOf(name)).includes(store) ? [name] : []));
      }
      const policy = dev.find(({ metadata }) => metadata.name === store);
      const admitted = policy?.spec.ingress.flatMap(({ from = [] }) => from.map((one) => one.podSelector?.matchLabels[nameOf]));
      expect(admitted?.filter((name) => name !== store).sort()).toEqual(users.sort());
    }
  });
});
