import { fileURLToPath } from 'node:url';
import { buildPackages } from '../../../packages/local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../../packages/local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../../packages/local-stack/bin/prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, ['@city-genie/recommendations']);
const { main } = await import('../dist/quality/catalogue-check/main.js');
// Not process.exit: a long report may still be on its way through a pipe.
process.exitCode = await main(new Date().toISOString().slice(0, 10));
