import { fileURLToPath } from 'node:url';
import { buildPackages, stackPackages } from '../../local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../local-stack/bin/prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, [...stackPackages, '@city-genie/stand-ins', '@city-genie/quality', '@city-genie/bench']);
const { runBench } = await import('../dist/run-bench.js');
process.exit(await runBench(root, process.argv.slice(2)));
