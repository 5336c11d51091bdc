import { fileURLToPath } from 'node:url';
import { buildPackages, stackPackages } from '../../packages/local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../packages/local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../packages/local-stack/bin/prepare/node-version.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Installs and builds what a command of this folder needs, and lets it import sources: tests aren't built.
 *
 * @param {string[]} packages what is built, with what it depends on; default: the whole stack
 */
export async function prepare(packages = [...stackPackages, '@city-genie/test-kit']) {
  requireNode();
  await installPackages(root);
  await buildPackages(root, packages);
  const { register } = await import('tsx/esm/api');
  register();
}
