import { fileURLToPath } from 'node:url';
import { buildPackages, stackPackages } from '../../packages/local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../packages/local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../packages/local-stack/bin/prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, [...stackPackages, '@city-genie/test-kit']);
// Tests aren't built: this part runs from source and uses the built packages.
const { register } = await import('tsx/esm/api');
register();
const { runFaults } = await import('../faults/run-faults.ts');
process.exit(await runFaults());
