import { fileURLToPath } from 'node:url';
import { buildPackages } from './prepare/build.mjs';
import { installPackages } from './prepare/install.mjs';
import { requireNode } from './prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, ['@city-genie/local-stack']);
const { runPaymentsSetup } = await import('../dist/payments/run-setup.js');
process.exit(await runPaymentsSetup(process.env, (line) => console.log(line)));
