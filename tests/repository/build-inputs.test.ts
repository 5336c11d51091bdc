import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo');

type DryRun = { tasks: { directory: string; inputs: Record<string, string>; hash: string }[] };

/** What turbo would build, and each workspace's inputs that decide whether it is built again. */
function dryRun(env: Record<string, string> = {}): DryRun['tasks'] {
  const options = {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...env },
  } as const;
  const { tasks }: DryRun = JSON.parse(execFileSync(process.execPath, [turbo, 'run', 'build', '--dry=json'], options));
  return tasks;
}

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
// Git lists a removed file until the removal is committed.
const files = tracked.filter((file) => existsSync(join(root, file)));

describe('a cached build is reused', () => {
  it.each(dryRun().map(({ directory, inputs }) => [directory, inputs] as const))(
    'only while all files of %s are unchanged, except tests that no build reads',
    (directory, inputs) => {
      const own = files.filter((file) => file.startsWith(`${directory}/`)).map((file) => file.slice(directory.length + 1));
      expect(own.filter((file) => !file.startsWith('test/') && inputs[file] === undefined)).toEqual([]);
    },
  );

  it('only by the same version of Node', () => {
    const hashes = (version: string) => dryRun({ BUILT_BY_NODE: version }).map(({ hash }) => hash);
    const here = hashes('v20.20.2');
    expect(hashes('v20.20.2')).toEqual(here);
    expect(hashes('v24.0.0').filter((hash) => here.includes(hash))).toEqual([]);
  });
});
