import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { createJobWorker } from '../src/jobs/job-worker.js';
import { createLogger } from '../src/observability/logger.js';
import { createRedis } from '../src/stores/redis.js';

it('a worker tells when its loop fails', async () => {
  const logger = createLogger('test', 'silent');
  const counts = { done: () => undefined, retried: () => undefined, failed: () => undefined, expired: () => undefined };
  const options = { queue: '{test}', process: async () => undefined, settings: { prefix: randomUUID() } };
  const worker = createJobWorker(createRedis(inject('redisUrl'), 'worker', logger), logger, options, counts);
  worker.run(() => expect.unreachable());
  const fault = await new Promise((resolve) => worker.run(resolve));
  await worker.stop();
  expect(fault).toMatchObject({ message: 'Worker is already running.' });
});

it('a process ends in order and with a failure when something in the background fails for good', async () => {
  const script = fileURLToPath(new URL('faulty-process.ts', import.meta.url));
  const ended: unknown = await promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', script]).catch(
    (error: unknown) => error,
  );
  const stdout = expect.stringMatching(/the loop has ended.*stopping after a fault[\s\S]*requests finished[\s\S]*stores closed/);
  expect(ended).toMatchObject({ code: 1, stdout });
});
