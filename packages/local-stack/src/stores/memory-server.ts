import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonIn } from '../processes/run-command.js';
import { scriptCommand } from '../processes/script-command.js';
import type { Attempt, Machine } from './strategy.js';

const firstByteTimeoutMs = 10_000;
const downloadTimeoutMs = 600_000;
const pollMs = 250;

/** The mongod that mongodb-memory-server downloaded earlier. */
export async function cachedMongod(machine: Machine): Promise<Attempt> {
  const note = noteFile(machine);
  const path = existsSync(note) ? (await readFile(note, 'utf8')).trim() : '';
  return path !== '' && existsSync(path) ? { found: { kind: 'binary', path } } : { missing: 'not fetched yet', quietly: true };
}

/** Downloads the mongod for this system with mongodb-memory-server. Gives up when nothing has arrived after ten seconds. */
export async function downloadMongod(machine: Machine): Promise<Attempt> {
  const folder = join(machine.cacheDir, 'mongodb');
  await mkdir(folder, { recursive: true });
  machine.report(`Fetching MongoDB for this system (once, kept in ${folder})`);
  const result = await runDownload(folder, machine);
  const path = /^mongod=(.+)$/m.exec(result.output)?.[1];
  if (path === undefined) {
    return { missing: result.problem ?? reasonIn(result.output) ?? 'the download failed' };
  }
  await writeFile(noteFile(machine), path);
  return { found: { kind: 'binary', path } };
}

function noteFile(machine: Machine): string {
  return join(machine.cacheDir, 'mongodb', 'mongod.path');
}

async function runDownload(folder: string, machine: Machine): Promise<{ output: string; problem: string | undefined }> {
  const { command, args } = scriptCommand('./download-mongod', import.meta.url);
  const child = spawn(command, [...args, folder], { env: machine.env, signal: machine.signal, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let problem: string | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const startedAt = Date.now();
  const before = await bytesIn(folder);
  const watch = setInterval(async () => {
    const waitedMs = Date.now() - startedAt;
    const isStuck = waitedMs > firstByteTimeoutMs && (await bytesIn(folder)) <= before;
    if (isStuck || waitedMs > downloadTimeoutMs) {
      problem = isStuck ? `nothing arrived within ${firstByteTimeoutMs / 1000} s` : `not done within ${downloadTimeoutMs / 60_000} minutes`;
      child.kill('SIGKILL');
    }
  }, pollMs);
  // Ended by the signal; "close" still follows.
  child.once('error', (error) => {
    problem = error.message;
  });
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  clearInterval(watch);
  return { output, problem };
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (entry) => entry.size,
        // It was renamed or removed between the listing and the stat.
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
