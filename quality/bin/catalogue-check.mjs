import { prepare } from './prepare.mjs';

await prepare();
const { main } = await import('../dist/catalogue-check/main.js');
// Not process.exit(), which would truncate a long report that is still being written to a pipe.
process.exitCode = await main(new Date().toISOString().slice(0, 10));
