import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { failureOf, runCommand } from '../processes/run-command.js';

/** The first of these programs on PATH, as an absolute path. */
export function findOnPath(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Missing or not executable for us: the search goes on.
    return false;
  }
}

const versionTimeoutMs = 10_000;

/** Runs `path --version`, which also shows whether it runs on this machine at all (libraries, CPU), and compares the version. */
export async function checkVersion(
  path: string,
  pattern: RegExp,
  minimum: readonly [number, number],
): Promise<{ problem: string | undefined }> {
  const result = await runCommand(path, ['--version'], { timeoutMs: versionTimeoutMs });
  if (result.code !== 0) {
    return { problem: `${path} does not run here: ${failureOf(result)}` };
  }
  const match = pattern.exec(result.stdout);
  const [major, minor] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || major < minimum[0] || (major === minimum[0] && minor < minimum[1])) {
    const version = match === null ? 'of an unknown version' : `${major}.${minor}`;
    return { problem: `${path} is ${version}; needed is ${minimum.join('.')} or newer` };
  }
  return { problem: undefined };
}
