import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Gate, gate } from './gate.js';
import { replyDigests } from './reply-digests.js';

const bodies = 80;
/** Machines differ in these, replies must not. */
const machines = [
  { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'C' },
] as const;

/** Digests of the first replies by another process on another machine's settings. `nodeArgs`: how to run TypeScript, if need be. */
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

/** Equal bodies give equal bytes: here twice, and in two other processes. */
export async function determinismGate(): Promise<Gate> {
  const first = await replyDigests(bodies);
  const others = [await replyDigests(bodies)];
  for (const machine of machines) {
    others.push(await digestsElsewhere(bodies, machine));
  }
  const equal = first.filter((digest, index) => others.every((other) => other[index] === digest)).length;
  return gate('same body, same bytes', 'all, across 3 processes', `${equal} of ${bodies}`, equal === bodies);
}
