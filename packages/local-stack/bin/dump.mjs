import { fileURLToPath } from 'node:url';
import { buildPackages } from './prepare/build.mjs';
import { installPackages } from './prepare/install.mjs';
import { requireNode } from './prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root);
const { makeDump } = await import('../dist/dump/make-dump.js');
process.exit(await makeDump(root, process.argv.slice(2)));
