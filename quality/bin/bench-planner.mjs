import { prepare } from './prepare.mjs';

await prepare();
const { benchPlanner } = await import('../dist/toptw/main.js');
process.exit(benchPlanner(process.argv.slice(2)));
