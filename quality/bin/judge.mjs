import { prepare } from './prepare.mjs';

await prepare();
const { runJudge } = await import('../dist/judge/run-judge.js');
// Not process.exit(), which would truncate a long report that is still being written to a pipe.
process.exitCode = await runJudge(process.argv.slice(2));
