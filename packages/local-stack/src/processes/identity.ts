import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './stack-error.js';

/** Identifies a process for certain: ids are reused, the pair of id and start time isn't. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** The identity of a running process; undefined when there is none, or only a zombie. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? linuxStart(pid) : posixStart(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

/** The start in clock ticks since boot, with the boot's own id, since a reboot resets the ticks. */
function linuxStart(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) {
    return undefined;
  }
  // The second field is the name in brackets, and may contain anything; parse behind it, from the state on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${bootId()}:${fields[19]}`;
}

function bootId(): string {
  return readIfThere('/proc/sys/kernel/random/boot_id')?.trim().slice(0, 8) ?? 'boot';
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') {
      return undefined;
    }
    throw error;
  }
}

function posixStart(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    }).trim();
    const [state = 'Z', ...start] = line.split(/\s+/);
    return state.startsWith('Z') ? undefined : start.join(' ');
  } catch {
    // ps exits with 1 when the process doesn't exist, and for no other reason.
    return undefined;
  }
}
