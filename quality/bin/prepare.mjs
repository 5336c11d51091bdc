import { fileURLToPath } from 'node:url';
// By path: before the first install no package has a name.
import { buildPackages } from '../../packages/local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../packages/local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../packages/local-stack/bin/prepare/node-version.mjs';

/** Installs and builds what the programs here run on; ends the process with a sentence when that fails. */
export async function prepare() {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  requireNode();
  await installPackages(root);
  await buildPackages(root, ['@city-genie/quality']);
}
