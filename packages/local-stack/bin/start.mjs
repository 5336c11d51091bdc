import { fileURLToPath } from 'node:url';
import { buildPackages, stackPackages } from './prepare/build.mjs';
import { installPackages } from './prepare/install.mjs';
import { requireNode } from './prepare/node-version.mjs';

// Plain JavaScript without packages: on a fresh clone nothing else is installed yet.
const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, stackPackages);
const { runStack } = await import('../dist/start.js');
process.exit(await runStack('start', root));
