import { fileURLToPath } from 'node:url';
import { buildPackages, paymentPackages, stackPackages } from './prepare/build.mjs';
import { installPackages } from './prepare/install.mjs';
import { requireNode } from './prepare/node-version.mjs';
import { readStartOptions } from './prepare/options.mjs';

// Plain JavaScript without packages: on a fresh clone nothing else is installed yet.
const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
const options = readStartOptions(process.argv.slice(2));
await installPackages(root);
await buildPackages(root, [...stackPackages, ...paymentPackages(options)]);
const { runStack } = await import('../dist/start.js');
process.exit(await runStack('start', root, options));
