import { fileURLToPath } from 'node:url';
import { buildPackages } from './prepare/build.mjs';
import { installPackages } from './prepare/install.mjs';
import { requireNode } from './prepare/node-version.mjs';

const rootDir = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(rootDir);
await buildPackages(rootDir, ['@city-genie/local-stack', '@city-genie/identity']);
const { runAdmin } = await import('../dist/stack/run-admin.js');
process.exit(await runAdmin(process.argv.slice(2), process.env, { rootDir, say: console.log }));
