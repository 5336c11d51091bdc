import { prepare } from './prepare.mjs';

await prepare();
const { main } = await import('../dist/catalogue-check/main.js');
// Not process.exit: a long report may still be on its way through a pipe.
process.exitCode = await main(new Date().toISOString().slice(0, 10));
