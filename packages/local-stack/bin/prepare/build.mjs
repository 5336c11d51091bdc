import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';

const noTalk = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };
/** Pages are rendered at build: what another Node made isn't taken. */
const builtBy = { BUILT_BY_NODE: process.version };

/** What a built stack is made of: what starts it, its processes and the site. What these use is built with them. */
export const stackPackages = ['@city-genie/local-stack', './services/*', './gateway', './web'];

/**
 * Builds what has changed; with nothing changed this takes half a second. Ends the process with a sentence when a build fails.
 *
 * @param {string} root of the repository
 * @param {string[]} packages names of workspaces, or patterns of their folders that begin with `./`; all of them when empty
 */
export async function buildPackages(root, packages = []) {
  console.log('Building what has changed');
  const filters = packages.map((name) => `--filter=${name}`);
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
  const args = [turbo, 'run', 'build', '--output-logs=errors-only', '--log-prefix=none', ...filters];
  const { code } = await runStep(process.execPath, args, { cwd: root, env: { ...process.env, ...noTalk, ...builtBy }, quiet: true });
  if (code !== 0) {
    console.error('\nThe build failed; the reason is above.');
    process.exit(1);
  }
}

/**
 * What watch mode needs built: the stack itself, and the site once, which the gateway reads at its start.
 *
 * @param {string} root of the repository
 */
export function packagesForWatching(root) {
  const hasSite = existsSync(join(root, 'web', 'dist', 'index.html'));
  return ['@city-genie/local-stack', ...(hasSite ? [] : ['@city-genie/web'])];
}
