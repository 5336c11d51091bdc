import { prepare, root } from './prepare.mjs';

await prepare();
const { makeDump } = await import('../dumps/make-dump.ts');
process.exit(await makeDump(root, process.argv.slice(2)));
