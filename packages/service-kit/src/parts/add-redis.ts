import type { Redis } from 'ioredis';
import type { ProcessKit } from '../process/process-kit.js';
import { closeRedis, createRedis } from '../stores/redis.js';

/** A connection to Redis, no part of readiness. */
export function addRedis(kit: ProcessKit, url: string): Redis {
  const connection = createRedis(url, 'request', kit.logger);
  kit.redisConnections.push(connection);
  kit.onStop(() => closeRedis(connection));
  return connection;
}
