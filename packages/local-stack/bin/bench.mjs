import { fileURLToPath } from 'node:url';
import { buildPackages } from './prepare/build.mjs';
import { installPackages } from './prepare/install.mjs';
import { requireNode } from './prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root);
const { runBench } = await import('../dist/bench/run-bench.js');
process.exit(await runBench(root, process.argv.slice(2)));
