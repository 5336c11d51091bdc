import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endProcesses } from './end-processes.js';
import type { StackLock } from './lock.js';
import { describeWarning } from './log-line.js';
import { type ManagedProcess, manageProcess, type ProcessSpec } from './managed-process.js';
import { openProcessLog, rotateLog } from './process-log.js';
import { lastLines, waitUntilReady } from './readiness.js';
import { restartPolicy } from './restart-policy.js';
import { StackError } from './stack-error.js';
import { startWatchdog, type Watchdog } from './start-watchdog.js';

export type Supervisor = {
  /** @throws StackError once the supervisor has been stopped */
  start: (spec: ProcessSpec) => ManagedProcess;
  /** @throws StackError naming the processes that are late or keep dying, with their last log lines */
  waitUntilReady: (processes: readonly ManagedProcess[], timeoutMs: number) => Promise<void>;
  /** Resolves with the reason when a process died too often; otherwise stays pending. */
  failure: Promise<StackError>;
  processes: () => { name: string; pid: number | undefined }[];
  /** Ends everything, services before stores. Can be called again; `atOnce` kills what is left, also during an ordinary stop. */
  stop: (atOnce?: boolean) => Promise<void>;
};

const stopGraceMs = 12_000;

/** Starts processes, keeps them alive, and makes sure that none outlives this one, however it ends. */
export function createSupervisor(dataDir: string, lock: StackLock, report: (line: string) => void): Supervisor {
  const logDir = join(dataDir, 'logs');
  mkdirSync(logDir, { recursive: true });
  const managed: ManagedProcess[] = [];
  const stopping = new AbortController();
  const atOnce = new AbortController();
  const watchdog = startWatchdog(dataDir, lock);
  let stopped: Promise<void> | undefined;
  let fail: (error: StackError) => void = () => undefined;
  const failure = new Promise<StackError>((resolve) => {
    fail = resolve;
  });

  const stop = async (): Promise<void> => {
    stopping.abort();
    for (const process of managed) {
      process.letGo();
    }
    const records = lock.processes().filter((record) => record.kind !== 'watchdog');
    const killed = await endProcesses(records, { graceMs: stopGraceMs, signal: atOnce.signal });
    if (killed.length > 0) {
      report(`Did not stop in time and was killed: ${killed.join(', ')}`);
    }
    await Promise.all(managed.map((process) => process.log.close()));
    lock.release();
    await watchdog.end();
  };

  return {
    failure,
    start: (spec) => {
      if (stopping.signal.aborted) {
        throw new StackError('Stopped before everything was ready.');
      }
      const process = startManaged(spec, logDir, { lock, watchdog, report, fail, stopping: stopping.signal });
      managed.push(process);
      return process;
    },
    waitUntilReady: async (processes, timeoutMs) => {
      const failed = failure.then((error) => Promise.reject(error));
      await Promise.race([waitUntilReady(processes, { timeoutMs, signal: stopping.signal, report }), failed]);
    },
    processes: () => managed.map((process) => ({ name: process.spec.name, pid: process.pid() })),
    stop: (now = false) => {
      if (now) {
        atOnce.abort();
      }
      stopped ??= stop();
      return stopped;
    },
  };
}

type Surroundings = {
  lock: StackLock;
  watchdog: Watchdog;
  report: (line: string) => void;
  fail: (error: StackError) => void;
  stopping: AbortSignal;
};

function startManaged(spec: ProcessSpec, logDir: string, { lock, watchdog, report, fail, stopping }: Surroundings): ManagedProcess {
  const path = join(logDir, `${spec.name}.log`);
  rotateLog(path);
  const tellWarning = (line: string): void => {
    const warning = spec.kind === 'service' ? describeWarning(spec.name, line) : undefined;
    // During a stop services miss each other, which is no news.
    if (warning !== undefined && !stopping.aborted) {
      report(warning);
    }
  };
  const log = openProcessLog(path, tellWarning, (reason) => report(`${path} cannot be written (${reason}). Is the disk full?`));
  const process = manageProcess(spec, log, restartPolicy, {
    started: (record) => {
      lock.add(record);
      watchdog.update();
    },
    ended: (record) => {
      lock.remove(record);
      watchdog.update();
    },
    restarting: (how, delayMs) =>
      report(`${spec.name} ended (${how}) and is started again in ${delayMs} ms. Its last lines:\n${lastLines(process)}`),
    gaveUp: (how) =>
      fail(new StackError(`${spec.name} keeps dying (${how}). Its last lines (all of them in ${path}):\n${lastLines(process)}`)),
  });
  return process;
}
