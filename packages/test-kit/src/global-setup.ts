import { StackError } from '@city-genie/local-stack/processes/stack-error';
import type { Stores } from '@city-genie/local-stack/stores/run-stores';
import type { Report } from '@city-genie/local-stack/stores/strategy';
import { startThrowAwayStores } from '@city-genie/local-stack/stores/throw-away-stores';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A replica set; without a database name. */
    mongodbUri: string;
    redisUrl: string;
  }
}

type TestStores = Stores & { stop: () => Promise<void> };

const report: Report = (line) => console.log(`[stores] ${line}`);

/**
 * Gives integration tests real, empty stores: `inject('mongodbUri')` and `inject('redisUrl')`, and the same as MONGODB_URI and REDIS_URL in
 * their environment. Earlier values of those variables are ignored: tests must not write to a configured store.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stores = await startTestStores();
  const { mongodbUri, redisUrl }: ProvidedContext = stores;
  project.provide('mongodbUri', mongodbUri);
  project.provide('redisUrl', redisUrl);
  Object.assign(process.env, { MONGODB_URI: mongodbUri, REDIS_URL: redisUrl });
  return stores.stop;
}

/**
 * Containers when an engine answers, else local programs. TEST_STORES=containers|local forces one. CITY_GENIE_TEST_MONGODB_URI and
 * CITY_GENIE_TEST_REDIS_URL name running stores (for repeated runs).
 */
async function startTestStores(): Promise<TestStores> {
  const { CITY_GENIE_TEST_MONGODB_URI: mongodbUri, CITY_GENIE_TEST_REDIS_URL: redisUrl, TEST_STORES: forced } = process.env;
  if (mongodbUri !== undefined && redisUrl !== undefined) {
    report('the running ones of CITY_GENIE_TEST_MONGODB_URI and CITY_GENIE_TEST_REDIS_URL');
    return { mongodbUri, redisUrl, stop: async () => undefined };
  }
  if (forced !== undefined && forced !== 'containers' && forced !== 'local') {
    throw new StackError(`TEST_STORES is "${forced}"; it may be containers or local.`);
  }
  const inContainers = forced === 'local' ? undefined : await tryContainers(forced === 'containers');
  return inContainers ?? startThrowAwayStores(report);
}

async function tryContainers(isForced: boolean): Promise<TestStores | undefined> {
  // Loaded late, since it is needed only with an engine.
  const { engineProblem, startContainers } = await import('./containers.js');
  const problem = await engineProblem();
  if (problem !== undefined) {
    return decline(problem, isForced);
  }
  try {
    const stores = await startContainers(report);
    report('in containers');
    return stores;
  } catch (error) {
    if (error instanceof StackError) {
      return decline(error.message, isForced);
    }
    throw error;
  }
}

function decline(problem: string, isForced: boolean): undefined {
  if (isForced) {
    throw new StackError(`TEST_STORES=containers, but ${problem}.`);
  }
  report(`not in containers: ${problem}. Taking programs of this machine`);
  return undefined;
}
