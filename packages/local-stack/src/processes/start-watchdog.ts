import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { identify } from './identity.js';
import type { StackLock } from './lock.js';
import { scriptCommand } from './script-command.js';

export type Watchdog = {
  /** Sends it the processes recorded now. */
  update: () => void;
  /** Ends it without killing anything; resolves when it is gone. */
  end: () => Promise<void>;
};

/** Starts the helper that ends all recorded processes when this process dies, even by SIGKILL. */
export function startWatchdog(dataDir: string, lock: StackLock): Watchdog {
  const { command, args } = scriptCommand('./watchdog', import.meta.url);
  const more = [dataDir, lock.stackId, ...(lock.throwAway ? ['throw-away'] : [])];
  const child = spawn(command, [...args, ...more], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity !== undefined) {
    lock.add({ ...identity, name: 'watchdog', kind: 'watchdog' });
  }
  const gone = once(child, 'exit');
  // If it dies, the next start still cleans up; a failed write to it must not end this process.
  child.stdin.on('error', () => undefined);
  const send = (records: unknown): void => {
    child.stdin.write(`${JSON.stringify(records)}\n`);
  };
  return {
    update: () => send(lock.processes().filter((record) => record.kind !== 'watchdog')),
    end: async () => {
      send([]);
      child.stdin.end();
      await gone;
    },
  };
}
