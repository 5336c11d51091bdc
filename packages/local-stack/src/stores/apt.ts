import { existsSync, readFileSync } from 'node:fs';
import { failureOf, runCommand } from '../processes/run-command.js';
import { findOnPath } from './on-path.js';
import type { Machine } from './strategy.js';

const installTimeoutMs = 600_000;

/**
 * Installs a Debian package as a last resort: only as root on Debian or Ubuntu, printing the command first, and not with
 * `NO_SYSTEM_INSTALL=1`. Returns why it did not, or undefined.
 */
export async function installWithApt(packageName: string, machine: Machine): Promise<string | undefined> {
  const refusal = refusalOf(machine);
  if (refusal !== undefined) {
    return refusal;
  }
  const env = { ...machine.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', packageName];
  for (const command of [install, ['apt-get', 'update'], install]) {
    machine.report(`Running: ${command.join(' ')}`);
    const result = await runCommand(command[0] ?? '', command.slice(1), { timeoutMs: installTimeoutMs, env, signal: machine.signal });
    if (result.code === 0 && command === install) {
      return undefined;
    }
    if (result.code !== 0) {
      machine.report(`It failed: ${failureOf(result)}`);
    }
  }
  return `apt-get install ${packageName} failed`;
}

function refusalOf(machine: Machine): string | undefined {
  if (machine.env.NO_SYSTEM_INSTALL === '1') {
    return 'NO_SYSTEM_INSTALL=1 refuses it';
  }
  if (findOnPath(['apt-get'], machine.env) === undefined || !isDebianLike()) {
    return 'this is neither Debian nor Ubuntu';
  }
  return machine.isRoot ? undefined : 'only root may install packages';
}

function isDebianLike(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync(file, 'utf8'));
}
