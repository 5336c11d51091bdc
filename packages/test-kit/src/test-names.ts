import { randomBytes } from 'node:crypto';

/** A unique MongoDB database name; test files run side by side on one server. */
export function testDatabaseName(label = 'test'): string {
  return `${label.replace(/[^a-z0-9]/gi, '_').slice(0, 30)}_${randomBytes(6).toString('hex')}`;
}

/**
 * The tests' Redis with this worker's own database number, so that fixed key names of services don't collide. Files of one worker run in
 * sequence and flush it first.
 *
 * @param baseUrl `inject('redisUrl')`
 */
export function testRedisUrl(baseUrl: string, workerId = process.env.VITEST_POOL_ID ?? '0'): string {
  const url = new URL(baseUrl);
  url.pathname = `/${Number(workerId) % 16}`;
  return url.href;
}
