import { type ChildProcess, spawn } from 'node:child_process';
import type { ProcessRecord } from './end-processes.js';
import { identify } from './identity.js';
import type { ProcessLog } from './process-log.js';
import { type RestartPolicy, restartDelayMs } from './restart-policy.js';

export type ProcessSpec = {
  name: string;
  kind: ProcessRecord['kind'];
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whether it answers now; polled, bounded, never rejects. */
  isReady: () => Promise<boolean>;
};

export type ManagedProcess = {
  spec: ProcessSpec;
  log: ProcessLog;
  pid: () => number | undefined;
  /** After this call its end is expected. */
  letGo: () => void;
};

export type ProcessEvents = {
  started: (record: ProcessRecord) => void;
  ended: (record: ProcessRecord) => void;
  /** It died and will be restarted after `delayMs`. */
  restarting: (how: string, delayMs: number) => void;
  /** It died too often. */
  gaveUp: (how: string) => void;
};

/**
 * Keeps one process alive: in its own group (session), so that Ctrl-C reaches only the supervisor, and restarted when it dies, within the
 * policy's limit.
 */
export function manageProcess(spec: ProcessSpec, log: ProcessLog, policy: RestartPolicy, events: ProcessEvents): ManagedProcess {
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let letGo = false;
  const deaths: number[] = [];

  const died = (how: string): void => {
    child = undefined;
    if (letGo) {
      return;
    }
    deaths.push(Date.now());
    const delayMs = restartDelayMs(deaths, Date.now(), policy);
    if (delayMs === undefined) {
      events.gaveUp(how);
      return;
    }
    events.restarting(how, delayMs);
    restart = setTimeout(start, delayMs);
  };

  const start = (): void => {
    const started = spawn(spec.command, spec.args, { cwd: spec.cwd, env: spec.env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    log.follow(started.stdout);
    log.follow(started.stderr);
    const identity = started.pid === undefined ? undefined : identify(started.pid);
    const record = identity === undefined ? undefined : { ...identity, name: spec.name, kind: spec.kind };
    if (record !== undefined) {
      events.started(record);
    }
    started.once('error', (error) => {
      // Only a process that failed to start has no exit event.
      if (started.pid === undefined) {
        died(error.message);
      }
    });
    started.once('exit', (code, signal) => {
      if (record !== undefined) {
        events.ended(record);
      }
      died(signal === null ? `exit code ${code}` : `signal ${signal}`);
    });
  };

  start();
  return {
    spec,
    log,
    pid: () => child?.pid,
    letGo: () => {
      letGo = true;
      clearTimeout(restart);
    },
  };
}
