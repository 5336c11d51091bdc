import { fileURLToPath } from 'node:url';
import { buildPackages, packagesForWatching } from './prepare/build.mjs';
import { installPackages } from './prepare/install.mjs';
import { requireNode } from './prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, packagesForWatching(root));
const { runStack } = await import('../dist/start.js');
process.exit(await runStack('dev', root));
