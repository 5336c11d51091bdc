import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, limitsIn } from '@city-genie/contracts/endpoints';
import { acquireLock } from '@city-genie/local-stack/processes/lock';
import type { ManagedProcess, ProcessSpec } from '@city-genie/local-stack/processes/managed-process';
import { createSupervisor, type Supervisor } from '@city-genie/local-stack/processes/supervisor';
import { keyFolderOf } from '@city-genie/local-stack/stack/keys';
import { type RunningStack, type StackOptions, startStack } from '@city-genie/local-stack/stack/start-stack';
import { thisMachine } from '@city-genie/local-stack/stores/machine';
import type { Machine, Report } from '@city-genie/local-stack/stores/strategy';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import type { Watched } from './cpu-meter.js';

export type BenchOptions = { rootDir: string; rounds: number; seconds: number; report: Report; signal: AbortSignal };

/** A running stack, and what measurements need. */
export type Bench = BenchOptions & {
  connections: number;
  machine: Machine;
  stack: RunningStack;
  /** The folder with each process's secret file. */
  keyFolder: string;
  /** For files of the measurements; removed with the bench. */
  folder: string;
  /** Starts a peer (a process to compare with) and waits until it is ready. */
  start: (spec: ProcessSpec) => Promise<ManagedProcess>;
  /** All running processes of the bench, except this one. */
  processes: () => Watched[];
  close: () => Promise<void>;
};

const readyTimeoutMs = 60_000;
/** High enough never to be reached. */
export const noLimit = '1000000000';

/** Starts the built stack on empty data, without rate limits and request logs. `own`: what differs for one measurement. */
export async function openBench(given: BenchOptions, own: Pick<StackOptions, 'withTestPayments' | 'env'> = {}): Promise<Bench> {
  const options = { ...given, report: onlyOnce(given.report) };
  const folder = mkdtempSync(join(tmpdir(), 'city-genie-bench-'));
  const lock = await acquireLock(folder, { address: 'npm run bench', throwAway: true, report: options.report });
  const supervisor = createSupervisor(folder, lock, options.report);
  const weather = await startFakeWeather();
  const close = async (stack?: RunningStack): Promise<void> => {
    // The peers first, since they use the stack's stores.
    await supervisor.stop();
    await stack?.stop();
    await weather.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const stack = await startStack({ ...options, ...own, mode: 'test', env: { ...benchEnvironment(weather.url), ...own.env } });
    const machine = thisMachine(options.report, options.signal);
    return { ...options, ...toolsOf(supervisor, stack), connections: 64, stack, folder, machine, close: () => close(stack) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Under load a process repeats the same warning hundreds of times. */
function onlyOnce(report: Report): Report {
  const said = new Set<string>();
  return (line) => {
    if (!said.has(line)) {
      said.add(line);
      report(line);
    }
  };
}

function benchEnvironment(weatherUrl: string): Record<string, string> {
  return {
    LOG_LEVEL: 'warn',
    WEATHER_BASE_URL: weatherUrl,
    GUEST_DAILY_SEARCH_LIMIT: noLimit,
    ...Object.fromEntries(limitsIn(endpoints).map(({ variable }) => [variable, noLimit])),
    CONNECTIONS_PER_ADDRESS: noLimit,
    REQUESTS_PER_ADDRESS: noLimit,
  };
}

function toolsOf(supervisor: Supervisor, stack: RunningStack): Pick<Bench, 'keyFolder' | 'start' | 'processes'> {
  return {
    keyFolder: keyFolderOf(stack.dataDir),
    start: async (spec) => {
      const started = supervisor.start(spec);
      await supervisor.waitUntilReady([started], readyTimeoutMs);
      return started;
    },
    processes: () =>
      [...stack.processes(), ...supervisor.processes()].flatMap(({ name, pid }) => (pid === undefined ? [] : [{ name, pid }])),
  };
}
