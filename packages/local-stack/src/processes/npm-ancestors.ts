import { execFileSync } from 'node:child_process';
import { identify, type ProcessIdentity } from './identity.js';

/**
 * The processes between this one and the npm that runs it, including npm (npm starts scripts through a shell, which may stay). Empty when
 * npm didn't start this: a shell that started it in the background may end first.
 */
export function npmAncestors(): ProcessIdentity[] {
  if (process.env.npm_lifecycle_event === undefined) {
    return [];
  }
  const ancestors: ProcessIdentity[] = [];
  for (let pid = process.ppid; ancestors.length < 3; ) {
    const identity = identify(pid);
    if (identity === undefined) {
      return [];
    }
    ancestors.push(identity);
    const { parent, command } = describe(pid);
    if (/^npm\b|npm-cli/.test(command)) {
      return ancestors;
    }
    pid = parent;
  }
  // Another program that sets npm's variables: the nearest process is the one that started this.
  return ancestors.slice(0, 1);
}

function describe(pid: number): { parent: number; command: string } {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [parent = '0', ...command] = line.split(/\s+/);
  return { parent: Number(parent), command: command.join(' ') };
}
