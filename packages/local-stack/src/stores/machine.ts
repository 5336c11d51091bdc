import { homedir } from 'node:os';
import { join } from 'node:path';
import { StackError } from '../processes/stack-error.js';
import type { Machine, Report } from './strategy.js';

/**
 * This machine.
 *
 * @throws StackError on a platform that the local stack doesn't support
 */
export function thisMachine(report: Report, signal?: AbortSignal): Machine {
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new StackError(
      `The local stack runs on Linux and macOS; this is ${process.platform}. Ways out: Windows Subsystem for Linux, or docker compose up.`,
    );
  }
  const cacheHome = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return {
    env: process.env,
    platform: process.platform,
    arch: process.arch,
    isRoot: process.getuid?.() === 0,
    cacheDir: join(cacheHome, 'city-genie'),
    report,
    signal,
  };
}
