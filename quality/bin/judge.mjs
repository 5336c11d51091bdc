import { prepare } from './prepare.mjs';

await prepare();
const { runJudge } = await import('../dist/judge/run-judge.js');
// Not process.exit: a long report may still be on its way through a pipe.
process.exitCode = await runJudge(process.argv.slice(2));
