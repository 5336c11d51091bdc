import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StackError } from '../processes/stack-error.js';

/** A new MongoDB's journal and files take about 300 MB. */
const neededBytes = 500 * 1024 * 1024;

/**
 * Checks that data can be stored in this folder.
 *
 * @throws StackError naming the folder and the reason: not writable, disk full
 */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe.${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new StackError(describe(dataDir, error));
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < neededBytes) {
    const freeMegabytes = Math.floor((bavail * bsize) / 1024 / 1024);
    throw new StackError(
      `The disk is nearly full: ${freeMegabytes} MB are free at ${dataDir}, 500 MB are needed. Free some, or set DATA_DIR to another disk.`,
    );
  }
}

function describe(dataDir: string, error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk is full: nothing can be written to ${dataDir}. Free some space, or set DATA_DIR to another disk.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The data folder ${dataDir} cannot be written (${reason}). Change its rights, or set DATA_DIR to another folder.`;
}
