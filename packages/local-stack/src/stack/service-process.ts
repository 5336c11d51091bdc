import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessSpec } from '../processes/managed-process.js';
import { answersOk } from '../processes/readiness.js';
import { sourceFlags } from '../processes/script-command.js';
import { StackError } from '../processes/stack-error.js';
import type { ServiceDefinition } from './services.js';

export type ServiceRun = {
  rootDir: string;
  /** Run from source, restarted on every change of a file. */
  isWatching: boolean;
  port: number;
  env: NodeJS.ProcessEnv;
};

/**
 * Starts one of our services as `node dist/server.js` in its folder.
 *
 * @throws StackError when it isn't built
 */
export function serviceSpec(definition: ServiceDefinition, run: ServiceRun): ProcessSpec {
  const cwd = join(run.rootDir, definition.folder);
  const entry = run.isWatching ? 'src/server.ts' : 'dist/server.js';
  if (!existsSync(join(cwd, entry))) {
    throw new StackError(`${definition.folder}/${entry} is missing${run.isWatching ? '' : '; build it first: npm run build'}.`);
  }
  return {
    name: definition.name,
    kind: 'service',
    command: process.execPath,
    args: run.isWatching ? ['--watch', '--watch-preserve-output', ...sourceFlags(), entry] : ['--enable-source-maps', entry],
    cwd,
    env: { ...process.env, ...run.env, APP_MODE: 'local', HOST: '127.0.0.1', PORT: String(run.port) },
    isReady: () => answersOk(`http://127.0.0.1:${run.port}/readyz`),
  };
}
