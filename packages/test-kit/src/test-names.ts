import { randomBytes } from 'node:crypto';

/** A MongoDB database name that nobody else has; test files run side by side on one server. */
export function testDatabaseName(label = 'test'): string {
  return `${label.replace(/[^a-z0-9]/gi, '_').slice(0, 30)}_${randomBytes(6).toString('hex')}`;
}

/**
 * The Redis of the tests with a database number of this worker's own, so that fixed key names of services don't meet. Files of one worker
 * run one after the other and flush it first.
 *
 * @param baseUrl `inject('redisUrl')`
 */
export function testRedisUrl(baseUrl: string, workerId = process.env.VITEST_POOL_ID ?? '0'): string {
  const url = new URL(baseUrl);
  url.pathname = `/${Number(workerId) % 16}`;
  return url.href;
}
