import { Redis } from 'ioredis';
import type { Logger } from '../observability/logger.js';

/**
 * `request`: a caller waits, so commands fail within 300 ms and never queue while offline. `worker`: BullMQ's blocking connection, which
 * must wait and reconnect forever.
 */
export type RedisPurpose = 'request' | 'worker';

export function createRedis(url: string, purpose: RedisPurpose, logger: Logger): Redis {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1000),
    ...(purpose === 'request'
      ? { enableOfflineQueue: false, enableAutoPipelining: true, maxRetriesPerRequest: 1, commandTimeout: 300 }
      : { maxRetriesPerRequest: null }),
  });
  let down = false;
  redis.on('error', (error) => {
    // One line per outage, not one per reconnect attempt.
    if (!down) {
      logger.warn({ err: error }, 'redis');
    }
    down = true;
  });
  redis.on('ready', () => {
    if (down) {
      logger.info('redis is back');
    }
    down = false;
  });
  return redis;
}

/** Closes a connection at once, whatever its state. */
export function closeRedis(redis: Redis): void {
  redis.disconnect();
}
