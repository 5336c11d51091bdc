import { fileURLToPath } from 'node:url';
import { buildPackages } from '../../../packages/local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../../packages/local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../../packages/local-stack/bin/prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, ['@city-genie/recommendations']);
const { benchPlanner } = await import('../dist/quality/toptw/main.js');
process.exit(benchPlanner(process.argv.slice(2)));
