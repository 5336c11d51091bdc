import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf, runCommand } from '@city-genie/local-stack/processes/run-command';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import { installWithApt } from '@city-genie/local-stack/stores/apt';
import { findOnPath } from '@city-genie/local-stack/stores/on-path';
import type { Machine } from '@city-genie/local-stack/stores/strategy';

/** Without the browser's user interface, the shell opens a page in a quarter of the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const versionTimeoutMs = 20_000;
const downloadTimeoutMs = 180_000;

/** A path, or why there is none. */
type Search = { path: string } | { missing: string };

/**
 * The browser for the tests: CHROMIUM_PATH → on PATH → Playwright's own (downloaded if possible) → apt as root.
 *
 * @throws StackError naming what was tried and what to do
 */
export async function findChromium(webDir: string, machine: Machine): Promise<string> {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    const problem = await runProblem(chosen);
    if (problem !== undefined) {
      throw new StackError(`CHROMIUM_PATH is ${chosen}, but that does not run: ${problem}`);
    }
    return chosen;
  }
  const searches: [string, () => Promise<Search>][] = [
    ['on PATH', async () => onPath(machine)],
    ["Playwright's own", () => playwrights(webDir, machine)],
    ['apt', () => withApt(machine)],
  ];
  const failures: string[] = [];
  for (const [name, search] of searches) {
    const found = await search();
    const problem = 'missing' in found ? found.missing : await runProblem(found.path);
    if ('path' in found && problem === undefined) {
      return found.path;
    }
    failures.push(`${name}: ${problem}`);
    machine.report(`Chromium: not from ${name} (${problem})`);
  }
  throw new StackError(`Chromium is missing (${failures.join('; ')}). Install Chromium or Chrome, or set CHROMIUM_PATH to one.`);
}

async function runProblem(path: string): Promise<string | undefined> {
  const result = await runCommand(path, ['--version'], { timeoutMs: versionTimeoutMs });
  return result.code === 0 ? undefined : failureOf(result);
}

function onPath(machine: Machine): Search {
  const path = findOnPath(names, machine.env);
  return path === undefined ? { missing: 'not there' } : { path };
}

async function playwrights(webDir: string, machine: Machine): Promise<Search> {
  const options = { env: machine.env, cwd: webDir, signal: machine.signal };
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const where = await runCommand(process.execPath, ['-e', script], { ...options, timeoutMs: versionTimeoutMs });
  const path = where.stdout.trim();
  if (where.code === 0 && existsSync(path)) {
    return { path };
  }
  machine.report("Fetching Playwright's Chromium (once)");
  const cli = join(webDir, '../node_modules/@playwright/test/cli.js');
  const fetched = await runCommand(process.execPath, [cli, 'install', 'chromium'], { ...options, timeoutMs: downloadTimeoutMs });
  return fetched.code === 0 && existsSync(path) ? { path } : { missing: failureOf(fetched) };
}

async function withApt(machine: Machine): Promise<Search> {
  const problem = (await installWithApt(shell, machine)) && (await installWithApt('chromium', machine));
  return problem === undefined ? onPath(machine) : { missing: problem };
}
