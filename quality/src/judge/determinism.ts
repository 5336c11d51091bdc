import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Gate, gate } from './gate.js';
import { replyDigests } from './reply-digests.js';

const bodies = 80;
/** Environments differ in these settings; replies must not. */
const machines = [
  { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'C' },
] as const;

/**
 * Digests of the first replies, computed by another process with the settings of another machine. `nodeArgs`: the arguments
 * that Node needs to run TypeScript, if any.
 */
export async function digestsElsewhere(
  count: number,
  machine: NodeJS.ProcessEnv,
  nodeArgs: readonly string[] = process.execArgv,
): Promise<string[]> {
  const ending = extname(new URL(import.meta.url).pathname);
  const script = fileURLToPath(new URL(`./digest-process${ending}`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeArgs, script, String(count)], {
    env: { ...process.env, ...machine },
  });
  return stdout.trim().split('\n');
}

/** Equal bodies give equal bytes: checked twice in this process, and in two others. */
export async function determinismGate(): Promise<Gate> {
  const first = await replyDigests(bodies);
  const others = [await replyDigests(bodies)];
  for (const machine of machines) {
    others.push(await digestsElsewhere(bodies, machine));
  }
  const equal = first.filter((digest, index) => others.every((other) => other[index] === digest)).length;
  return gate('equal bytes for equal bodies', 'all, across 3 processes', `${equal} of ${bodies}`, equal === bodies);
}
