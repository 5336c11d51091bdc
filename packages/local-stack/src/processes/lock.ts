import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcesses, type ProcessRecord } from './end-processes.js';
import { identify, isAlive, type ProcessIdentity } from './identity.js';
import { errorCode, StackError } from './stack-error.js';

/** What `lock.json` in a data folder holds: who runs there, and everything that was started. */
export type LockContent = {
  stackId: string;
  supervisor: ProcessIdentity;
  /** Where to find the running one. */
  address: string;
  /** The data folder goes with the stack. */
  throwAway: boolean;
  processes: ProcessRecord[];
};

export type StackLock = {
  stackId: string;
  throwAway: boolean;
  add: (record: ProcessRecord) => void;
  remove: (record: ProcessRecord) => void;
  /** Everything that is on record now. */
  processes: () => readonly ProcessRecord[];
  release: () => void;
};

const lockName = 'lock.json';
const staleGraceMs = 5000;

/**
 * Takes a data folder for this process. What a killed predecessor left running is ended first.
 *
 * @throws StackError when another live process has it
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

/** The content of a folder's lock; undefined when there is none that can be read (its writer was interrupted or the disk full). */
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
    // The news of an end may arrive after the release, and must not bring the file back.
    if (released) {
      return;
    }
    writeFileSync(`${path}.new`, JSON.stringify(content, null, 2));
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
    processes: () => content.processes,
    release: () => {
      released = true;
      rmSync(path, { force: true });
    },
  };
}

/** A hard link appears with its whole content or not at all, and only if nobody was first. */
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

/** Removes the stale lock, but not a fresh one that another start put there in the meantime. */
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
