import { fileURLToPath } from 'node:url';
import { buildPackages } from '../../../packages/local-stack/bin/prepare/build.mjs';
import { installPackages } from '../../../packages/local-stack/bin/prepare/install.mjs';
import { requireNode } from '../../../packages/local-stack/bin/prepare/node-version.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

requireNode();
await installPackages(root);
await buildPackages(root, ['@city-genie/recommendations']);
const { runJudge } = await import('../dist/quality/judge/run-judge.js');
// Not process.exit: a long report may still be on its way through a pipe.
process.exitCode = await runJudge(process.argv.slice(2));
