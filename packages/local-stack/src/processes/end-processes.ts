import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, type ProcessIdentity } from './identity.js';
import { errorCode } from './stack-error.js';

/** In the order in which they are stopped: users of a store before the store. */
const processKinds = ['service', 'mail', 'store', 'watchdog'] as const;

export type ProcessRecord = ProcessIdentity & { name: string; kind: (typeof processKinds)[number] };

const pollMs = 25;

/**
 * Stops processes that lead their own group, services before stores: SIGTERM, then after `graceMs` SIGKILL to the whole group. Processes
 * that are gone, or whose id was reused, are left alone. Returns the names of those that were killed.
 */
export async function endProcesses(
  records: readonly ProcessRecord[],
  options: { graceMs: number; signal?: AbortSignal },
): Promise<string[]> {
  const killed: string[] = [];
  for (const kind of processKinds) {
    const alive = records.filter((record) => record.kind === kind && isAlive(record));
    for (const record of alive) {
      signalProcess(record.pid, 'SIGTERM');
    }
    const deadline = Date.now() + options.graceMs;
    while (alive.some(isAlive) && Date.now() < deadline && options.signal?.aborted !== true) {
      await delay(pollMs);
    }
    for (const record of alive) {
      if (isAlive(record)) {
        killed.push(record.name);
      }
      // Even when the leader is gone: its group may have processes left.
      signalProcess(-record.pid, 'SIGKILL');
    }
    while (alive.some(isAlive)) {
      await delay(pollMs);
    }
  }
  return killed;
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // ESRCH: it is gone already. EPERM: macOS reports it for a group of zombies.
    if (errorCode(error) !== 'ESRCH' && errorCode(error) !== 'EPERM') {
      throw error;
    }
  }
}
