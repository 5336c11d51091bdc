import { randomUUID } from 'node:crypto';
import { createQueue } from '@city-genie/service-kit/jobs/queue';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { createRedis } from '@city-genie/service-kit/stores/redis';
import Fastify from 'fastify';

/* One handler three times: with no work, with a PING of Redis, and with a job as services hand it over. */
const { PORT, REDIS_URL = '' } = process.env;
const logger = createLogger('queue-handlers', 'warn');
const redis = createRedis(REDIS_URL, 'request', logger);
const queue = createQueue('{bench}', redis, logger);
const mail = { to: 'ada@city-genie.example', firstName: 'Ada', tokenId: 'A'.repeat(22), tokenExpiresAt: 1_900_000_000 };

const app = Fastify({ keepAliveTimeout: 75_000 });
app.get('/readyz', async (_request, reply) => reply.code(redis.status === 'ready' ? 200 : 503).send({}));
app.get('/nothing', async () => ({ success: true }));
app.get('/ping', async () => ({ success: (await redis.ping()) === 'PONG' }));
app.get('/enqueue', async () => {
  const id = randomUUID();
  await queue.add('account.verify', { ...mail, type: 'account.verify', id }, { jobId: id });
  return { success: true };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
