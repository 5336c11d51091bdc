import { prepare } from './prepare.mjs';

await prepare();
const { writeTurns } = await import('../dist/turns/main.js');
const { deepCities } = await import('../dist/catalogue-check/depth.js');
const [...keys] = process.argv.slice(2);
await writeTurns(keys.length > 0 ? keys : deepCities, new URL('../../', import.meta.url));
