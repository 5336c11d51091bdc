import { prepare } from './prepare.mjs';

await prepare();
const { runFaults } = await import('../faults/run-faults.ts');
process.exit(await runFaults());
