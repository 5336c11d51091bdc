import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stores } from '../stores/run-stores.js';
import { endProcesses, type ProcessRecord } from './end-processes.js';
import { identify, isAlive, type ProcessIdentity } from './identity.js';
import { errorCode, StackError } from './stack-error.js';

/** The content of `lock.json` in a data folder: the running stack, and every process it started. */
export type LockContent = {
  stackId: string;
  supervisor: ProcessIdentity;
  /** The address of the running stack. */
  address: string;
  /** The data folder is removed with the stack. */
  throwAway: boolean;
  processes: ProcessRecord[];
  /** Where the stores are, once they run. */
  stores?: Stores;
};

export type StackLock = {
  stackId: string;
  throwAway: boolean;
  add: (record: ProcessRecord) => void;
  remove: (record: ProcessRecord) => void;
  noteStores: (stores: Stores) => void;
  /** All processes recorded now. */
  processes: () => readonly ProcessRecord[];
  release: () => void;
};

const lockName = 'lock.json';
const staleGraceMs = 5000;

/**
 * Locks a data folder for this process, after ending what a killed predecessor left running.
 *
 * @throws StackError when another live process holds the lock
 */
export async function acquireLock(
  dataDir: string,
  options: { address: string; throwAway: boolean; report: (line: string) => void },
): Promise<StackLock> {
  const path = join(dataDir, lockName);
  const supervisor = identify(process.pid);
  if (supervisor === undefined) {
    throw new StackError('This process cannot read its own start time (/proc or ps); the local stack needs it to clean up safely.');
  }
  const content: LockContent = { stackId: randomUUID(), supervisor, address: options.address, throwAway: options.throwAway, processes: [] };
  while (!createExclusively(path, content)) {
    const old = readLock(dataDir);
    if (old !== undefined && isAlive(old.supervisor)) {
      throw new StackError(
        `City Genie is already running from ${dataDir} (process ${old.supervisor.pid}, ${old.address}). Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await endLeftOvers(old, options.report);
    setAside(path, old);
  }
  return openLock(path, content);
}

/** The content of a folder's lock; undefined when it is missing or unreadable (its writer was interrupted, or the disk full). */
export function readLock(dataDir: string): LockContent | undefined {
  try {
    const content: LockContent = JSON.parse(readFileSync(join(dataDir, lockName), 'utf8'));
    return typeof content?.supervisor?.pid === 'number' && Array.isArray(content.processes) ? content : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

function openLock(path: string, content: LockContent): StackLock {
  let released = false;
  const save = (): void => {
    // An exit event after the release must not bring the file back.
    if (released) {
      return;
    }
    // A configured store's address may hold a password.
    writeFileSync(`${path}.new`, JSON.stringify(content, null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  return {
    stackId: content.stackId,
    throwAway: content.throwAway,
    add: (record) => {
      content.processes.push(record);
      save();
    },
    remove: (record) => {
      content.processes = content.processes.filter((other) => other !== record);
      save();
    },
    noteStores: (stores) => {
      content.stores = stores;
      save();
    },
    processes: () => content.processes,
    release: () => {
      released = true;
      rmSync(path, { force: true });
    },
  };
}

/** A hard link appears atomically with its whole content, and only if no lock exists. */
function createExclusively(path: string, content: LockContent): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content, null, 2));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      return false;
    }
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function endLeftOvers(old: LockContent | undefined, report: (line: string) => void): Promise<void> {
  const left = (old?.processes ?? []).filter(isAlive);
  if (left.length > 0) {
    report(`Ending what a killed start left running: ${left.map((record) => record.name).join(', ')}`);
    await endProcesses(left, { graceMs: staleGraceMs });
  }
}

/** Removes the stale lock, but not a new one that another start has put there meanwhile. */
function setAside(path: string, seen: LockContent | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return;
    }
    throw error;
  }
  const text = readFileSync(aside, 'utf8');
  if (seen !== undefined && !text.includes(seen.stackId)) {
    renameSync(aside, path);
    return;
  }
  rmSync(aside, { force: true });
}
