import { writeSync } from 'node:fs';
import { createLogger } from '../src/observability/logger.js';
import { endByFault, runProcess } from '../src/process/run-process.js';

// A process that is ready, and then fails in the background.
// The usual destination may write the last lines in another order.
const logger = createLogger('faulty', 'info', { write: (line) => void writeSync(1, line) });
await runProcess({
  app: { listen: async () => '', close: async () => logger.info('requests finished') },
  config: { HOST: '127.0.0.1', PORT: 0 },
  logger,
  lifecycle: { state: 'starting' },
  close: async () => logger.info('stores closed'),
});
endByFault(new Error('the loop has ended'));
