import { runStack } from '../../src/start.js';
import { stubRepository } from './definitions.js';

// `npm start` with stubs instead of the services; argument 1 is the root of their repository.
const rootDir = process.argv[2] ?? '';
process.exit(await runStack('start', rootDir, { definitions: stubRepository(rootDir), port: 0, mailUi: { port: 0, isFirm: false } }));
