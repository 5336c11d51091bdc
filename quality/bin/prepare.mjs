import { fileURLToPath } from 'node:url';
// By relative path: before the first install, package names don't resolve yet.
import { buildPackages } from '../../packages/local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../packages/local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../packages/local-stack/bin/prepare/node-version.mjs';

/** Installs and builds what these programs need. When that fails, prints a message and ends the process. */
export async function prepare() {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  requireNode();
  await installPackages(root);
  await buildPackages(root, ['@city-genie/quality']);
}
