import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';

const noTalk = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };
/** Pages are prerendered at build, so builds of another Node version aren't reused. */
const builtBy = { BUILT_BY_NODE: process.version };

/** The parts of a built stack: its starter, its processes and the site. Their dependencies are built with them. */
export const stackPackages = ['@city-genie/local-stack', './services/*', './gateway', './web'];

/** What plays payments, started with `--with-test-payments` alone. */
export const paymentPackages = ({ withTestPayments }) => (withTestPayments ? ['@city-genie/stand-ins'] : []);

/**
 * Builds what has changed; without changes this takes half a second. Exits with a message when a build fails.
 *
 * @param {string} root of the repository
 * @param {string[]} packages names of workspaces, or patterns of their folders that begin with `./`; empty = all
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
