import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyFilePath } from '../keys/key-folder.js';
import { freePorts, preferPorts } from '../processes/free-port.js';
import { acquireLock, type StackLock } from '../processes/lock.js';
import type { StackError } from '../processes/stack-error.js';
import { createSupervisor, type Supervisor } from '../processes/supervisor.js';
import { findMongo } from '../stores/find-mongo.js';
import { findRedis } from '../stores/find-redis.js';
import { thisMachine } from '../stores/machine.js';
import { runStores, type Stores } from '../stores/run-stores.js';
import type { Machine, Report } from '../stores/strategy.js';
import { prepareDataDir } from './data-dir.js';
import { keyFolderOf, prepareKeys } from './keys.js';
import { mailInboxSpec } from './mail-inbox.js';
import { mapSourcesOf } from './map-sources.js';
import { choosePorts, type StackPorts, type WantedPort } from './ports.js';
import { serviceSpec } from './service-process.js';
import { gatewayName, type MapWiring, type ServiceDefinition, services, type Wiring } from './services.js';
import { connectWebhooks, type SimulatedPayments, simulatedPaymentsAt, simulatedPaymentsSpec } from './simulated-payments.js';
import { webDevServerSpec } from './web-dev-server.js';

export type StackOptions = {
  /** start: built. dev: from source, watching. test: built, all ports free ones, configured stores are not used. */
  mode: 'start' | 'dev' | 'test';
  /** Keeps everything between runs; default: a new folder that is removed with the stack. */
  dataDir?: string;
  /** The gateway's; default or 0: a free one. */
  port?: number;
  /** The inbox's pages; when the port is taken, a free one is used unless `isFirm`. */
  mailUi?: { port: number; isFirm: boolean };
  /** Plays payments by a stand-in. It remembers nothing, so the data folder has to be a new one at each start. */
  withTestPayments?: boolean;
  /** For every service, overriding this process's environment. */
  env?: Record<string, string>;
  /** Running stores to use instead of those that are configured, found or downloaded. */
  stores?: Stores;
  report: Report;
  /** Aborts the start. */
  signal?: AbortSignal;
  /** Processes to run instead of ours, for tests of the stack itself. */
  definitions?: readonly ServiceDefinition[];
  rootDir?: string;
};

export type RunningStack = Stores & {
  /** The site. */
  url: string;
  /** The inbox: pages for people, `GET /email` for tests. */
  mailUrl: string;
  /** The site from source with hot reload, in dev mode. */
  webDevUrl: string | undefined;
  /** The stand-in for the payment provider and its test acts, where payments are simulated. */
  stripeUrl: string | undefined;
  /** Base address of each service by name, including the gateway. */
  urls: Readonly<Record<string, string>>;
  processes: Supervisor['processes'];
  /** Resolves with the reason when a process died too often; otherwise stays pending. */
  failure: Promise<StackError>;
  dataDir: string;
  /** Ends every process and unlocks or removes the data folder. Can be called again; `atOnce` kills what is left, also during a stop. */
  stop: (atOnce?: boolean) => Promise<void>;
};

const readyTimeoutMs = 90_000;
const webDevPort = 5173;
const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Starts stores, inbox, services and gateway, and waits until all are ready.
 *
 * @throws StackError naming what is missing and what to do; nothing is left running then
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const isTest = options.mode === 'test';
  const isThrowAway = options.dataDir === undefined;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'city-genie-stack-'));
  const machine = machineFor(options);
  prepareDataDir(dataDir);
  const definitions = options.definitions ?? services;
  const site: WantedPort = { port: options.port ?? 0, isFirm: true, variable: 'PORT' };
  const mailUi: WantedPort = { port: 0, isFirm: false, ...options.mailUi, variable: 'MAIL_UI_PORT' };
  const lock = await acquireLock(dataDir, { address: `http://localhost:${site.port}`, throwAway: isThrowAway, report: options.report });
  const supervisor = createSupervisor(dataDir, lock, options.report);
  const stop = async (atOnce = false): Promise<void> => {
    await supervisor.stop(atOnce);
    if (isThrowAway) {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  const giveUp = (): void => void supervisor.stop();
  options.signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const ports = await choosePorts(definitions, site, mailUi, isTest);
    const running = await startProcesses({ ...options, dataDir, definitions, lock }, machine, supervisor, ports);
    return { ...running, dataDir, processes: supervisor.processes, failure: supervisor.failure, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', giveUp);
  }
}

function machineFor(options: StackOptions): Machine {
  const machine = thisMachine(options.report, options.signal);
  const isOwn = options.mode === 'test' || options.stores !== undefined;
  const own = { MONGODB_URI: options.stores?.mongodbUri, REDIS_URL: options.stores?.redisUrl };
  return isOwn ? { ...machine, env: { ...machine.env, ...own } } : machine;
}

type Prepared = StackOptions & { dataDir: string; definitions: readonly ServiceDefinition[]; lock: Pick<StackLock, 'noteStores'> };

async function startProcesses(
  options: Prepared,
  machine: Machine,
  supervisor: Supervisor,
  ports: StackPorts,
): Promise<Stores & Pick<RunningStack, 'url' | 'mailUrl' | 'urls' | 'webDevUrl' | 'stripeUrl'>> {
  const mongo = await findMongo(machine);
  const redis = await findRedis(machine);
  options.report('Starting MongoDB, Redis and the mail inbox');
  const inbox = supervisor.start(mailInboxSpec(options.dataDir, ports.smtp, ports.mailUi));
  const stores = await runStores(supervisor, options.dataDir, mongo, redis);
  options.lock.noteStores(stores);
  const payments = options.withTestPayments ? await startPayments(options, supervisor, ports) : undefined;
  options.report(`Starting ${options.definitions.map((definition) => definition.name).join(', ')}`);
  const wiring = { ...wire(options, stores, ports), payments };
  prepareKeys(options.dataDir);
  const started = options.definitions.map((definition) =>
    supervisor.start(
      serviceSpec(definition, {
        rootDir: options.rootDir ?? repositoryRoot,
        isWatching: options.mode === 'dev',
        port: ports.byService.get(definition.name) ?? 0,
        env: { ...definition.env(wiring), KEYS_FILE: keyFilePath(wiring.keyFolder, definition.name), ...options.env },
      }),
    ),
  );
  const webDevUrl = options.mode === 'dev' ? await startWebDevServer(options, supervisor, wiring) : undefined;
  await supervisor.waitUntilReady([inbox, ...started], readyTimeoutMs);
  const mailUrl = `http://localhost:${ports.mailUi}`;
  return { ...stores, url: wiring.publicUrl, urls: wiring.urls, webDevUrl, mailUrl, stripeUrl: payments?.url };
}

/** Before the services, since billing looks at its prices when it starts. */
async function startPayments(options: Prepared, supervisor: Supervisor, ports: StackPorts): Promise<SimulatedPayments> {
  const [port = 0] = await freePorts(1);
  const payments = simulatedPaymentsAt(port);
  await supervisor.waitUntilReady([supervisor.start(simulatedPaymentsSpec(options.rootDir ?? repositoryRoot, payments))], readyTimeoutMs);
  await connectWebhooks(payments, `http://127.0.0.1:${ports.byService.get(gatewayName)}`);
  return payments;
}

function wire(options: Prepared, stores: Stores, ports: StackPorts): Wiring {
  const urls = Object.fromEntries([...ports.byService].map(([name, port]) => [name, `http://127.0.0.1:${port}`]));
  return {
    ...stores,
    urls,
    publicUrl:
      options.env?.PUBLIC_URL ??
      (options.mode === 'test' ? undefined : process.env.PUBLIC_URL) ??
      `http://localhost:${ports.byService.get(gatewayName)}`,
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    keyFolder: keyFolderOf(options.dataDir),
    maps: mapsFor(options),
  };
}

/** Tests name their tiles themselves. */
function mapsFor({ mode, dataDir, rootDir = repositoryRoot }: Prepared): MapWiring {
  return { ...(mode !== 'test' && mapSourcesOf(process.env, rootDir)), cacheDir: join(dataDir, 'map-cache') };
}

async function startWebDevServer(options: Prepared, supervisor: Supervisor, wiring: Wiring): Promise<string> {
  const [port = webDevPort] = await preferPorts([webDevPort]);
  const server = supervisor.start(webDevServerSpec(options.rootDir ?? repositoryRoot, port, wiring.publicUrl));
  await supervisor.waitUntilReady([server], readyTimeoutMs);
  return `http://localhost:${port}`;
}
