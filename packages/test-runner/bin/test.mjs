import { fileURLToPath } from 'node:url';
import { buildPackages } from '../../local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../local-stack/bin/prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, ['@city-genie/test-runner']);
const { runTests } = await import('../dist/run-tests.js');
process.exit(await runTests(root, process.argv.slice(2)));
