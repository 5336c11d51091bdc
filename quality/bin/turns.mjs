import { prepare } from './prepare.mjs';

await prepare();
const { writeTurns } = await import('../dist/turns/main.js');
const [...keys] = process.argv.slice(2);
await writeTurns(keys.length > 0 ? keys : ['paris', 'london', 'tokyo'], new URL('../../', import.meta.url));
