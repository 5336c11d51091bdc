import { fileURLToPath } from 'node:url';
import { buildPackages, packagesForWatching, paymentPackages } from './prepare/build.mjs';
import { installPackages } from './prepare/install.mjs';
import { requireNode } from './prepare/node-version.mjs';
import { readStartOptions } from './prepare/options.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
const options = readStartOptions(process.argv.slice(2));
await installPackages(root);
await buildPackages(root, [...packagesForWatching(root), ...paymentPackages(options)]);
const { runStack } = await import('../dist/start.js');
process.exit(await runStack('dev', root, options));
