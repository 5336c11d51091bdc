import { prepare } from './prepare.mjs';

await prepare();
const { runDay } = await import('../day/run-day.ts');
process.exit(await runDay((line) => console.log(line)));
